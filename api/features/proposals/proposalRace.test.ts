/** Two people move a proposal or a collaboration at the same moment: one wins, or both in order. */
import { expect, test } from 'vitest'
import { CollaborationStatus, ProposalStatus } from '../../__generated__/prisma/enums.ts'
import { idOf } from '../../testing/ids.ts'
import { proposals } from '../../testing/proposals.ts'
import { atOnce, raceMoves, type Act } from '../../testing/races.ts'
import { perform } from '../../testing/run.ts'

const { db, ada, owner, reviewer, team, proposal, opened } = await proposals()

const on = (more: object = {}) => ({ input: (id: number) => ({ id: idOf('Proposal', id), ...more }) })
const decide = (decision: string) => ({
  name: 'reviewProposal',
  as: team,
  ...on({ decision, comments: 'Well argued, thank you' }),
})
const make = (status: string) => proposal(status as ProposalStatus, opened(owner))

test('proposals', async () => {
  const acts: Act[] = [
    { name: 'submitProposal', as: ada, ...on(), repeatable: true },
    { name: 'withdrawProposal', as: ada, ...on() },
    { name: 'deleteProposal', as: ada, ...on() },
    { name: 'declareConflict', as: reviewer, ...on({ conflict: false }), repeatable: true },
    ...['SCREENING', 'SHORTLISTED', 'FINALIST', 'ACCEPTED', 'DECLINED', 'CHANGES_REQUESTED'].map(decide),
  ]
  const race = { entity: 'Proposal', column: 'status', make, acts } as const
  expect(await raceMoves(db, { ...race, states: Object.values(ProposalStatus) })).toBeGreaterThan(60)
})

test('a proposal is not accepted to a challenge that is cancelled at the same moment', async () => {
  const id = await make('SHORTLISTED')
  const { challengeId } = await db.proposal.findUniqueOrThrow({ where: { id } })
  const cancel = () =>
    perform(db, 'cancelChallenge', { id: idOf('Challenge', challengeId), reason: 'No money' }, { as: owner })
  const accept = () => perform(db, 'reviewProposal', decide('ACCEPTED').input(id), { as: team })
  const settled = await atOnce(db, 'Challenge', challengeId, [cancel, accept])
  const codes = settled.map((one) => (one.status === 'fulfilled' ? one.value.codes : [one.reason]))
  const entries = await db.auditEntry.findMany({
    where: {
      OR: [
        { entity: 'Challenge', entityId: challengeId },
        { entity: 'Proposal', entityId: id },
      ],
    },
    orderBy: { id: 'asc' },
  })
  // Either the cancellation came first and the decision was refused, or the decision came first.
  if (entries[0]!.entity === 'Challenge') expect(codes[1]).toEqual(['CONFLICT'])
  else expect(codes).toEqual([[], []])
})

test('collaborations', async () => {
  const begin = async (status: string) => {
    const { id } = await db.collaboration.create({
      data: {
        proposalId: await make('ACCEPTED'),
        title: 'Still',
        status: status as CollaborationStatus,
        closedAt: status === 'COMPLETED' || status === 'STOPPED' ? new Date() : null,
        partners: { create: [{ userId: owner.id }, { userId: ada.id }] },
      },
    })
    return id
  }
  const partners = (more: object) => ({ input: (id: number) => ({ id: idOf('Collaboration', id), ...more }) })
  const outcome = 'The pilot line runs at the agreed throughput.'
  const acts: Act[] = [
    { name: 'moveCollaboration', as: owner, ...partners({ status: 'AGREEMENT' }) },
    { name: 'moveCollaboration', as: ada, ...partners({ status: 'RUNNING' }) },
    { name: 'closeCollaboration', as: owner, ...partners({ status: 'COMPLETED', outcome }) },
    { name: 'closeCollaboration', as: ada, ...partners({ status: 'STOPPED', outcome }) },
    { name: 'setAgreement', as: ada, ...partners({ kind: 'NDA', agreedOn: '2026-11-01' }), repeatable: true },
  ]
  const race = { entity: 'Collaboration', column: 'status', make: begin, acts } as const
  expect(await raceMoves(db, { ...race, states: Object.values(CollaborationStatus) })).toBeGreaterThan(10)
})
