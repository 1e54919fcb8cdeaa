/** Help articles of the university's own, in the schema: what their readers get, and what administrators change. */
import { language } from '#language'
import type { HelpArticleType, HelpCategory, HelpVersion } from '../../__generated__/prisma/client.ts'
import { actionField, recordField } from '../../actionField.ts'
import { batched } from '../../batched.ts'
import { builder, describedEnum, RoleEnum } from '../../builder.ts'
import { LanguageEnum } from '../../languageEnum.ts'
import { languageNamed } from '../../languages.rules.ts'
import { numberField } from '../../numberField.ts'
import { createHelpArticle, deleteHelpArticle, mostArticles, updateHelpArticle } from './helpArticle.actions.ts'
import { ownSlug } from './ownSlug.rules.ts'

const CategoryEnum = describedEnum<HelpCategory>(
  'HelpCategory',
  'The section of the library that a help article is in.',
  {
    BASICS: null,
    RESEARCH: null,
    COLLABORATION: null,
    OPPORTUNITIES: null,
    AI_TOOLS: null,
    PROCESS: null,
    SECURITY: null,
    TECHNICAL: null,
    SUPPORT: null,
    TIPS: null,
  },
)

const TypeEnum = describedEnum<HelpArticleType>('HelpArticleType', 'How a help article explains.', {
  GUIDE: null,
  TUTORIAL: null,
  REFERENCE: null,
  FAQ: null,
})

const inWanted = <V extends Pick<HelpVersion, 'language'>>(versions: readonly V[]): V | null =>
  versions.find((one) => one.language === languageNamed[language()]) ?? versions[0] ?? null

/** What readers get: in the language of the request, or else in the other one. */
const shownHead = batched(async ({ db }, ids) => {
  const shown = await db.helpVersion.findMany({
    where: { articleId: { in: [...ids] }, current: true },
    select: { id: true, articleId: true, language: true, title: true, summary: true, publishedAt: true },
  })
  const found = Map.groupBy(shown, ({ articleId }) => articleId)
  return ids.map((id) => inWanted(found.get(id) ?? []))
})

/** The text alone is long, and read by the library alone. */
const textOf = batched(async ({ db }, ids) => {
  const texts = await db.helpVersion.findMany({ where: { id: { in: [...ids] } }, select: { id: true, text: true } })
  return ids.map((id) => texts.find((one) => one.id === id)?.text ?? null)
})

/** What administrators call it: as its readers do, or else as its draft or its last version says. */
const nameOf = batched(async ({ db }, ids) => {
  const versions = await db.helpVersion.findMany({
    where: { articleId: { in: [...ids] } },
    select: { articleId: true, language: true, title: true, current: true },
    orderBy: { id: 'desc' },
  })
  const found = Map.groupBy(versions, ({ articleId }) => articleId)
  return ids.map((id) => {
    const all = found.get(id) ?? []
    return (inWanted(all.filter(({ current }) => current)) ?? inWanted(all))?.title ?? ownSlug(id)
  })
})

builder.prismaNode('HelpArticle', {
  id: { field: 'id' },
  readable: 'HELP_ARTICLE_READ',
  description: 'A help article of the university’s own.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    slug: t.string({
      description: 'What links to it call it.',
      extensions: { reads: [] },
      resolve: ({ id }) => ownSlug(id),
    }),
    category: t.expose('category', { type: CategoryEnum }),
    type: t.expose('type', { type: TypeEnum }),
    roles: t.expose('roles', {
      type: [RoleEnum],
      description: 'Who reads it; with none, people of every role do.',
    }),
    pages: t.exposeStringList('pages', {
      description: 'The paths of the pages that it explains, as their routes write them.',
    }),
    language: t.field({
      type: LanguageEnum,
      nullable: true,
      description:
        'In which language the viewer gets it: that of the request, or else the other one; null for a draft.',
      extensions: { reads: [] },
      resolve: async ({ id }, _, ctx) => (await shownHead(ctx, id))?.language ?? null,
    }),
    title: t.string({
      nullable: true,
      description: 'Null for a draft.',
      extensions: { reads: [] },
      resolve: async ({ id }, _, ctx) => (await shownHead(ctx, id))?.title ?? null,
    }),
    summary: t.string({
      nullable: true,
      description: 'Null for a draft.',
      extensions: { reads: [] },
      resolve: async ({ id }, _, ctx) => (await shownHead(ctx, id))?.summary ?? null,
    }),
    text: t.string({
      nullable: true,
      description: 'Markdown; null for a draft.',
      extensions: { reads: [] },
      resolve: async ({ id }, _, ctx) => {
        const head = await shownHead(ctx, id)
        return head && textOf(ctx, head.id)
      },
    }),
    publishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null for a draft.',
      extensions: { reads: [] },
      resolve: async ({ id }, _, ctx) => (await shownHead(ctx, id))?.publishedAt ?? null,
    }),
    name: t.string({
      nullable: true,
      requires: 'HELP_ARTICLE_MANAGE',
      description: 'The title of its published words, or else of its draft or its last version.',
      extensions: { reads: [] },
      resolve: ({ id }, _, ctx) => nameOf(ctx, id),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

builder.queryFields((t) => ({
  helpArticles: t.prismaField({
    type: ['HelpArticle'],
    requires: 'HELP_ARTICLE_MANAGE',
    description: `The help articles of the university’s own with those that are drafts, the newest first; at most ${mostArticles}.`,
    resolve: (query, _root, _args, { db }) => db.helpArticle.findMany({ ...query, orderBy: { id: 'desc' } }),
  }),
  offeredHelpArticles: t.prismaField({
    type: ['HelpArticle'],
    requires: 'public',
    description: 'The published help articles of the university’s own that the viewer may read; nothing for visitors.',
    resolve: (query, _root, _args, { db, access }) =>
      access.allowed('HELP_ARTICLE_READ')
        ? db.helpArticle.findMany({
            ...query,
            where: { AND: [access.within('HELP_ARTICLE_READ'), { versions: { some: { current: true } } }] },
            orderBy: { id: 'asc' },
          })
        : [],
  }),
}))

numberField('helpArticle', { type: 'HelpArticle', read: 'HELP_ARTICLE_MANAGE' })

for (const change of [createHelpArticle, updateHelpArticle])
  actionField(change as typeof createHelpArticle, (t) => ({
    article: recordField(t, 'HelpArticle', ({ articleId }) => articleId),
  }))

actionField(deleteHelpArticle, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId: id }) => ({ type: 'HelpArticle', id }) }),
}))
