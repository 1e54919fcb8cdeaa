/** What hangs on a disclosure, in the schema: inventors, signatures, what was made public, funding, prior art. */
import type { InferType } from 'yup'
import { builder, describedEnum } from '../../builder.ts'
import type { Funding, PriorArt, PublicEvent, SignedFile } from './content.ts'
import type { publicEventRules } from './disclosure.rules.ts'

const EventKindEnum = describedEnum<InferType<typeof publicEventRules>['kind']>(
  'PublicEventKind',
  'How an invention was or will be made public.',
  {
    PUBLICATION: 'A paper, a preprint or a poster.',
    TALK: 'A talk or a demonstration outside the university.',
    THESIS: null,
    WEBSITE: 'A website, a repository or social media.',
    SALE: 'A sale or an offer for sale.',
    OTHER: null,
  },
)

export const PublicEventType = builder.objectRef<PublicEvent>('PublicEvent').implement({
  description: 'When and where an invention was or will be made public.',
  fields: (t) => ({
    date: t.field({ type: 'Date', resolve: ({ date }) => new Date(date) }),
    kind: t.expose('kind', { type: EventKindEnum }),
    planned: t.exposeBoolean('planned', { description: 'Whether it is planned; otherwise it has happened.' }),
    where: t.exposeString('where', { description: 'A journal, an event, an address; it may be empty.' }),
  }),
})

export const FundingType = builder.objectRef<Funding>('DisclosureFunding').implement({
  description: 'Who paid for the work that led to an invention.',
  fields: (t) => ({
    name: t.exposeString('name'),
    grantNumber: t.exposeString('grantNumber', { description: 'It may be empty.' }),
    terms: t.exposeString('terms', { description: 'Terms that bind what is done with the invention.' }),
  }),
})

export const PriorArtType = builder.objectRef<PriorArt>('PriorArt').implement({
  description: 'What comes close to an invention.',
  fields: (t) => ({
    reference: t.exposeString('reference'),
    link: t.exposeString('link', { description: 'It may be empty.' }),
    difference: t.exposeString('difference', { description: 'How the invention differs from it.' }),
  }),
})

export const SignedFileType = builder.objectRef<SignedFile>('SignedFile').implement({
  description: 'A file that belongs to the content that the inventors sign.',
  fields: (t) => ({
    name: t.exposeString('name'),
    sha256: t.exposeString('sha256', { description: 'SHA-256 of its bytes, in hexadecimal.' }),
  }),
})

const Signature = builder.prismaObject('DisclosureSignature', {
  readable: 'parent',
  description: 'The signature of an inventor under the content of a disclosure.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name as it was signed.' }),
    statement: t.exposeString('statement', { description: 'The sentence that was signed.' }),
    contentHash: t.exposeString('contentHash', { description: 'SHA-256 of the content that was signed.' }),
    signedAt: t.expose('signedAt', { type: 'DateTime', description: 'When it was given, or recorded from paper.' }),
    signedOn: t.expose('signedOn', {
      type: 'Date',
      nullable: true,
      description: 'The day on the paper; null for a signature on the platform.',
    }),
    fileName: t.exposeString('fileName', { description: 'The scan of a signature on paper; empty for others.' }),
    recordedBy: t.relation('recordedBy', { nullable: true, description: 'Who recorded a signature on paper.' }),
    voidedAt: t.expose('voidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is void, for the content could change.',
    }),
  }),
})

builder.prismaObject('DisclosureInventor', {
  readable: 'parent',
  description: 'Who contributed to an invention.',
  fields: (t) => ({
    id: t.globalID({
      description: 'Names the inventor in inputs; it is no node.',
      extensions: { reads: [] },
      resolve: ({ id }) => ({ type: 'DisclosureInventor', id }),
    }),
    person: t.relation('user', { nullable: true, description: 'The account; null for people without one.' }),
    name: t.exposeString('name'),
    email: t.exposeString('email', { description: 'Of people without an account; it may be empty.' }),
    affiliation: t.exposeString('affiliation', { description: 'It may be empty.' }),
    role: t.exposeString('role', { description: 'What the inventor contributed; it may be empty.' }),
    share: t.exposeInt('share', { description: 'Hundredths of a percent: 3333 is 33.33 %.' }),
    signature: t.prismaField({
      type: Signature,
      nullable: true,
      description: 'The signature that stands; null while it is missing.',
      extensions: { reads: [] },
      resolve: (query, { id }, _args, { db }) =>
        db.disclosureSignature.findFirst({ ...query, where: { inventorId: id, voidedAt: null } }),
    }),
  }),
})
