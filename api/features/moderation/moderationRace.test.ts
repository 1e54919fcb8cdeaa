/** Moderators, authors and reporters act on one case at the same moment: each move is made once. */
import { expect, test } from 'vitest'
import { makeModerationCase } from '../../../prisma/seed/factories/moderation.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce, codesOf, raceMoves } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'
import { moderationStatuses } from './moderation.rules.ts'

const { db } = await fileDatabase()
const [admin, other] = [await person(db, 'ADMIN'), await person(db, 'ADMIN')]
const author = await person(db, 'RESEARCHER')
const id = (number: number) => idOf('ModerationCase', number)

test('two moderators claim a case at once: one has it', async () => {
  const { id: number } = await makeModerationCase(db, { authorId: author.id })
  const claim = (as: typeof admin) => () => perform(db, 'claimModerationCase', { id: id(number) }, { as })
  const answers = await atOnce(db, 'ModerationCase', number, [claim(admin), claim(other)])
  expect(codesOf(answers).flat()).toEqual(['CONFLICT'])
  const { claimedById } = await db.moderationCase.findUniqueOrThrow({ where: { id: number } })
  expect([admin.id, other.id]).toContain(claimedById)
})

test('two take over a claim that has lapsed at once: one has it', async () => {
  const third = await person(db, 'ADMIN')
  const lapsed = { claimedById: third.id, claimedAt: new Date(Date.now() - 7_200_000) }
  const { id: number } = await makeModerationCase(db, { authorId: author.id, ...lapsed })
  const claim = (as: typeof admin) => () => perform(db, 'claimModerationCase', { id: id(number) }, { as })
  expect(codesOf(await atOnce(db, 'ModerationCase', number, [claim(admin), claim(other)])).flat()).toEqual(['CONFLICT'])
})

test('content that is reported twice at once has one case with two reports, and one of each person', async () => {
  const idea = { title: 'Kiln', description: 'Hot.', category: 'Energy', submitterId: author.id } as const
  const { id: ideaId } = await db.idea.create({ data: { ...idea, status: 'SUBMITTED', visibleToResearchers: true } })
  const [one, two] = [await person(db, 'RESEARCHER'), await person(db, 'RESEARCHER')]
  const report = (as: typeof one) => () =>
    perform(db, 'reportContent', { id: idOf('Idea', ideaId), reason: 'SPAM' }, { as })
  expect(codesOf(await atOnce(db, 'Idea', ideaId, [report(one), report(two), report(one)])).flat()).toEqual([
    'CONFLICT',
  ])
  const cases = await db.moderationCase.findMany({ where: { entityId: ideaId }, include: { reports: true } })
  expect(cases.map(({ reports }) => reports.length)).toEqual([2])
})

test('in every state, of two who act at once no move is made twice', async () => {
  const decide = (decision: string) => ({
    name: 'decideModerationCase',
    as: admin,
    input: (number: number) => ({ id: id(number), decision, explanation: 'No.' }),
  })
  const tried = await raceMoves(db, {
    entity: 'ModerationCase',
    column: 'status',
    states: moderationStatuses,
    make: async (state) => {
      const claimed = { claimedById: admin.id, claimedAt: new Date() }
      const { id: number } = await makeModerationCase(db, { status: state as 'OPEN', authorId: author.id, ...claimed })
      return number
    },
    acts: [
      decide('DISMISSED'),
      decide('HIDDEN'),
      { name: 'restoreContent', as: admin, input: (number) => ({ id: id(number), reason: 'Fine.' }) },
      { name: 'decideAppeal', as: admin, input: (number) => ({ id: id(number), granted: false, answer: 'No.' }) },
      { name: 'appealModeration', as: author, input: (number) => ({ id: id(number), appeal: 'But.' }) },
      { name: 'submitRevision', as: author, input: (number) => ({ id: id(number) }) },
      { name: 'releaseModerationCase', as: admin, input: (number) => ({ id: id(number) }) },
    ],
  })
  expect(tried).toBeGreaterThan(12)
}, 120_000)
