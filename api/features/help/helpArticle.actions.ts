/** Help articles of the university's own: added, put in their place in the library, deleted. Their words are in help.actions.ts. */
import * as errors from '#texts/help/errors.js'
import { action, changesOf } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid } from '../../errors.ts'
import { keepAllWithin } from '../../keepWithin.ts'
import { pageAt } from '../../pageAt.ts'
import { ofUniversity } from './help.actions.ts'
import { createHelpArticleRules, deleteHelpArticleRules, updateHelpArticleRules } from './help.rules.ts'
import { ownSlug } from './ownSlug.rules.ts'

const requires = 'HELP_ARTICLE_MANAGE'

/** All of them are known to every page, with their titles. */
export const mostArticles = 100

/** The routes of pages by their addresses. */
function routesOf(addresses: readonly string[]): string[] {
  const routes = addresses.map((address) => {
    const page = pageAt(address)
    if (!page) throw invalid({ pages: errors.noSuchPage({ address }) })
    return page.route
  })
  return [...new Set(routes)]
}

export const createHelpArticle = action({
  name: 'createHelpArticle',
  requires,
  rules: createHelpArticleRules,
  description: 'Adds a help article of the university’s own, as a draft in one language.',
  async run(work, { language, title, summary, text, pages, ...head }) {
    const { tx, audit } = work
    await keepAllWithin(tx, {
      most: mostArticles,
      count: () => tx.helpArticle.count(),
      message: errors.mostArticles({ most: mostArticles }),
    })
    const { id } = await tx.helpArticle.create({ data: { ...head, pages: routesOf(pages ?? []) } })
    await audit('HelpArticle', id, { title: [null, title] })
    const words = { title, summary, text, basedOn: '', articleId: id }
    await ofUniversity.save(work, { slug: ownSlug(id), language }, words, 0)
    return { articleId: id }
  },
})

export const updateHelpArticle = editing({
  name: 'updateHelpArticle',
  requires,
  rules: updateHelpArticleRules,
  description:
    'Changes where a help article of the university’s own stands, for whom it is and which pages it explains; what is not given stays.',
  held: ({ access }, { id }) => access.hold(requires, id),
  async run({ tx, audit }, { pages, ...given }, before, { id }) {
    const data = { ...given, ...(pages ? { pages: routesOf(pages) } : {}) }
    const changes = changesOf<typeof before>(before, data)
    if (Object.keys(changes).length) {
      await tx.helpArticle.update({ where: { id }, data })
      await audit('HelpArticle', id, changes)
    }
    return { articleId: id }
  },
})

export const deleteHelpArticle = action({
  name: 'deleteHelpArticle',
  requires,
  rules: deleteHelpArticleRules,
  description: 'Deletes a help article of the university’s own with all its versions, once readers do not get it.',
  async run({ tx, access, audit }, { id }) {
    await access.hold(requires, id)
    const versions = await tx.helpVersion.findMany({ where: { articleId: id }, orderBy: { id: 'desc' } })
    if (versions.some(({ current }) => current)) throw conflict(errors.withdrawFirst())
    await tx.helpArticle.delete({ where: { id } })
    await audit('HelpArticle', id, { title: [versions[0]?.title ?? null, null] })
    return { deletedId: id }
  },
})
