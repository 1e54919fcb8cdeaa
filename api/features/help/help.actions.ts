/** What administrators do with the words of help articles: prepare a draft, publish it, discard it, go back to the product's own. */
import { helpArticles } from '../../__generated__/features/helpArticles.ts'
import type { Language } from '../../__generated__/prisma/enums.ts'
import * as errors from '#texts/help/errors.js'
import * as nouns from '#texts/ui/nouns.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { changedMeanwhile, conflict, notFound } from '../../errors.ts'
import { said } from '../../said.rules.ts'
import { deleteHelpDraftRules, publishHelpDraftRules, resetHelpArticleRules, saveHelpDraftRules } from './help.rules.ts'

const requires = 'HELP_MANAGE'

interface Place {
  slug: string
  language: Language
}

const inLanguage = said({ ENGLISH: errors.inEnglish, ARABIC: errors.inArabic })

const audited = ({ audit }: Work, id: number, { slug, language }: Place, state: [string | null, string | null]) =>
  audit('HelpVersion', id, { article: [null, slug], language: [null, inLanguage[language]], state })

export const saveHelpDraft = action({
  name: 'saveHelpDraft',
  requires,
  rules: saveHelpDraftRules,
  description: 'Keeps words for a help article as its draft in a language; readers get them when they are published.',
  async run(work, { slug, language, revision, ...words }) {
    const { tx, viewer } = work
    const basedOn = helpArticles[language][slug]
    if (basedOn === undefined) throw notFound(errors.article())
    const place = { slug, language }
    const data = { ...words, basedOn, writtenAt: new Date(), writtenById: viewer.id }
    const { count } = revision
      ? await tx.helpVersion.updateMany({
          where: { ...place, publishedAt: null, revision },
          data: { ...data, revision: { increment: 1 } },
        })
      : await tx.helpVersion.createMany({ data: { ...place, ...data }, skipDuplicates: true })
    if (!count) throw changedMeanwhile(nouns.helpDraft())
    const { id } = await tx.helpVersion.findFirstOrThrow({ where: { ...place, publishedAt: null } })
    await audited(work, id, place, [null, errors.draft()])
    return { versionId: id }
  },
})

export const publishHelpDraft = action({
  name: 'publishHelpDraft',
  requires,
  rules: publishHelpDraftRules,
  description: 'Shows the draft of a help article to its readers.',
  async run(work, { id, revision }) {
    const { tx, access, viewer } = work
    const { slug, language, publishedAt } = await access.find(requires, id)
    if (publishedAt) throw conflict(errors.published())
    await tx.helpVersion.updateMany({ where: { slug, language, current: true }, data: { current: false } })
    const { count } = await tx.helpVersion.updateMany({
      where: { id, publishedAt: null, revision },
      data: { publishedAt: new Date(), publishedById: viewer.id, current: true },
    })
    if (!count) throw changedMeanwhile(nouns.helpDraft())
    await audited(work, id, { slug, language }, [errors.draft(), errors.shown()])
    return { versionId: id }
  },
})

export const deleteHelpDraft = action({
  name: 'deleteHelpDraft',
  requires,
  rules: deleteHelpDraftRules,
  description: 'Discards the draft of a help article; what readers get stays.',
  async run(work, { id }) {
    const { tx, access } = work
    const draft = await access.find(requires, id)
    const { count } = await tx.helpVersion.deleteMany({ where: { id, publishedAt: null } })
    if (!count) throw draft.publishedAt ? conflict(errors.published()) : notFound(records.helpVersion())
    await audited(work, id, draft, [errors.draft(), null])
    return { deletedId: id }
  },
})

export const resetHelpArticle = action({
  name: 'resetHelpArticle',
  requires,
  rules: resetHelpArticleRules,
  description: 'Shows the product’s own words of a help article again. Published versions stay.',
  async run(work, place) {
    const { tx } = work
    const current = await tx.helpVersion.findFirst({ where: { ...place, current: true } })
    const { count } = await tx.helpVersion.updateMany({ where: { ...place, current: true }, data: { current: false } })
    if (!current || !count) throw conflict(errors.ownAlready())
    await audited(work, current.id, place, [errors.shown(), errors.ownWords()])
    return { versionId: current.id }
  },
})
