/** What administrators do with the words of help articles: prepare a draft, publish it, discard it, go back to the product's own. */
import { helpArticles } from '../../__generated__/features/helpArticles.ts'
import type { Language } from '../../__generated__/prisma/enums.ts'
import * as errors from '#texts/help/errors.js'
import * as nouns from '#texts/ui/nouns.js'
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { notFound } from '../../errors.ts'
import { wordVersions } from '../../wordVersions.ts'
import { deleteHelpDraftRules, publishHelpDraftRules, resetHelpArticleRules, saveHelpDraftRules } from './help.rules.ts'

const requires = 'HELP_MANAGE'

const versions = wordVersions({
  entity: 'HelpVersion',
  placeOf: ({ slug, language }: { slug: string; language: Language }) => ({ slug, language }),
  named: ({ slug }) => ({ article: [null, slug] }),
  says: {
    own: errors.ownWords,
    published: errors.published,
    ownAlready: errors.ownAlready,
    name: nouns.helpDraft,
    missing: records.helpVersion,
  },
})

export const saveHelpDraft = action({
  name: 'saveHelpDraft',
  requires,
  rules: saveHelpDraftRules,
  description: 'Keeps words for a help article as its draft in a language; readers get them when they are published.',
  async run(work, { slug, language, revision, ...words }) {
    const basedOn = helpArticles[language][slug]
    if (basedOn === undefined) throw notFound(errors.article())
    return { versionId: await versions.save(work, { slug, language }, { ...words, basedOn }, revision) }
  },
})

export const publishHelpDraft = action({
  name: 'publishHelpDraft',
  requires,
  rules: publishHelpDraftRules,
  description: 'Shows the draft of a help article to its readers.',
  async run(work, { id, revision }) {
    return { versionId: await versions.publish(work, await work.access.find(requires, id), revision) }
  },
})

export const deleteHelpDraft = action({
  name: 'deleteHelpDraft',
  requires,
  rules: deleteHelpDraftRules,
  description: 'Discards the draft of a help article; what readers get stays.',
  async run(work, { id }) {
    return { deletedId: await versions.discard(work, await work.access.find(requires, id)) }
  },
})

export const resetHelpArticle = action({
  name: 'resetHelpArticle',
  requires,
  rules: resetHelpArticleRules,
  description: 'Shows the product’s own words of a help article again. Published versions stay.',
  async run(work, place) {
    return { versionId: await versions.reset(work, place) }
  },
})
