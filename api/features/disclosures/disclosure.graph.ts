/** Invention disclosures in the schema. */
import type { DisclosureDecision, DisclosureStatus } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder, describedEnum } from '../../builder.ts'
import { universityDay } from '../../days.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import {
  HasFilesInterface,
  HasHistoryInterface,
  HasMessagesInterface,
  HasReadersInterface,
  RecordInterface,
} from '../../records/interfaces.graph.ts'
import { HasThreadInterface } from '../../thread/hasThread.graph.ts'
import { viewerField } from '../../people.graph.ts'
import { viewerCan } from '../../viewerCan.ts'
import { fundingOf, priorArtOf, publicEventsOf, signedFilesOf, statementOf } from './content.ts'
import { disclosureSort, disclosureWhere } from './disclosure.list.ts'
import { disclosureFilterRules } from './disclosure.rules.ts'
import { deciding } from './disclosureMoves.ts'
import { FundingType, PriorArtType, PublicEventType, SignedFileType } from './disclosureParts.graph.ts'
import { createDisclosure, deleteDisclosure, requestDisclosureSignatures, updateDisclosure } from './draft.actions.ts'
import { decideDisclosure, returnDisclosure, startDisclosureReview } from './review.actions.ts'
import { addDisclosureSignature, reopenDisclosure, signDisclosure, withdrawDisclosure } from './signing.actions.ts'

const StatusEnum = describedEnum<DisclosureStatus>('DisclosureStatus', 'Where a disclosure stands.', {
  DRAFT: 'Its inventors write it.',
  SIGNING: 'It waits for signatures of its inventors.',
  SUBMITTED: 'Every inventor has signed, and nobody has begun to review it.',
  IN_REVIEW: null,
  DECIDED: null,
  WITHDRAWN: 'Its submitter withdrew it before a decision.',
})

const DecisionEnum = describedEnum<DisclosureDecision>(
  'DisclosureDecision',
  'What the university does with an invention.',
  {
    FILE: 'It files a patent application.',
    RELEASE: 'It releases the rights to the inventors.',
    HOLD: 'It decides later; the disclosure can be reviewed again.',
  },
)

