/** The search finds challenges and proposals for those who may see them, by what they may know. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { initialsOf } from './initials.rules.ts'
import { forgetWords } from './search.jobs.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'INDUSTRY', { name: 'Owner' })
const rival = await person(db, 'INDUSTRY', { name: 'Rival' })
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const investor = await person(db, 'INVESTOR', { name: 'Investor' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const open = { status: 'OPEN' as const, ownerId: owner.id, companyName: 'Falcon' }
await db.challenge.create({
  data: {
    ...open,
    title: 'Quiet pumps',
    anonymous: true,
    proposals: { create: { authorId: ada.id, status: 'SUBMITTED', title: 'Felt collars' } },
  },
})
await db.challenge.create({ data: { ...open, title: 'Pumps in a drawer', status: 'DRAFT' } })

/** What the search gives somebody; `give` says which kinds, and what of them. */
async function hits<Kinds>(as: Viewer, text: string, give: string): Promise<Kinds> {
  const source = `query ($text: String!) { search(text: $text) { ${give} } }`
  const { data, errors } = await run(db, source, { as, variables: { text } })
  expect(errors).toEqual([])
  return data!['search'] as unknown as Kinds
}

const found = async (as: Viewer, text: string) => {
  const { challenges, proposals } = await hits<{
    challenges: { title: string }[]
    proposals: { challengeTitle: string; title: string | null }[]
  }>(as, text, 'challenges { title } proposals { challengeTitle title }')
  return { challenges: challenges.map(({ title }) => title), proposals }
}

test('challenges are found by those who see them, and not by a name that is withheld', async () => {
  for (const as of [ada, rival]) expect((await found(as, 'PUMPS')).challenges).toEqual(['Quiet pumps'])
  for (const as of [owner, team])
    expect((await found(as, 'pumps')).challenges).toEqual(['Pumps in a drawer', 'Quiet pumps'])
  expect(await found(investor, 'pumps')).toEqual({ challenges: [], proposals: [] })
  expect((await found(ada, 'falcon')).challenges).toEqual([])
})

test('proposals are found by their sides, by title only where it may be read', async () => {
  const seen = { challengeTitle: 'Quiet pumps', title: 'Felt collars' }
  for (const text of ['pumps', 'ada', 'collars felt']) expect((await found(ada, text)).proposals).toEqual([seen])
  expect((await found(team, 'felt')).proposals).toEqual([seen])
  for (const as of [badr, rival]) expect((await found(as, 'pumps')).proposals).toEqual([])
  expect((await found(owner, 'quiet')).proposals).toEqual([{ ...seen, title: null }])
  expect((await found(owner, 'felt')).proposals).toEqual([])
})

test('companies are found by those who read the directory, by other names only by the university', async () => {
  const { id: companyId } = await db.company.create({ data: { name: 'Zénith Marine', city: 'Fujairah' } })
  await db.companyName.create({ data: { key: 'oldharbour', name: 'Old Harbour', companyId } })
  const names = async (as: Viewer, text: string) =>
    (await hits<{ companies: unknown[] }>(as, text, 'companies { name otherNames }')).companies
  const name = 'Zénith Marine'
  for (const text of ['zenith', 'fuJAIrah', 'marine zen', 'oldharb'])
    expect(await names(team, text)).toEqual([{ name, otherNames: ['Old Harbour'] }])
  for (const as of [ada, investor, owner, rival]) expect(await names(as, 'oldharb')).toEqual([])
  for (const as of [ada, investor, owner, rival]) expect(await names(as, 'zenith')).toEqual([])
  // A company that has published something is in the directory of all companies.
  expect(await names(rival, 'falcon')).toEqual([])
  await db.challenge.create({
    data: { ownerId: owner.id, companyName: name, title: 'Cold hulls', status: 'OPEN', publishedAt: new Date() },
  })
  for (const as of [owner, rival]) expect(await names(as, 'zenith')).toEqual([{ name, otherNames: null }])
  for (const as of [ada, investor]) expect(await names(as, 'zenith')).toEqual([])
})

const best = async (as: Viewer | null, text: string) => {
  const give =
    'hits { of score places { start end } } projects { id title } people { id title: name } teams { id title: name }'
  const source = `query ($text: String!) { search(text: $text) { ${give} } }`
  const { data, codes } = await run(db, source, { as, variables: { text } })
  if (!data?.['search']) return codes
  const { hits: ranked, ...kinds } = data['search'] as unknown as Record<
    string,
    { of: string; id: string; title: string }[]
  >
  const titles = new Map(Object.values(kinds).flatMap((some) => some.map(({ id, title }) => [id, title])))
  return ranked!.flatMap(({ of }) => titles.get(of) ?? [])
}

