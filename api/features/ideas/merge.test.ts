/** Merging ideas: who merges which, what becomes of the votes, who reads of the other idea, and the end of a merge. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { IdeaStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const cem = await person(db, 'RESEARCHER', { name: 'Cem' })
const dana = await person(db, 'RESEARCHER', { name: 'Dana' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const officer = await person(db, 'COMMERCIALIZATION_TEAM', { name: 'Officer' })
const expert = await person(db, 'EXPERT', { name: 'Expert' })
const investor = await person(db, 'INVESTOR')
const company = await person(db, 'INDUSTRY')

beforeEach(async () => {
  await db.notification.deleteMany()
  await db.idea.deleteMany()
})
afterEach(() => void vi.useRealTimers())

const made = async (data: object = {}, voters: Viewer[] = []) =>
  (
    await db.idea.create({
      data: {
        title: 'Shade from old sails',
        description: 'Old sails make shade over school yards.',
        category: 'Other',
        status: 'SUBMITTED',
        submitterId: ada.id,
        visibleToResearchers: true,
        ballots: { create: voters.map(({ id: userId }) => ({ userId })) },
        ...data,
      },
    })
  ).id
const second = (data: object = {}, voters: Viewer[] = []) =>
  made({ title: 'Sailcloth over playgrounds', submitterId: badr.id, ...data }, voters)

const merge = (id: number, intoId: number, as: Viewer | null = team, reason = 'Both shade school yards') =>
  perform(
    db,
    'mergeIdeas',
    { id: idOf('Idea', id), intoId: idOf('Idea', intoId), reason },
    { as, give: 'idea { number }' },
  )
const undo = (id: number, as: Viewer | null = team) =>
  perform(db, 'undoIdeaMerge', { id: idOf('Idea', id) }, { as, give: 'idea { number }' })
const act = (as: Viewer, name: string, id: number, more: object = {}, give = 'idea { number }') =>
  perform(db, name, { id: idOf('Idea', id), ...more }, { as, give })
const read = async (as: Viewer, id: number, fields: string) =>
  (await run(db, `{ idea(number: ${id}) { ${fields} } }`, { as })).data?.['idea'] as unknown as Record<string, unknown>
const preview = async (as: Viewer | null, id: number, intoId: number) =>
  run(
    db,
    'query ($id: ID!, $intoId: ID!) { ideaMergePreview(id: $id, intoId: $intoId) { obstacle votes added both staying requests } }',
    { as, variables: { id: idOf('Idea', id), intoId: idOf('Idea', intoId) } },
  )
const stored = (id: number) => db.idea.findUniqueOrThrow({ where: { id } })
const votersOf = async (ideaId: number) =>
  (await db.ideaVote.findMany({ where: { ideaId }, orderBy: { userId: 'asc' } })).map(({ userId }) => userId)
const sorted = (...people: Viewer[]) => people.map(({ id }) => id).toSorted((a, b) => a - b)

describe('a merge', () => {
  test('makes a union of the votes, one for each person, and shows it before', async () => {
    const merged = await made({}, [ada, cem, dana])
    const into = await second({}, [badr, cem])
    expect((await preview(team, merged, into)).data!['ideaMergePreview']).toEqual({
      obstacle: null,
      votes: 4,
      added: 2,
      both: 1,
      staying: 0,
      requests: 0,
    })
    expect((await merge(merged, into)).codes).toEqual([])
    expect(await votersOf(into)).toEqual(sorted(ada, badr, cem, dana))
    expect((await stored(into)).votes).toBe(4)
    expect(await stored(merged)).toMatchObject({
      status: 'MERGED',
      mergedFrom: 'SUBMITTED',
      mergedIntoId: into,
      votes: 3,
    })
    expect(await read(dana, merged, 'status mergedInto { title } mergeReason')).toEqual({
      status: 'MERGED',
      mergedInto: { title: 'Sailcloth over playgrounds' },
      mergeReason: null,
    })
    expect(await read(ada, merged, 'mergeReason')).toEqual({ mergeReason: 'Both shade school yards' })
    expect(await read(dana, into, 'mergedIdeas { title } votedByViewer')).toEqual({
      mergedIdeas: [{ title: 'Shade from old sails' }],
      votedByViewer: true,
    })
    expect(JSON.stringify(await read(dana, into, 'thread { title }'))).toContain('Shade from old sails')
    expect(JSON.stringify(await read(dana, merged, 'thread { title }'))).toContain('Sailcloth over playgrounds')
    // The vote is the person's own from then on.
    expect((await act(dana, 'voteForIdea', into, { vote: false })).codes).toEqual([])
    expect(await votersOf(into)).toEqual(sorted(ada, badr, cem))
  })

  test('notifies both submitters, and those whose votes count for the other idea', async () => {
    const merged = await made({}, [dana, cem])
    const into = await second({}, [cem])
    await merge(merged, into)
    expect(await told(db, ada)).toEqual(['IDEA_MERGED'])
    expect(await told(db, badr)).toEqual(['IDEA_MERGED_HERE'])
    expect(await told(db, dana)).toEqual(['IDEA_VOTE_MERGED'])
    expect(await told(db, cem)).toEqual(['IDEA_VOTE_MERGED'])
    expect(await told(db, team)).toEqual([])
  })

  test('is the university’s alone, with a reason, and of no idea of its own', async () => {
    const merged = await made()
    const into = await second()
    for (const as of [ada, badr, expert, investor, company]) {
      expect((await merge(merged, into, as)).codes).toEqual(['FORBIDDEN'])
      expect((await undo(merged, as)).codes).toEqual(['FORBIDDEN'])
      expect((await preview(as, merged, into)).codes).toEqual(['FORBIDDEN'])
      expect((await read(as, merged, 'canUndoMerge'))?.['canUndoMerge'] ?? null).toBeNull()
    }
    expect((await merge(merged, into, null)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await undo(merged, null)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await preview(null, merged, into)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await merge(merged, into, team, ' ')).errors[0]!.extensions['fieldErrors']).toEqual({
      reason: 'Enter a reason',
    })
    const own = await made({ submitterId: officer.id })
    expect((await merge(merged, own, officer)).codes).toEqual(['NOT_FOUND'])
    expect((await merge(own, into, officer)).codes).toEqual(['NOT_FOUND'])
    expect((await preview(officer, own, into)).codes).toEqual(['NOT_FOUND'])
    expect((await merge(own, into, team)).codes).toEqual([])
    expect((await undo(own, officer)).codes).toEqual(['NOT_FOUND'])
  })

  test('is of submitted ideas that are not validated, into ideas that go on', async () => {
    const ofStatus = async (status: IdeaStatus) =>
      made({
        status,
        ...(status === 'MERGED' ? { mergedFrom: 'SUBMITTED', mergedAt: new Date(), mergedIntoId: await second() } : {}),
      })
    const codes = async (merges: (id: number) => Promise<{ codes: string[] }>) => {
      const possible: string[] = []
      for (const status of Object.values(IdeaStatus))
        if (!(await merges(await ofStatus(status))).codes.length) possible.push(status)
      return possible
    }
    expect(await codes(async (id) => merge(id, await second()))).toEqual([
      'SUBMITTED',
      'UNDER_REVIEW',
      'NEEDS_CHANGES',
      'APPROVED',
      'DECLINED',
    ])
    expect(await codes(async (id) => merge(await second(), id))).toEqual([
      'SUBMITTED',
      'UNDER_REVIEW',
      'NEEDS_CHANGES',
      'APPROVED',
      'VALIDATED',
      'CONVERTED',
    ])
    const one = await made()
    expect((await merge(one, one)).errors[0]!.message).toBe('An idea cannot be merged into itself')
    const declined = await second({ status: 'DECLINED' })
    expect((await preview(team, one, declined)).data!['ideaMergePreview']).toMatchObject({
      obstacle: 'The other idea is declined, so nothing can be merged into it',
    })
  })

  test('leaves a locked idea that keeps what it has', async () => {
    const merged = await made({ status: 'APPROVED', messages: { create: { text: 'When?', authorId: ada.id } } })
    const into = await second()
    await perform(db, 'requestValidation', { ideaId: idOf('Idea', merged) }, { as: ada })
    const request = await db.validationRequest.findFirstOrThrow({ where: { ideaId: merged } })
    await db.validationRequest.update({
      where: { id: request.id },
      data: { status: 'ASSIGNED', assigneeId: expert.id },
    })
    expect((await preview(team, merged, into)).data!['ideaMergePreview']).toMatchObject({ requests: 1 })
    await merge(merged, into)
    expect(await db.validationRequest.findUnique({ where: { id: request.id } })).toMatchObject({
      status: 'CLOSED',
      ideaId: merged,
    })
    expect(await told(db, expert)).toEqual(['VALIDATION_CLOSED'])
    expect(await db.ideaMessage.count({ where: { ideaId: merged } })).toBe(1)
    const tries = [
      act(dana, 'voteForIdea', merged, { vote: true }),
      act(ada, 'updateIdea', merged, { title: 'Shade from new sails' }),
      act(ada, 'submitIdea', merged),
      act(ada, 'createIdeaVersion', merged),
      act(ada, 'deleteIdea', merged, {}, 'deletedId'),
      act(badr, 'deleteIdea', into, {}, 'deletedId'),
      act(team, 'startIdeaReview', merged),
      act(team, 'reviewIdea', merged, { decision: 'APPROVED' }),
      act(team, 'scoreIdea', merged, { novelty: 3 }),
      perform(db, 'requestValidation', { ideaId: idOf('Idea', merged) }, { as: ada }),
    ]
    for (const one of tries) expect((await one).codes).toEqual(['CONFLICT'])
    expect(await read(ada, merged, 'isLocked')).toEqual({ isLocked: true })
  })

  test('of an idea that went on from another one carries all votes along', async () => {
    const first = await made({}, [cem])
    const between = await second({}, [dana])
    const last = await made({ title: 'Sails, all of them' })
    await merge(first, between)
    await merge(between, last)
    expect(await votersOf(last)).toEqual(sorted(cem, dana))
    const refused = await undo(first)
    expect(refused.errors[0]!.message).toBe('The other idea has been merged, too. Undo that merge first')
    expect((await undo(between)).codes).toEqual([])
    expect((await undo(first)).codes).toEqual([])
    expect([await votersOf(first), await votersOf(between), await votersOf(last)]).toEqual([
      sorted(cem),
      sorted(dana),
      [],
    ])
  })
})

describe('a confidential idea', () => {
  const wordsTo = async (as: Viewer) =>
    JSON.stringify(await db.notification.findMany({ where: { userId: as.id }, select: { data: true } }))
  const confidential = { confidential: true, title: 'Secret weave' }

  test('is not named to readers of the open one that it was merged into', async () => {
    const merged = await made(confidential, [ada, team])
    const into = await second({}, [cem])
    await merge(merged, into)
    for (const as of [badr, cem, dana]) {
      expect(await wordsTo(as)).not.toContain('Secret')
      const seen = JSON.stringify(
        await read(
          as,
          into,
          'mergedIdeas { title } thread { title } history(first: 9) { nodes { comment changes { field after } } }',
        ),
      )
      expect(seen).not.toContain('Secret')
      expect(seen).not.toContain('Both shade')
      expect(await read(as, merged, 'title')).toBeNull()
    }
    expect(await read(ada, merged, 'mergedInto { title }')).toEqual({
      mergedInto: { title: 'Sailcloth over playgrounds' },
    })
    expect(await votersOf(into)).toEqual(sorted(ada, cem, team))
    const check = await run(db, '{ ideas(filter: { ipCheckOpen: true }) { totalCount(exact: true) } }', { as: team })
    expect(check.data!['ideas']).toEqual({ totalCount: 0 })
    const { ipCheckPrint } = await read(team, merged, 'ipCheckPrint')
    expect(
      (await act(team, 'setIdeaIpCheck', merged, { decision: 'PROTECTED', read: ipCheckPrint })).errors[0]!.message,
    ).toBe('The IP check of a merged idea cannot be recorded')
  })

  test('that goes on is not named to others, whose votes stay', async () => {
    const merged = await made({}, [cem, dana, team])
    const into = await second(confidential)
    expect((await preview(team, merged, into)).data!['ideaMergePreview']).toMatchObject({
      added: 1,
      staying: 2,
      votes: 1,
    })
    await merge(merged, into)
    for (const as of [ada, cem, dana]) {
      expect(await wordsTo(as)).not.toContain('Secret')
      expect(await read(as, merged, 'status mergedInto { title }')).toEqual({ status: 'MERGED', mergedInto: null })
      expect(await read(as, into, 'title')).toBeNull()
    }
    expect(await told(db, ada)).toEqual(['IDEA_MERGED'])
    expect(await told(db, cem)).toEqual([])
    expect(await votersOf(into)).toEqual(sorted(team))
    expect(await votersOf(merged)).toEqual(sorted(cem, dana, team))
    expect(await read(badr, into, 'mergedIdeas { title }')).toEqual({
      mergedIdeas: [{ title: 'Shade from old sails' }],
    })
  })

  test('or one that was sent back is not disclosed by its merge', async () => {
    const returned = await made({ status: 'NEEDS_CHANGES' })
    const into = await second()
    await merge(returned, into)
    expect(await read(dana, returned, 'title')).toBeNull()
    expect(await read(ada, returned, 'seenByResearchers')).toEqual({ seenByResearchers: false })
    expect(await read(dana, into, 'mergedIdeas { title }')).toEqual({ mergedIdeas: [] })
  })
})

describe('the end of a merge', () => {
  test('gives each idea what it had, within 24 hours', async () => {
    const merged = await made({ status: 'DECLINED' }, [cem])
    const into = await second({}, [dana])
    await merge(merged, into)
    expect(await read(team, merged, 'canUndoMerge')).toEqual({ canUndoMerge: true })
    expect(await read(team, into, 'canUndoMerge')).toEqual({ canUndoMerge: false })
    await db.notification.deleteMany()
    expect((await undo(merged, officer)).codes).toEqual([])
    expect(await stored(merged)).toMatchObject({
      status: 'DECLINED',
      mergedFrom: null,
      mergedIntoId: null,
      mergedAt: null,
      mergeReason: '',
      votes: 1,
    })
    expect(await votersOf(into)).toEqual(sorted(dana))
    expect(await told(db, ada)).toEqual(['IDEA_MERGE_UNDONE'])
    expect(await told(db, badr)).toEqual(['IDEA_MERGE_UNDONE'])
    expect((await undo(merged)).errors[0]!.message).toBe('This idea is not merged')
    expect((await merge(merged, into)).codes, 'once more').toEqual([])
  })

  test('comes too late after a day', async () => {
    const merged = await made()
    await merge(merged, await second())
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] })
    expect(await read(team, merged, 'canUndoMerge')).toEqual({ canUndoMerge: false })
    expect((await undo(merged)).errors[0]!.message).toBe('A merge can only be undone within 24 hours')
  })

  test('leaves a vote that somebody gave the other idea since', async () => {
    const merged = await made({}, [cem])
    const into = await second()
    await merge(merged, into)
    for (const vote of [false, true]) await act(cem, 'voteForIdea', into, { vote })
    await undo(merged)
    expect(await votersOf(into)).toEqual(sorted(cem))
  })
})

test('ideas that are merged are not offered as similar', async () => {
  const merged = await made()
  await merge(merged, await second())
  const { data } = await run(
    db,
    '{ similarIdeas(title: "Shade from old sails", description: "Old sails make shade over school yards.") { title } }',
    { as: team },
  )
  expect(JSON.stringify(data)).not.toContain('Shade from old sails')
})
