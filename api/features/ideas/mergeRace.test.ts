/** Merges at the same moment as another merge, a vote, a deletion, and their end. */
import { beforeEach, expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce } from '../../testing/races.ts'
import { perform, person } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const submitter = await person(db, 'RESEARCHER')
const voter = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const officer = await person(db, 'COMMERCIALIZATION_TEAM')
let [one, other, third]: number[] = []

const made = async () =>
  (
    await db.idea.create({
      data: {
        title: 'Wind catcher',
        description: 'A tower that cools',
        category: 'Other',
        status: 'SUBMITTED',
        visibleToResearchers: true,
        submitterId: submitter.id,
      },
    })
  ).id

beforeEach(async () => {
  one = await made()
  other = await made()
  third = await made()
})

const merge = (id: number, intoId: number, as: Viewer) => () =>
  perform(db, 'mergeIdeas', { id: idOf('Idea', id), intoId: idOf('Idea', intoId), reason: 'The same' }, { as })
const undo = (id: number, as: Viewer) => () => perform(db, 'undoIdeaMerge', { id: idOf('Idea', id) }, { as })
const act = (as: Viewer, name: string, id: number, more: object, give: string) => () =>
  perform(db, name, { id: idOf('Idea', id), ...more }, { as, give })
const vote = (id: number, given = true) => act(voter, 'voteForIdea', id, { vote: given }, 'idea { number }')
const race = async (id: number, ...attempts: (() => Promise<{ codes: string[] }>)[]) =>
  (await atOnce(db, 'Idea', id, attempts)).map((result) =>
    result.status === 'fulfilled' ? result.value.codes.join() : 'THROWN',
  )
const stored = (id: number) => db.idea.findUnique({ where: { id } })

test('of two merges of one idea into two one is done', async () => {
  const codes = await race(one!, merge(one!, other!, team), merge(one!, third!, officer))
  expect(codes.toSorted()).toEqual(['', 'CONFLICT'])
  const into = codes[0] === '' ? other : third
  expect(await stored(one!)).toMatchObject({ status: 'MERGED', mergedIntoId: into })
})

test('of merges in both directions one is done', async () => {
  const codes = await race(one!, merge(one!, other!, team), merge(other!, one!, officer))
  expect(codes.toSorted()).toEqual(['', 'CONFLICT'])
  expect(await db.idea.count({ where: { id: { in: [one!, other!] }, status: 'MERGED' } })).toBe(1)
})

test('merges in a circle leave one idea that goes on', async () => {
  const codes = await race(one!, merge(one!, other!, team), merge(other!, third!, officer), merge(third!, one!, team))
  expect(codes).not.toContain('THROWN')
  expect(await db.idea.count({ where: { id: { in: [one!, other!, third!] }, status: 'SUBMITTED' } })).toBe(1)
})

test('a vote at the same moment counts for both, or is refused', async () => {
  const [merged, voted] = await race(one!, merge(one!, other!, team), vote(one!))
  expect(merged).toBe('')
  expect(['', 'CONFLICT']).toContain(voted)
  const votes = await db.ideaVote.findMany({ where: { userId: voter.id, ideaId: { in: [one!, other!] } } })
  expect(new Set(votes.map(({ ideaId }) => ideaId))).toEqual(new Set(voted === '' ? [one, other] : []))
})

test('who votes for the idea that goes on at the same moment has one vote', async () => {
  await vote(one!)()
  const codes = await race(other!, merge(one!, other!, team), vote(other!))
  expect(codes).toEqual(['', ''])
  expect(await db.ideaVote.count({ where: { userId: voter.id, ideaId: other! } })).toBe(1)
  expect((await stored(other!))!.votes).toBe(1)
})

test('an idea is not deleted while another one is merged into it', async () => {
  await db.idea.update({ where: { id: other! }, data: { status: 'NEEDS_CHANGES' } })
  const remove = act(submitter, 'deleteIdea', other!, {}, 'deletedId')
  const [merged, removed] = await race(other!, merge(one!, other!, team), remove)
  expect([merged, removed]).toEqual(removed === '' ? ['NOT_FOUND', ''] : ['', 'CONFLICT'])
  expect((await stored(one!))!.mergedIntoId).toBe(removed === '' ? null : other)
})

test('undone by two at once, it is undone once', async () => {
  await vote(one!)()
  await merge(one!, other!, team)()
  const codes = await race(one!, undo(one!, team), undo(one!, officer))
  expect(codes.toSorted()).toEqual(['', 'CONFLICT'])
  expect(await stored(one!)).toMatchObject({ status: 'SUBMITTED', mergedIntoId: null })
  expect(await db.ideaVote.count({ where: { ideaId: other! } })).toBe(0)
})

test('a merge is not undone while the idea that went on is merged itself', async () => {
  await vote(one!)()
  await merge(one!, other!, team)()
  const [undone, merged] = await race(other!, undo(one!, team), merge(other!, third!, officer))
  expect(merged).toBe('')
  expect(['', 'CONFLICT']).toContain(undone)
  // The vote goes on with the idea that it was counted for, and with no other.
  expect(await db.ideaVote.count({ where: { ideaId: third! } })).toBe(undone === '' ? 0 : 1)
})
