/** Templates of agreements in the schema, for administrators; and of which template the draft of a request was made. */
import type { Language } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { LanguageEnum } from '../../languageEnum.ts'
import { languageChoices } from '../../languages.rules.ts'
import * as texts from '#texts/agreements/draft.js'
import { AgreementKindEnum } from '../support/supportRequest.graph.ts'
import { agreementKinds, type AgreementKind } from './agreement.rules.ts'
import { placeholdersOf, type Placeholder } from './placeholders.ts'
import { previewOf, type Preview } from './preview.ts'
import { fingerprintOf, productTemplate } from './productTemplates.ts'
import {
  deleteAgreementVersion,
  publishAgreementVersion,
  resetAgreementTemplate,
  saveAgreementVersion,
} from './template.actions.ts'

const requires = 'AGREEMENT_MANAGE'

/** The most versions of a template that are shown, and the most requests that a preview offers. */
const [mostVersions, mostRequests] = [100, 20]

builder.prismaNode('AgreementVersion', {
  id: { field: 'id' },
  readable: requires,
  description: 'A template of agreements that administrators wrote: a draft, or what was published.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    kind: t.expose('kind', { type: AgreementKindEnum }),
    language: t.expose('language', { type: LanguageEnum }),
    text: t.exposeString('text', {
      description: 'Headings with ##, paragraphs and placeholders in ICU MessageFormat.',
    }),
    revision: t.exposeInt('revision', { description: 'What saveAgreementVersion and publishAgreementVersion take.' }),
    productChanged: t.boolean({
      description: 'Whether the product’s own template is another one than when this was written.',
      extensions: { reads: ['kind', 'language', 'basedOn'] },
      resolve: ({ kind, language, basedOn }) => fingerprintOf(kind, language) !== basedOn,
    }),
    writtenAt: t.expose('writtenAt', { type: 'DateTime' }),
    writtenBy: t.relation('writtenBy', { nullable: true, description: 'Null when the person has left.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true, description: 'Null for a draft.' }),
    publishedBy: t.relation('publishedBy', {
      nullable: true,
      description: 'Null for a draft, or when the person has left.',
    }),
    current: t.exposeBoolean('current', { description: 'Whether new drafts are made from it.' }),
  }),
})

const PlaceholderType = builder.objectRef<Placeholder>('AgreementPlaceholder').implement({
  description: 'What a template of agreements may name: an answer of the form.',
  fields: (t) => ({
    name: t.exposeString('name'),
    about: t.string({ description: 'What it is, in words.', resolve: ({ about }) => about() }),
    required: t.boolean({ description: 'Whether a template must have it.', resolve: ({ need }) => need !== 'free' }),
    mayBeEmpty: t.exposeBoolean('mayBeEmpty', {
      description: 'Whether the form may leave it empty; it chooses the case none then, and a number is 0.',
    }),
    example: t.string({
      description: 'How it is written.',
      resolve: ({ name, cases }) =>
        cases ? `{${name}, select, ${cases.map((one) => `${one} {…} `).join('')}other {…}}` : `{${name}}`,
    }),
  }),
})

interface ProductTemplate {
  kind: AgreementKind
  language: Language
}

const ProductTemplateType = builder.objectRef<ProductTemplate>('AgreementProductTemplate').implement({
  description: 'The product’s own template of agreements in a language.',
  fields: (t) => ({
    language: t.expose('language', { type: LanguageEnum }),
    text: t.string({ resolve: ({ kind, language }) => productTemplate(kind, language) }),
  }),
})