builder.prismaNode('InventionDisclosure', {
  id: { field: 'id' },
  interfaces: [
    RecordInterface,
    HasFilesInterface,
    HasHistoryInterface,
    HasMessagesInterface,
    HasReadersInterface,
    HasThreadInterface,
  ],
  readable: 'DISCLOSURE_READ',
  description: 'What researchers tell the university of an invention, in confidence.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title'),
    abstract: t.exposeString('abstract', { description: 'What it is and how it works, in Markdown.' }),
    problem: t.exposeString('problem', { description: 'What it solves, and how that is done today.' }),
    novelty: t.exposeString('novelty', { description: 'What is new about it.' }),
    project: t.relation('project', { nullable: true, description: 'Null when the viewer may not see it.' }),
    publicEvents: t.field({
      type: [PublicEventType],
      description: 'When and where it was or will be made public.',
      extensions: { reads: ['publicEvents'] },
      resolve: publicEventsOf,
    }),
    funding: t.field({
      type: [FundingType],
      description: 'Who paid for the work.',
      extensions: { reads: ['funding'] },
      resolve: fundingOf,
    }),
    priorArt: t.field({
      type: [PriorArtType],
      description: 'What comes closest to it.',
      extensions: { reads: ['priorArt'] },
      resolve: priorArtOf,
    }),
    signedFiles: t.field({
      type: [SignedFileType],
      description:
        'The files that are signed with the rest; none in a draft. Files that came later are not among them.',
      extensions: { reads: ['signedFiles'] },
      resolve: signedFilesOf,
    }),
    inventors: t.relation('inventors', {
      description: 'In their order; their shares add up to 100 percent unless it is a draft.',
      query: { orderBy: { position: 'asc' } },
    }),
    signatures: t.relation('signatures', {
      description: 'All that were ever given, in their order, the void ones too.',
      query: { orderBy: { id: 'asc' } },
    }),
    status: t.expose('status', { type: StatusEnum }),
    submitter: t.relation('submitter', {
      nullable: true,
      description: 'Who writes it; null when the person has left.',
    }),
    requestedAt: t.expose('requestedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When signatures were first requested; null while the university does not see it.',
    }),
    signingSince: t.expose('signingSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it waits for signatures.',
    }),
    contentHash: t.exposeString('contentHash', {
      description: 'SHA-256 of the content that the inventors sign; empty for a draft.',
    }),
    submittedAt: t.expose('submittedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last inventor had signed.',
    }),
    decideBy: t.expose('decideBy', { type: 'Date', nullable: true, description: 'The promised day of the decision.' }),
    isOverdue: t.boolean({
      description: 'Whether the university owes the decision since an earlier day.',
      extensions: { reads: ['status', 'decideBy'] },
      resolve: ({ status, decideBy }) => deciding.includes(status) && decideBy !== null && decideBy < universityDay(),
    }),
    handler: t.relation('handler', { nullable: true, description: 'Who of the university reviews it.' }),
    decision: t.expose('decision', { type: DecisionEnum, nullable: true }),
    reasons: t.exposeString('reasons', { description: 'Why it was decided so; empty without a decision.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    decidedBy: t.relation('decidedBy', { nullable: true }),
    returnReason: t.exposeString('returnReason', {
      description: 'What the university asks to change, while it is back with its inventors.',
    }),
    returnedAt: t.expose('returnedAt', { type: 'DateTime', nullable: true }),
    withdrawnAt: t.expose('withdrawnAt', { type: 'DateTime', nullable: true }),
    withdrawReason: t.exposeString('withdrawReason', { description: 'Why it was withdrawn; empty for others.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canUpdate: viewerCan(t, 'DISCLOSURE_UPDATE'),
    canWork: viewerCan(t, 'DISCLOSURE_WORK'),
    statementToSign: t.string({
      nullable: true,
      description: 'The sentence that the viewer is asked to sign; null when no signature of the viewer is missing.',
      extensions: { reads: ['status', 'title', 'signedFiles'] },
      async resolve({ id, status, title, signedFiles }, _args, { db, viewer }) {
        if (status !== 'SIGNING' || !viewer) return null
        const inventor = await db.disclosureInventor.findFirst({
          where: { disclosureId: id, userId: viewer.id, signatures: { none: { voidedAt: null } } },
        })
        return inventor && statementOf({ title, signedFiles }, inventor)
      },
    }),
  }),
})

listField('inventionDisclosures', {
  type: 'InventionDisclosure',
  read: 'DISCLOSURE_READ',
  description:
    'Invention disclosures: those of the viewer as an inventor, all that were to be signed for the university.',
  filter: { rules: disclosureFilterRules, where: disclosureWhere },
  sort: disclosureSort,
  order: { field: 'UPDATED_AT', direction: 'DESC' },
})

numberField('inventionDisclosure', { type: 'InventionDisclosure', read: 'DISCLOSURE_READ' })

for (const change of [
  createDisclosure,
  requestDisclosureSignatures,
  reopenDisclosure,
  signDisclosure,
  addDisclosureSignature,
  withdrawDisclosure,
  startDisclosureReview,
  returnDisclosure,
  decideDisclosure,
])
  actionField(change as typeof startDisclosureReview, (t) => ({
    disclosure: recordField(t, 'InventionDisclosure', (out) => out.disclosureId),
  }))
actionField(updateDisclosure, (t) => ({
  disclosure: recordField(t, 'InventionDisclosure', (out) => out.disclosureId),
  viewer: viewerField(t, 'The viewer; what was typed and not saved is no longer there.'),
}))
actionField(deleteDisclosure, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId }) => ({ type: 'InventionDisclosure', id: deletedId }) }),
}))
