/** What administrators do with the words of help articles: prepare a draft, publish it, discard it, take back what is shown. */
import { helpArticles } from '../../__generated__/features/helpArticles.ts'
import type { Language } from '../../__generated__/prisma/enums.ts'
import * as errors from '#texts/help/errors.js'
import * as nouns from '#texts/ui/nouns.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import type { Changes } from '../../audit.ts'
import { notFound } from '../../errors.ts'
import { wordVersions } from '../../wordVersions.ts'
import { deleteHelpDraftRules, publishHelpDraftRules, resetHelpArticleRules, saveHelpDraftRules } from './help.rules.ts'
import { ownNumber } from './ownSlug.rules.ts'

const requires = 'HELP_MANAGE'

interface Place {
  slug: string
  language: Language
}

const usual = {
  entity: 'HelpVersion',
  placeOf: ({ slug, language }: Place) => ({ slug, language }),
  named: ({ slug }: Place): Changes => ({ article: [null, slug] }),
} as const

const says = { published: errors.published, name: nouns.helpDraft, missing: records.helpVersion }

const ofProduct = wordVersions({ ...usual, says: { ...says, own: errors.ownWords, ownAlready: errors.ownAlready } })

/** Behind what the university wrote of its own there is nothing: what is taken back is shown no more. */
export const ofUniversity = wordVersions({
  ...usual,
  says: { ...says, own: errors.withdrawn, ownAlready: errors.notPublished },
})

/** What is done with an article's words; one of the university's own is held meanwhile, so that it is not deleted. */
async function versionsOf({ access }: Work, slug: string) {
  const number = ownNumber(slug)
  if (number === null) return ofProduct
  await access.hold('HELP_ARTICLE_MANAGE', number)
  return ofUniversity
}

/** What the words are written for: an article of the university's own, or one of the product as it is now. */
function subjectOf({ slug, language }: Place) {
  const articleId = ownNumber(slug)
  const basedOn = articleId === null ? helpArticles[language][slug] : ''
  if (basedOn === undefined) throw notFound(errors.article())
  return { articleId, basedOn }
}

export const saveHelpDraft = action({
  name: 'saveHelpDraft',
  requires,
  rules: saveHelpDraftRules,
  description: 'Keeps words for a help article as its draft in a language; readers get them when they are published.',
  async run(work, { slug, language, revision, ...words }) {
    const place = { slug, language }
    const versions = await versionsOf(work, slug)
    return { versionId: await versions.save(work, place, { ...words, ...subjectOf(place) }, revision) }
  },
})

export const publishHelpDraft = action({
  name: 'publishHelpDraft',
  requires,
  rules: publishHelpDraftRules,
  description: 'Shows the draft of a help article to its readers.',
  async run(work, { id, revision }) {
    const draft = await work.access.find(requires, id)
    const versions = await versionsOf(work, draft.slug)
    return { versionId: await versions.publish(work, draft, revision) }
  },
})

export const deleteHelpDraft = action({
  name: 'deleteHelpDraft',
  requires,
  rules: deleteHelpDraftRules,
  description: 'Discards the draft of a help article; what readers get stays.',
  async run(work, { id }) {
    const draft = await work.access.find(requires, id)
    const versions = await versionsOf(work, draft.slug)
    return { deletedId: await versions.discard(work, draft) }
  },
})

export const resetHelpArticle = action({
  name: 'resetHelpArticle',
  requires,
  rules: resetHelpArticleRules,
  description:
    'Shows the product’s own words of a help article again, or withdraws an article of the university’s own in a language. Published versions stay.',
  async run(work, place) {
    const versions = await versionsOf(work, place.slug)
    return { versionId: await versions.reset(work, place) }
  },
})
