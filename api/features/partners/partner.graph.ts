/** Partner companies in the schema. */
import { builder } from '../../builder.ts'
import { SectorEnum } from '../challenges/challengeEnums.graph.ts'
import { partners, type Partner } from './partners.ts'

const PartnerRef = builder.objectRef<Partner>('Partner')

/** A figure that the university alone is told. */
const inside = (
  t: Parameters<NonNullable<Parameters<typeof PartnerRef.implement>[0]['fields']>>[0],
  figure: 'proposals' | 'waiting' | 'overdue' | 'accepted',
  description: string,
) =>
  t.int({
    nullable: true,
    description: `${description} Told to the university alone.`,
    resolve: (partner, _args, { access }) => (access.allowed('CHALLENGE_PUBLISH') ? partner[figure] : null),
  })

PartnerRef.implement({
  description: 'A company that works with the university, and what it asks, as far as the viewer may know.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    sectors: t.expose('sectors', { type: [SectorEnum], description: 'The sectors of its challenges.' }),
    challengeCount: t.exposeInt('published', { description: 'How many challenges it has published.' }),
    openCount: t.exposeInt('open', { description: 'How many of them are open.' }),
    latest: t.expose('latest', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last published a challenge.',
    }),
    promisedCount: t.exposeInt('promised', {
      description: 'How many proposals to challenges with a promised day it has answered.',
    }),
    inTimeCount: t.exposeInt('inTime', { description: 'How many of these answers came by that day.' }),
    proposalCount: inside(t, 'proposals', 'How many have proposed.'),
    waitingCount: inside(t, 'waiting', 'How many proposals wait for an answer.'),
    overdueCount: inside(t, 'overdue', 'How many challenges owe an answer after the promised day.'),
    acceptedCount: inside(t, 'accepted', 'How many proposals it has accepted.'),
    collaborationCount: t.exposeInt('collaborations', { description: 'How many collaborations came of it.' }),
  }),
})

builder.queryField('partners', (t) =>
  t.field({
    type: [PartnerRef],
    requires: 'PARTNER_DIRECTORY',
    description: 'The companies that work with the university, by name.',
    resolve: (_, _args, { db, access }) => partners(db, access),
  }),
)
