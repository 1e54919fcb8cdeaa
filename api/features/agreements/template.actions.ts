/** What administrators do with templates of agreements: prepare a draft, publish it, discard it, go back to the product's own. */
import type { Language } from '../../__generated__/prisma/enums.ts'
import * as errors from '#texts/agreements/errors.js'
import * as nouns from '#texts/ui/nouns.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { changedMeanwhile, conflict, invalid, notFound } from '../../errors.ts'
import { said } from '../../said.rules.ts'
import type { AgreementKind } from './agreement.rules.ts'
import { problemsOf } from './checkTemplate.ts'
import { fingerprintOf } from './productTemplates.ts'
import {
  deleteAgreementVersionRules,
  publishAgreementVersionRules,
  resetAgreementTemplateRules,
  saveAgreementVersionRules,
} from './template.rules.ts'

const requires = 'AGREEMENT_MANAGE'

interface Place {
  kind: AgreementKind
  language: Language
}

const inLanguage = said({ ENGLISH: errors.inEnglish, ARABIC: errors.inArabic })

const audited = ({ audit }: Work, id: number, { kind, language }: Place, state: [string | null, string | null]) =>
  audit('AgreementVersion', id, { kind: [null, kind], language: [null, inLanguage[language]], state })

export const saveAgreementVersion = action({
  name: 'saveAgreementVersion',
  requires,
  rules: saveAgreementVersionRules,
  description:
    'Keeps a template of agreements as its draft in a language. Unknown placeholders are refused, and templates without those that every draft needs.',
  async run(work, { kind, language, revision, text }) {
    const { tx, viewer } = work
    const problems = problemsOf(kind, text)
    if (problems) throw invalid(problems)
    const place = { kind, language }
    const data = { text, basedOn: fingerprintOf(kind, language), writtenAt: new Date(), writtenById: viewer.id }
    const { count } = revision
      ? await tx.agreementVersion.updateMany({
          where: { ...place, publishedAt: null, revision },
          data: { ...data, revision: { increment: 1 } },
        })
      : await tx.agreementVersion.createMany({ data: { ...place, ...data }, skipDuplicates: true })
    if (!count) throw changedMeanwhile(nouns.agreementTemplate())
    const { id } = await tx.agreementVersion.findFirstOrThrow({ where: { ...place, publishedAt: null } })
    await audited(work, id, place, [null, errors.draft()])
    return { versionId: id }
  },
})

export const publishAgreementVersion = action({
  name: 'publishAgreementVersion',
  requires,
  rules: publishAgreementVersionRules,
  description: 'Has new drafts made from a template; drafts that were made before stay as they are.',
  async run(work, { id, revision }) {
    const { tx, access, viewer } = work
    const { kind, language, publishedAt } = await access.find(requires, id)
    if (publishedAt) throw conflict(errors.published())
    await tx.agreementVersion.updateMany({ where: { kind, language, current: true }, data: { current: false } })
    const { count } = await tx.agreementVersion.updateMany({
      where: { id, publishedAt: null, revision },
      data: { publishedAt: new Date(), publishedById: viewer.id, current: true },
    })
    if (!count) throw changedMeanwhile(nouns.agreementTemplate())
    await audited(work, id, { kind, language }, [errors.draft(), errors.shown()])
    return { versionId: id }
  },
})

export const deleteAgreementVersion = action({
  name: 'deleteAgreementVersion',
  requires,
  rules: deleteAgreementVersionRules,
  description: 'Discards the draft of a template; what is published stays.',
  async run(work, { id }) {
    const { tx, access } = work
    const draft = await access.find(requires, id)
    const { count } = await tx.agreementVersion.deleteMany({ where: { id, publishedAt: null } })
    if (!count) throw draft.publishedAt ? conflict(errors.published()) : notFound(records.agreementVersion())
    await audited(work, id, draft, [errors.draft(), null])
    return { deletedId: id }
  },
})

export const resetAgreementTemplate = action({
  name: 'resetAgreementTemplate',
  requires,
  rules: resetAgreementTemplateRules,
  description: 'Has new drafts made from the product’s own template again. Published versions stay.',
  async run(work, place) {
    const { tx } = work
    const current = await tx.agreementVersion.findFirst({ where: { ...place, current: true } })
    const { count } = await tx.agreementVersion.updateMany({
      where: { ...place, current: true },
      data: { current: false },
    })
    if (!current || !count) throw conflict(errors.ownAlready())
    await audited(work, current.id, place, [errors.shown(), errors.ownText()])
    return { versionId: current.id }
  },
})
