/** The words of help articles that administrators wrote, in the schema; the product's own are in the web app. */
import { helpArticles } from '../../__generated__/features/helpArticles.ts'
import type { HelpVersion } from '../../__generated__/prisma/client.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { LanguageEnum } from '../../languageEnum.ts'
import { deleteHelpDraft, publishHelpDraft, resetHelpArticle, saveHelpDraft } from './help.actions.ts'

/** The most versions of an article that are shown. */
const most = 100

builder.prismaNode('HelpVersion', {
  id: { field: 'id' },
  readable: 'HELP_MANAGE',
  description: 'Words of a help article that administrators wrote: a draft, or what was published.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    slug: t.exposeString('slug', { description: 'The name of the article, as links to it have it.' }),
    language: t.expose('language', { type: LanguageEnum }),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    text: t.exposeString('text', { description: 'Markdown.' }),
    revision: t.exposeInt('revision', { description: 'What saveHelpDraft and publishHelpDraft take.' }),
    productChanged: t.boolean({
      description: 'Whether the product’s own text is another one than when these words were written.',
      extensions: { reads: ['slug', 'language', 'basedOn'] },
      resolve: ({ slug, language, basedOn }) => (helpArticles[language][slug] ?? '') !== basedOn,
    }),
    writtenAt: t.expose('writtenAt', { type: 'DateTime' }),
    writtenBy: t.relation('writtenBy', { nullable: true, description: 'Null when the person has left.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true, description: 'Null for a draft.' }),
    publishedBy: t.relation('publishedBy', {
      nullable: true,
      description: 'Null for a draft, or when the person has left.',
    }),
    current: t.exposeBoolean('current', { description: 'Whether readers get these words.' }),
  }),
})

builder.queryFields((t) => ({
  helpEdits: t.prismaField({
    type: ['HelpVersion'],
    requires: 'HELP_MANAGE',
    description: 'The words of help articles that readers get from administrators, and all drafts.',
    resolve: (query, _root, _args, { db }) =>
      db.helpVersion.findMany({
        ...query,
        where: { OR: [{ current: true }, { publishedAt: null }] },
        orderBy: [{ slug: 'asc' }, { id: 'asc' }],
      }),
  }),
  helpVersions: t.prismaField({
    type: ['HelpVersion'],
    requires: 'HELP_MANAGE',
    description: 'The drafts and the published words of a help article, the newest first; at most 100.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: (query, _root, { slug }, { db }) =>
      db.helpVersion.findMany({ ...query, where: { slug }, orderBy: { id: 'desc' }, take: most }),
  }),
}))

const Words = builder.objectRef<HelpVersion>('HelpWords').implement({
  description: 'The published words of a help article, in place of the product’s own.',
  fields: (t) => ({
    slug: t.exposeString('slug'),
    language: t.expose('language', { type: LanguageEnum }),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    text: t.exposeString('text', { description: 'Markdown.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.queryField('helpWords', (t) =>
  t.field({
    type: [Words],
    requires: 'public',
    description:
      'The words of all help articles of the product that the university has changed, in each language; nothing for visitors, who have no help.',
    resolve: (_root, _args, { db, access }) =>
      access.allowed('ACCOUNT_OWN')
        ? db.helpVersion.findMany({
            where: { current: true, articleId: null },
            orderBy: [{ slug: 'asc' }, { language: 'asc' }],
          })
        : [],
  }),
)

for (const one of [saveHelpDraft, publishHelpDraft, resetHelpArticle])
  actionField(one as typeof saveHelpDraft, (t) => ({
    version: recordField(t, 'HelpVersion', ({ versionId }) => versionId),
  }))
actionField(deleteHelpDraft, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId: id }) => ({ type: 'HelpVersion', id }) }),
}))