const Template = builder.objectRef<AgreementKind>('AgreementTemplate').implement({
  description: 'The template of a kind of agreements: the product’s own, and what administrators wrote in its place.',
  fields: (t) => ({
    kind: t.field({ type: AgreementKindEnum, resolve: (kind) => kind }),
    title: t.string({ description: 'What the kind is called.', resolve: (kind) => texts.kind({ kind }) }),
    placeholders: t.field({
      type: [PlaceholderType],
      description: 'What the template may name.',
      resolve: (kind) => [...placeholdersOf(kind)],
    }),
    own: t.field({
      type: [ProductTemplateType],
      description: 'The product’s own template, in each language.',
      resolve: (kind) => languageChoices.map((language) => ({ kind, language })),
    }),
    versions: t.prismaField({
      type: ['AgreementVersion'],
      description: 'The drafts and what was published, the newest first; at most 100.',
      resolve: (query, kind, _args, { db }) =>
        db.agreementVersion.findMany({ ...query, where: { kind }, orderBy: { id: 'desc' }, take: mostVersions }),
    }),
    requests: t.prismaField({
      type: ['SupportRequest'],
      description: 'The latest requests whose answers a preview can be filled with, at most 20.',
      resolve: (query, kind, _args, { db, access }) =>
        db.supportRequest.findMany({
          ...query,
          where: { AND: [access.within('SUPPORT_READ'), { agreementKind: kind, agreementDraft: { isNot: null } }] },
          orderBy: { id: 'desc' },
          take: mostRequests,
        }),
    }),
  }),
})

const SectionType = builder.objectRef<Preview['sections'][number]>('AgreementSection').implement({
  description: 'A section of the draft of an agreement.',
  fields: (t) => ({
    heading: t.exposeString('heading'),
    paragraphs: t.exposeStringList('paragraphs'),
  }),
})

const PreviewType = builder.objectRef<Preview>('AgreementPreview').implement({
  description: 'A draft as it would be made from a template.',
  fields: (t) => ({
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why the template cannot be taken; nothing else is shown then.',
    }),
    banner: t.exposeString('banner'),
    title: t.exposeString('title'),
    made: t.exposeString('made', { description: 'The line below the title: the researcher and the date.' }),
    sections: t.field({ type: [SectionType], resolve: ({ sections }) => [...sections] }),
    parties: t.stringList({ description: 'Who signs.', resolve: ({ parties }) => [...parties] }),
  }),
})

builder.queryFields((t) => ({
  agreementTemplates: t.field({
    type: [Template],
    requires,
    description: 'The templates of agreements, one for each kind.',
    resolve: () => [...agreementKinds],
  }),
  agreementTemplate: t.field({
    type: Template,
    requires,
    description: 'The template of a kind of agreements.',
    args: { kind: t.arg({ type: AgreementKindEnum, required: true }) },
    resolve: (_, { kind }) => kind,
  }),
  agreementPreview: t.field({
    type: PreviewType,
    requires,
    description:
      'A draft as it would be made from a template: with sample answers, or with those of a request that the viewer may see.',
    args: {
      kind: t.arg({ type: AgreementKindEnum, required: true }),
      language: t.arg({ type: LanguageEnum, required: true }),
      text: t.arg.string({ required: true }),
      request: t.arg.int({ description: 'The number of the request whose answers it is filled with.' }),
    },
    resolve: (_, { kind, language, text, request }, ctx) => previewOf(ctx, kind, { language, text }, request ?? null),
  }),
}))

builder.prismaObject('AgreementDraft', {
  readable: 'parent',
  description: 'What the draft of an agreement was made from.',
  fields: (t) => ({
    language: t.expose('language', { type: LanguageEnum }),
    text: t.exposeString('text', { description: 'The template as it was.' }),
    versionNumber: t.exposeInt('versionId', {
      nullable: true,
      description: 'The number of the template; null for the product’s own.',
    }),
  }),
})

builder.prismaObjectField('SupportRequest', 'agreementDraft', (t) =>
  t.relation('agreementDraft', {
    nullable: true,
    description: 'What its draft was made from; null for an ordinary request.',
  }),
)

for (const one of [saveAgreementVersion, publishAgreementVersion, resetAgreementTemplate])
  actionField(one as typeof saveAgreementVersion, (t) => ({
    version: recordField(t, 'AgreementVersion', ({ versionId }) => versionId),
  }))
actionField(deleteAgreementVersion, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId: id }) => ({ type: 'AgreementVersion', id }) }),
}))