test('records and people are ranked together, out of those that the viewer may read', async () => {
  const zahra = await person(db, 'RESEARCHER', { name: 'Zahra Kelp' })
  const project = { ownerId: zahra.id, status: 'ACTIVE' as const, visibleToResearchers: true }
  await db.project.createMany({
    data: [
      { ...project, title: 'Harvest of the sea', tags: ['kelp'] },
      { ...project, title: 'Kelp forests under warm water' },
      { ...project, title: 'Kelp' },
      { ...project, title: 'Kelp in secret', confidential: true, visibleToResearchers: false },
      { ...project, title: 'Kelp that was deleted', deletedAt: new Date() },
      { ...project, title: 'Kelp that is withheld', withheld: 'HIDDEN' },
      { ...project, title: 'Silent', description: 'It grows kelp.' },
    ],
  })
  await db.team.createMany({
    data: [
      { name: 'Kelp growers', description: '', department: '' },
      { name: 'Kelp growers of old', description: '', department: '', archivedAt: new Date() },
    ],
  })
  const open = ['Kelp', 'Kelp forests under warm water', 'Harvest of the sea', 'Silent']
  const found = (await best(badr, 'kelp')).filter((title) => open.includes(title))
  expect(found).toEqual(open)
  const all = await best(badr, 'kelp')
  for (const hidden of ['secret', 'deleted', 'withheld', 'old'])
    expect(all.filter((title) => title.includes(hidden))).toEqual([])
  expect(await best(zahra, 'kelp secret')).toContain('Kelp in secret')
  for (const as of [badr, investor, rival]) expect(await best(as, 'kelp secret')).not.toContain('Kelp in secret')
  expect(await best(team, 'zahra')).toContain('Zahra Kelp')
  expect(await best(team, 'zarha')).toContain('Zahra Kelp')
  expect(await best(null, 'kelp')).toEqual(['UNAUTHENTICATED'])
})

test('what stands nowhere finds nothing; a part of a word in a text is found where nothing else is', async () => {
  const project = { ownerId: badr.id, status: 'ACTIVE' as const, visibleToResearchers: true }
  const description = 'By photoelectrochemistry.'
  await db.project.createMany({
    data: [
      { ...project, title: 'Cells', description },
      { ...project, title: 'Cells in secret', description, ownerId: ada.id, visibleToResearchers: false },
      { ...project, title: 'Thermoelectrics' },
    ],
  })
  expect(await best(badr, 'qxzzw')).toEqual([])
  expect(await best(badr, 'qxzzw thermoelectrics')).toEqual(['Thermoelectrics'])
  for (const text of ['electrochem', 'istry lectro']) expect(await best(badr, text), text).toEqual(['Cells'])
  expect(await best(badr, 'moelectr')).toEqual(['Thermoelectrics'])
})

test('a company that does not name itself is found by no way of writing its name', async () => {
  for (const text of ['falcon', 'falcno', 'alco', 'falcons', 'F'])
    for (const as of [ada, rival]) expect((await found(as, text)).challenges).toEqual([])
  expect((await found(ada, 'quiet pump')).challenges).toEqual(['Quiet pumps'])
})

test('words are forgotten when no record has them any more', async () => {
  const { id } = await db.project.create({ data: { title: 'Quokkas', ownerId: ada.id } })
  const known = () => db.searchWord.count({ where: { word: 'quokkas' } })
  expect(await known()).toBe(1)
  await forgetWords.perform(db, {})
  expect(await known()).toBe(1)
  await db.project.update({ where: { id }, data: { title: 'Wombats' } })
  await forgetWords.perform(db, {})
  expect(await known()).toBe(0)
  expect(await db.searchWord.count({ where: { word: { in: ['wombats', 'pumps'] } } })).toBe(2)
})

test('a title is ranked by the initials that it is found by', async () => {
  const titles = [
    'Nuclear magnetic resonance',
    'The state of the art',
    'Nor a but an and as at by for from in of on or the to with than',
    'Of',
    '',
    'Dr. Ünal’s 3D–print',
    'تحلية المياه',
    '𝒜 b',
  ]
  const rows = await db.$queryRaw<{ plain: string; initials: (string | null)[] }[]>`
    SELECT search_plain(title) AS "plain", search_initials(title) AS "initials"
    FROM unnest(${titles}::text[]) WITH ORDINALITY AS titles (title, place) ORDER BY place`
  for (const { plain, initials } of rows)
    expect(initialsOf(plain.split(' ')), plain).toEqual(initials.map((one) => one ?? ''))
})
