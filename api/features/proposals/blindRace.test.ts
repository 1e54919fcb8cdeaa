/** The first screening without names while two people act at the same moment. */
import { expect, test } from 'vitest'
import { idOf } from '../../testing/ids.ts'
import { inDays, proposals, texts } from '../../testing/proposals.ts'
import { atOnce } from '../../testing/races.ts'
import { perform, run } from '../../testing/run.ts'

const { db, ada, owner, reviewer, challenge, proposal, opened } = await proposals()

const codesOf = (settled: PromiseSettledResult<{ codes: string[] }>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value.codes : [String(one.reason)]))

test.each([
  [true, 'change'],
  [true, 'proposal'],
  [false, 'change'],
  [false, 'proposal'],
])(
  'a proposal is screened as its challenge says, whatever is chosen meanwhile: %s, the %s first',
  async (chosen, first) => {
    const { id } = await challenge({ blindScreening: !chosen, deadline: inDays(20) })
    const on = idOf('Challenge', id)
    const acts = [
      () => perform(db, 'updateChallenge', { id: on, blindScreening: chosen }, { as: owner }),
      () => perform(db, 'propose', { challengeId: on, ...texts }, { as: ada }),
    ]
    const codes = codesOf(await atOnce(db, 'Challenge', id, first === 'change' ? acts : acts.toReversed()))
    const [changed, proposed] = first === 'change' ? codes : codes.toReversed()
    expect(proposed).toEqual([])
    const { blindScreening, proposals: made } = await db.challenge.findUniqueOrThrow({
      where: { id },
      include: { proposals: true },
    })
    // Either the choice came first and counts for the proposal, or it was refused.
    expect(blindScreening).toBe(changed?.length ? !chosen : chosen)
    expect(made.map(({ applicantsHidden }) => applicantsHidden)).toEqual([blindScreening])
  },
)

test('a statement that was made without names does not count for the names that are shown at the same moment', async () => {
  const id = await proposal('SCREENING', { applicantsHidden: true, ...opened(owner) }, { blindScreening: true })
  const on = idOf('Proposal', id)
  const settled = await atOnce(db, 'Proposal', id, [
    () => perform(db, 'reviewProposal', { id: on, decision: 'SHORTLISTED' }, { as: owner }),
    () => perform(db, 'declareConflict', { id: on, conflict: false }, { as: reviewer }),
  ])
  expect(codesOf(settled)).toEqual([[], []])
  const { applicantsHidden, statements } = await db.proposal.findUniqueOrThrow({
    where: { id },
    include: { statements: { where: { reviewerId: reviewer.id } } },
  })
  expect(applicantsHidden).toBe(false)
  // It opens the proposal where it was made after the names were shown, and only there.
  const { data } = await run(db, `{ proposal(number: ${id}) { canRead statesAgain } }`, { as: reviewer })
  const { withoutNames } = statements[0]!
  expect(data).toEqual({ proposal: { canRead: !withoutNames, statesAgain: withoutNames } })
})
