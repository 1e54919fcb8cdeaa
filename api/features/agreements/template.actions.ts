/** What administrators do with templates of agreements: prepare a draft, publish it, discard it, go back to the product's own. */
import type { Language } from '../../__generated__/prisma/enums.ts'
import * as errors from '#texts/agreements/errors.js'
import * as nouns from '#texts/ui/nouns.js'
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { invalid } from '../../errors.ts'
import { wordVersions } from '../../wordVersions.ts'
import type { AgreementKind } from './agreement.rules.ts'
import { problemIn } from './checkTemplate.ts'
import { fingerprintOf } from './productTemplates.ts'
import {
  deleteAgreementVersionRules,
  publishAgreementVersionRules,
  resetAgreementTemplateRules,
  saveAgreementVersionRules,
} from './template.rules.ts'

const requires = 'AGREEMENT_MANAGE'

const versions = wordVersions({
  entity: 'AgreementVersion',
  placeOf: ({ kind, language }: { kind: AgreementKind; language: Language }) => ({ kind, language }),
  named: ({ kind }) => ({ kind: [null, kind] }),
  says: {
    own: errors.ownText,
    published: errors.published,
    ownAlready: errors.ownAlready,
    name: nouns.agreementTemplate,
    missing: records.agreementVersion,
  },
})

export const saveAgreementVersion = action({
  name: 'saveAgreementVersion',
  requires,
  rules: saveAgreementVersionRules,
  description:
    'Keeps a template of agreements as its draft in a language. Unknown placeholders are refused, and templates without those that every draft needs.',
  async run(work, { kind, language, revision, text }) {
    const problem = problemIn(kind, text)
    if (problem !== null) throw invalid({ text: problem })
    const words = { text, basedOn: fingerprintOf(kind, language) }
    return { versionId: await versions.save(work, { kind, language }, words, revision) }
  },
})

export const publishAgreementVersion = action({
  name: 'publishAgreementVersion',
  requires,
  rules: publishAgreementVersionRules,
  description: 'Has new drafts made from a template; drafts that were made before stay as they are.',
  async run(work, { id, revision }) {
    return { versionId: await versions.publish(work, await work.access.find(requires, id), revision) }
  },
})

export const deleteAgreementVersion = action({
  name: 'deleteAgreementVersion',
  requires,
  rules: deleteAgreementVersionRules,
  description: 'Discards the draft of a template; what is published stays.',
  async run(work, { id }) {
    return { deletedId: await versions.discard(work, await work.access.find(requires, id)) }
  },
})

export const resetAgreementTemplate = action({
  name: 'resetAgreementTemplate',
  requires,
  rules: resetAgreementTemplateRules,
  description: 'Has new drafts made from the product’s own template again. Published versions stay.',
  async run(work, place) {
    return { versionId: await versions.reset(work, place) }
  },
})
