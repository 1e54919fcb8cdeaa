/** Authorships: suggested by name, claimed or rejected by the researcher alone, never suggested again, and one person each. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { atOnce, raceMoves } from '../../testing/races.ts'
import { perform, person, run } from '../../testing/run.ts'
import { timesTold, told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const ada = await person(db, 'RESEARCHER', { name: 'Ada Kay' })
const noura = await person(db, 'RESEARCHER', { name: 'Noura Haddad' })
const namesake = await person(db, 'RESEARCHER', { name: 'Nadia Haddad' })
const investor = await person(db, 'INVESTOR')
const team = await person(db, 'KU_TEAM')
beforeEach(async () => {
  await runJobs(db)
  await db.authorship.deleteMany()
  await db.notification.deleteMany()
})

let count = 0
async function add(as: Viewer, authors: string[]): Promise<number> {
  const input = { title: `Work ${++count}`, year: 2024, authors }
  const { data, errors } = await perform(db, 'createPublication', input, { as, give: 'publication { number }' })
  expect(errors).toEqual([])
  await runJobs(db)
  return (data!['createPublication'] as unknown as { publication: { number: number } }).publication.number
}

const authorshipOf = (publicationId: number, { id: userId }: Viewer) =>
  db.authorship.findUniqueOrThrow({ where: { publicationId_userId: { publicationId, userId } } })
const answer = async (as: Viewer, publication: number, claimed: boolean) =>
  perform(db, 'answerAuthorship', { id: idOf('Authorship', (await authorshipOf(publication, as)).id), claimed }, { as })
const claim = (as: Viewer, publication: number, name: string) =>
  perform(db, 'claimAuthorship', { publicationId: idOf('Publication', publication), name }, { as })

test('a name that may be meant is suggested, claimed by the person, and then on the profile', async () => {
  const number = await add(ada, ['Ada Kay', 'N. Haddad'])
  expect((await authorshipOf(number, ada)).state, 'who adds a work is its author by that').toBe('CLAIMED')
  expect(await told(db, noura)).toEqual(['PUBLICATION_AUTHOR_SUGGESTED'])
  expect(await told(db, namesake)).toEqual(['PUBLICATION_AUTHOR_SUGGESTED'])
  expect((await answer(noura, number, true)).codes).toEqual([])
  expect(await told(db, ada)).toEqual(['PUBLICATION_AUTHOR_CLAIMED'])
  const { errors } = await answer(namesake, number, true)
  expect(errors[0]!.message).toBe(
    'Noura Haddad is already listed as “N. Haddad”. Ask the person who added the publication if that is wrong.',
  )
  const profile = `{ user(number: ${noura.id}) { authorships { highlighted publication { number } work { title authors year } } } }`
  const work = { title: `Work ${count}`, authors: ['Ada Kay', 'N. Haddad'], year: 2024 }
  for (const as of [investor, ada, team])
    expect((await run(db, profile, { as })).data!['user'], as.role).toEqual({
      authorships: [{ highlighted: false, publication: as === investor ? null : { number }, work }],
    })
})

test('what was rejected is not suggested again, and can still be claimed', async () => {
  const number = await add(ada, ['Haddad, N.'])
  expect((await answer(noura, number, false)).codes).toEqual([])
  await perform(
    db,
    'updatePublication',
    { id: idOf('Publication', number), authors: ['Noura Haddad', 'A. Kay'] },
    { as: ada },
  )
  await runJobs(db)
  expect((await authorshipOf(number, noura)).state).toBe('REJECTED')
  expect(await timesTold(db, noura, 'PUBLICATION_AUTHOR_SUGGESTED')).toBe(1)
  const rejected = await run(db, `{ user(number: ${noura.id}) { authorships { name } } }`, { as: ada })
  expect(rejected.data!['user']).toEqual({ authorships: [] })
  expect((await claim(noura, number, 'Noura Haddad')).codes).toEqual([])
  expect(await authorshipOf(number, noura)).toMatchObject({ state: 'CLAIMED', name: 'Noura Haddad' })
})

test('only the person answers, and only about an author who is there', async () => {
  const number = await add(ada, ['N. Haddad'])
  const id = idOf('Authorship', (await authorshipOf(number, noura)).id)
  for (const [as, code] of [
    [ada, 'NOT_FOUND'],
    [team, 'FORBIDDEN'],
    [investor, 'FORBIDDEN'],
  ] as const)
    expect((await perform(db, 'answerAuthorship', { id, claimed: true }, { as })).codes, as.role).toEqual([code])
  const { errors } = await claim(noura, number, 'Nobody')
  expect(errors[0]!.extensions['fieldErrors']).toEqual({ name: 'This name is not among the authors' })
  const hidden = await run(db, `query ($id: ID!) { node(id: $id) { ... on Authorship { name } } }`, {
    as: ada,
    variables: { id },
  })
  expect(hidden.data!['node'], 'a suggestion is between the platform and the person').toBeNull()
})

test('of two who claim one author at the same moment, one is it', async () => {
  for (let round = 0; round < 5; round++) {
    const number = await add(team, ['N. Haddad'])
    const tries = await Promise.all([noura, namesake].map((as) => answer(as, number, true)))
    expect(tries.map(({ codes }) => codes.join()).toSorted()).toEqual(['', 'CONFLICT'])
    expect(await db.authorship.count({ where: { publicationId: number, state: 'CLAIMED' } })).toBe(1)
  }
})

test('at most five are highlighted, also when more are asked for at the same moment', async () => {
  const numbers = []
  for (let nth = 0; nth < 8; nth++) numbers.push(await add(noura, ['Noura Haddad']))
  const ids = await Promise.all(numbers.map(async (number) => (await authorshipOf(number, noura)).id))
  const highlight = (id: number, highlighted = true) =>
    perform(db, 'highlightAuthorship', { id: idOf('Authorship', id), highlighted }, { as: noura })
  const results = await atOnce(
    db,
    'User',
    noura.id,
    ids.map((id) => () => highlight(id)),
  )
  const codes = results.map((one) => (one.status === 'fulfilled' ? one.value.codes.join() : 'failed'))
  expect(codes.filter((code) => code === '')).toHaveLength(5)
  expect(await db.authorship.count({ where: { userId: noura.id, highlighted: true } })).toBe(5)
  const [first] = await db.authorship.findMany({ where: { userId: noura.id, highlighted: true } })
  expect((await answer(noura, first!.publicationId, false)).codes).toEqual([])
  expect(await db.authorship.findUnique({ where: { id: first!.id } })).toMatchObject({ highlighted: false })
  expect((await highlight(first!.id)).codes, 'what one rejects is not shown').toEqual(['CONFLICT'])
})

test('every pair of answers at the same moment leaves one of them', async () => {
  const make = async (state: string) => {
    const { id: publicationId } = await db.publication.create({
      data: { title: 'Raced', year: 2024, authors: ['N. H.'] },
    })
    const data = { publicationId, userId: noura.id, name: 'N. H.', state: state as 'CLAIMED' }
    return (await db.authorship.create({ data })).id
  }
  const act = (claimed: boolean) => ({
    name: 'answerAuthorship',
    as: noura,
    input: (id: number) => ({ id: idOf('Authorship', id), claimed }),
  })
  const tried = await raceMoves(db, {
    entity: 'Authorship',
    column: 'state',
    make,
    states: ['SUGGESTED', 'CLAIMED', 'REJECTED'],
    acts: [act(true), act(false)],
  })
  expect(tried).toBe(5)
})

test('works that were here before are suggested to who is let in or gets another name, once, and not names that are claimed', async () => {
  const early = await add(ada, ['M. Rahal', 'Ada Kay'])
  const late = await add(ada, ['Mona Rahal'])
  const claimed = await add(noura, ['Mona Rahal'])
  const married = await add(ada, ['Mona Saab'])
  const admin = await person(db, 'ADMIN')
  const mona = await person(db, 'RESEARCHER', { name: 'Mona Rahal', status: 'PENDING_VERIFICATION' })
  const other = await person(db, 'RESEARCHER', { name: 'Mona Rahal' })
  await db.authorship.create({
    data: { publicationId: claimed, userId: other.id, name: 'Mona Rahal', state: 'CLAIMED' },
  })
  const suggested = async () => {
    await runJobs(db)
    const rows = await db.authorship.findMany({ where: { userId: mona.id }, orderBy: { publicationId: 'asc' } })
    return rows.map(({ publicationId, state }) => [publicationId, state])
  }
  expect(await suggested(), 'who waits is not asked').toEqual([])
  expect(
    (await perform(db, 'verifyAccounts', { ids: [idOf('User', mona.id)], approved: true }, { as: admin })).codes,
  ).toEqual([])
  const both = [early, late].map((id) => [id, 'SUGGESTED'])
  expect(await suggested()).toEqual(both)
  expect(await timesTold(db, mona, 'PUBLICATION_AUTHOR_SUGGESTED')).toBe(1)
  const bell = await run(db, '{ notifications { edges { node { message } } } }', { as: { ...mona, status: 'ACTIVE' } })
  expect(JSON.stringify(bell.data)).toContain(
    `“Work ${count - 3}” and 1 other publication have your name among the authors.`,
  )
  // Another name that says the same brings nothing new; a new one does.
  const rename = (lastName: string) =>
    perform(
      db,
      'updateProfile',
      { name: `Mona ${lastName}`, firstName: 'Mona', lastName },
      { as: { ...mona, status: 'ACTIVE' } },
    )
  expect((await rename('Rahal')).codes).toEqual([])
  expect(await suggested()).toEqual(both)
  expect((await rename('Saab')).codes).toEqual([])
  expect(await suggested()).toEqual([...both, [married, 'SUGGESTED']])
  expect(await timesTold(db, mona, 'PUBLICATION_AUTHOR_SUGGESTED')).toBe(2)
})
