/** What forms send, by the rules of real inputs. */
import { expect, test } from 'vitest'
import { nameTeamRules, submitProposalRules } from '#api/features/proposals/proposal.rules.ts'
import { setAgreementRules, addPartnersRules } from '#api/features/collaborations/collaboration.rules.ts'
import { bookingFormRules } from '#api/features/experts/session.rules.ts'
import { createChallengeRules } from '#api/features/challenges/challenge.rules.ts'
import { inputOf } from './inputOf.ts'

const id = (type: string, number: number) => btoa(`${type}:${number}`)

test('ids are sent as they are, alone and in lists, and an empty one as none', () => {
  expect(inputOf(nameTeamRules, { teamId: id('Team', 3) })).toEqual({ teamId: id('Team', 3) })
  const userIds = [id('User', 4), id('User', 5)]
  expect(inputOf(addPartnersRules.pick(['userIds']), { userIds })).toEqual({ userIds })
  expect(inputOf(submitProposalRules.pick(['projectId']), { projectId: '' })).toEqual({ projectId: null })
})

test('texts, numbers and lists are cast', () => {
  const values = { trl: '4', timeline: ' 6 months ', supportNeeded: ['DATA'], other: 1 }
  expect(inputOf(submitProposalRules.pick(['trl', 'timeline', 'supportNeeded']), values)).toEqual({
    trl: 4,
    timeline: '6 months',
    supportNeeded: ['DATA'],
  })
  const criteria = [{ name: 'Fit', description: '', weight: '100' }]
  expect(inputOf(createChallengeRules.pick(['criteria', 'tags']), { criteria, tags: 'a, b' })).toEqual({
    criteria: [{ name: 'Fit', description: '', weight: 100 }],
    tags: ['a', 'b'],
  })
})

test.each(['Asia/Dubai', 'UTC', 'America/New_York', 'Pacific/Kiritimati'])(
  'the day that was chosen is sent and checked as that day in %s',
  (zone) => {
    const before = process.env['TZ']
    process.env['TZ'] = zone
    try {
      const days = { agreedOn: '2026-11-22', endsOn: '2026-11-22' }
      expect(inputOf(setAgreementRules.whole.pick(['agreedOn', 'endsOn']), days)).toEqual(days)
      expect(setAgreementRules.whole.pick(['agreedOn']).cast({ agreedOn: '2026-11-22' }).agreedOn).toEqual(
        new Date('2026-11-22T00:00:00Z'),
      )
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  },
)

test('a day that no month has is sent as it was written, for the server to refuse', () => {
  expect(inputOf(setAgreementRules.whole.pick(['agreedOn']), { agreedOn: '2026-02-30' })).toEqual({
    agreedOn: '2026-02-30',
  })
})

test('calendar dates stay dates, instants are instants, an empty date is none', () => {
  expect(inputOf(setAgreementRules.whole.pick(['agreedOn', 'endsOn']), { agreedOn: '2026-11-22', endsOn: '' })).toEqual(
    {
      agreedOn: '2026-11-22',
      endsOn: null,
    },
  )
  expect(inputOf(bookingFormRules.pick(['startsAt']), { startsAt: '2026-11-22T08:00:00+04:00' })).toEqual({
    startsAt: '2026-11-22T04:00:00.000Z',
  })
})
