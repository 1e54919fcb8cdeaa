/** The directory of researchers: who is in it, what is told of them, and to whom. */
import { describe, expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const researcher = async (name: string, department: string, expertise: string[], status: 'ACTIVE' | 'SUSPENDED') => {
  const made = await person(db, 'RESEARCHER', { name, status })
  await db.user.update({ where: { id: made.id }, data: { department, expertise } })
  return made
}
const ada = await researcher('Ada Noor', 'Computer Science', ['Optics', 'Analysis'], 'ACTIVE')
await researcher('Badr Salem', 'Medicine', ['Optics'], 'ACTIVE')
await researcher('Gone Person', 'Medicine', ['Secrets'], 'SUSPENDED')
const expert = await person(db, 'EXPERT', { name: 'Expert Person' })
await db.user.update({ where: { id: expert.id }, data: { expertise: ['Markets'] } })
const company = await person(db, 'INDUSTRY')
const team = await person(db, 'KU_TEAM')
for (const data of [{ approvedForIndustry: true }, {}, { approvedForIndustry: true, deletedAt: new Date() }])
  await db.project.create({ data: { title: 'One', status: 'ACTIVE', ownerId: ada.id, ...data } })

const directory =
  'query ($filter: UserFilter) { users(filter: $filter) { edges { node { name email projectCount } } } }'

async function found(as: Viewer, filter: object) {
  const { data } = await run(db, directory, {
    as,
    variables: { filter: { role: ['RESEARCHER'], status: ['ACTIVE'], ...filter } },
  })
  type People = { edges: { node: { name: string; email: string | null; projectCount: number } }[] }
  return (data!['users'] as unknown as People).edges.map(({ node }) => node)
}
const names = async (as: Viewer, filter: object) => (await found(as, filter)).map(({ name }) => name)

test('department and expertise narrow it; those who left are not in it', async () => {
  expect(await names(company, {})).toEqual(['Ada Noor', 'Badr Salem'])
  expect(await names(company, { department: ['Medicine'] })).toEqual(['Badr Salem'])
  expect(await names(company, { expertise: ['Analysis', 'Secrets'] })).toEqual(['Ada Noor'])
  expect(await names(team, { expertise: ['Secrets'] })).toEqual([])
})

test('counts the projects that the viewer may see, and keeps the address from outside', async () => {
  const [seen] = await found(company, { search: 'ada' })
  expect(seen).toEqual({ name: 'Ada Noor', email: null, projectCount: 1 })
  const [known] = await found(team, { search: 'ada' })
  expect(known).toMatchObject({ email: expect.stringContaining('@'), projectCount: 2 })
})

test('a researcher says to be open to collaborate; the words are told only while it is so', async () => {
  const change = (as: Viewer | null, input: object) =>
    perform(db, 'updateProfile', input, { as, give: 'viewer { openToCollaborate }' })
  const told = async () =>
    (
      await run(
        db,
        'query ($filter: UserFilter) { users(filter: $filter) { edges { node { name collaborationNote } } } }',
        {
          as: company,
          variables: { filter: { role: ['RESEARCHER'], search: 'ada' } },
        },
      )
    ).data!['users']
  const node = (collaborationNote: string) => ({ edges: [{ node: { name: 'Ada Noor', collaborationNote } }] })
  expect((await change(null, { openToCollaborate: true })).codes).toEqual(['UNAUTHENTICATED'])
  expect((await change(ada, { collaborationNote: 'x'.repeat(201) })).codes).toEqual(['INVALID'])
  expect((await change(ada, { openToCollaborate: true, collaborationNote: 'A plant' })).codes).toEqual([])
  expect(await told()).toEqual(node('A plant'))
  expect(await names(company, { openToCollaborate: true })).toEqual(['Ada Noor'])
  await change(ada, { openToCollaborate: false })
  expect(await told()).toEqual(node(''))
  expect(await names(company, { openToCollaborate: true })).toEqual([])
})

test('who is found by people of the university alone is in no list and no search of others, and finds oneself', async () => {
  const hidden = await researcher('Hidden Person', 'Law', ['Treaties'], 'ACTIVE')
  const change = (as: Viewer | null, findableOutside: boolean) =>
    perform(db, 'updateProfile', { findableOutside }, { as, give: 'viewer { findableOutside }' })
  const searched = async (as: Viewer) => {
    const { data } = await run(db, 'query { search(text: "Hidden Person") { people { name } } researcherExpertise }', {
      as,
    })
    const { people } = data!['search'] as unknown as { people: { name: string }[] }
    // Where nobody fits, the search offers others.
    return [
      people.map(({ name }) => name).filter((name) => name === hidden.name),
      (data!['researcherExpertise'] as unknown as string[] | null)?.includes('Treaties'),
    ]
  }
  expect((await change(null, false)).codes).toEqual(['UNAUTHENTICATED'])
  expect(await names(company, { search: 'hidden' })).toEqual(['Hidden Person'])
  expect(await searched(company)).toEqual([['Hidden Person'], true])
  expect((await change(hidden, false)).codes).toEqual([])
  const outside = [company, expert, await person(db, 'INVESTOR'), await person(db, 'INDUSTRY_PARTNER')]
  for (const as of outside) {
    expect(await names(as, { search: 'hidden' }), as.role).toEqual([])
    expect((await searched(as))[0], as.role).toEqual([])
  }
  expect((await searched(company))[1]).toBe(false)
  for (const as of [ada, team, hidden]) {
    expect(await names(as, { search: 'hidden' }), as.role).toEqual(['Hidden Person'])
    expect(await searched(as), as.role).toEqual([['Hidden Person'], true])
  }
  // Shared work says the name, such as that of the lead of a project that is open to industry.
  const { data } = await run(db, 'query ($username: String) { user(username: $username) { name } }', {
    as: company,
    variables: { username: hidden.username },
  })
  expect(data!['user']).toEqual({ name: 'Hidden Person' })
})

test('the search offers an expert who is found by the university alone to no other outsider', async () => {
  const hidden = await person(db, 'EXPERT', { name: 'Hidden Expert' })
  await db.user.update({ where: { id: hidden.id }, data: { findableOutside: false } })
  const searched = async (as: Viewer) => {
    const { data } = await run(db, '{ search(text: "Hidden Expert") { people { name } experts { name } } }', { as })
    return JSON.stringify(data!)
  }
  for (const as of [company, expert]) expect(await searched(as), as.role).not.toContain('Hidden Expert')
  for (const as of [ada, team, hidden]) expect(await searched(as), as.role).toContain('Hidden Expert')
})

describe('writing to a researcher', () => {
  const write = (as: Viewer | null, to: Viewer, message = 'May we talk about your still?') =>
    perform(
      db,
      'contactResearcher',
      { userId: idOf('User', to.id), message },
      { as, give: 'researcher { name email }' },
    )
  const canContact = async (as: Viewer, who: Viewer) => {
    const { data } = await run(db, 'query ($id: ID!) { node(id: $id) { ... on User { canContact } } }', {
      as,
      variables: { id: idOf('User', who.id) },
    })
    return (data!['node'] as unknown as { canContact?: boolean } | null)?.canContact
  }

  test('tells the researcher who writes, and gives nobody the own address', async () => {
    expect(await canContact(company, ada)).toBe(true)
    const { data, codes } = await write(company, ada)
    expect(codes).toEqual([])
    expect(data!['contactResearcher']).toEqual({ researcher: { name: 'Ada Noor', email: null } })
    const told = await run(db, '{ notifications { edges { node { title message actionUrl } } } }', { as: ada })
    expect(JSON.stringify(told.data)).toContain(
      `would like to hear from you at ${company.email}: May we talk about your still?`,
    )
    const job = await db.$queryRaw`SELECT 1 FROM pgboss.job WHERE name = 'mailNotification'`
    expect(job).toHaveLength(1)
  })

  test('reaches active researchers alone, from those who may open the directory', async () => {
    const message = 'x'.repeat(20)
    expect((await write(null, ada)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await write(await person(db, 'EXPERT'), ada)).codes).toEqual(['FORBIDDEN'])
    const waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
    expect((await write(waiting, ada)).codes).toEqual(['FORBIDDEN'])
    const gone = await person(db, 'RESEARCHER', { status: 'SUSPENDED' })
    for (const to of [gone, team, company]) expect((await write(company, to, message)).codes).toEqual(['NOT_FOUND'])
    expect((await write(ada, ada)).codes).toEqual(['NOT_FOUND'])
    expect(await canContact(ada, ada)).toBe(false)
    expect((await write(company, ada, 'Too short')).codes).toEqual(['INVALID'])
  })

  test('is limited for each researcher and for all', async () => {
    const writer = await person(db, 'INVESTOR')
    const codes = async (to: Viewer) => (await write(writer, to)).codes
    expect([await codes(ada), await codes(ada), await codes(ada)]).toEqual([[], [], ['RATE_LIMITED']])
    const others = await Promise.all(Array.from({ length: 19 }, () => person(db, 'RESEARCHER')))
    const answers: string[][] = []
    for (const other of others) answers.push(await codes(other))
    expect(answers.slice(0, 18).flat()).toEqual([])
    expect(answers[18]).toEqual(['RATE_LIMITED'])
  })
})

test('offers the fields of active researchers, and only to those who may open it', async () => {
  const fields = (as: Viewer | null) => run(db, '{ researcherExpertise }', { as })
  expect((await fields(company)).data).toEqual({ researcherExpertise: ['Analysis', 'Optics'] })
  expect((await fields(await person(db, 'EXPERT'))).codes).toEqual(['FORBIDDEN'])
  const waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
  expect((await fields(waiting)).codes).toEqual(['FORBIDDEN'])
  expect((await fields(null)).codes).toEqual(['UNAUTHENTICATED'])
})

test('investors find those who lead what is open to them; members and other people’s projects do not count', async () => {
  const [leads, works, closed] = await Promise.all(
    ['Lara Lead', 'Mona Member', 'Carl Closed'].map((name) => researcher(name, 'Energy', [], 'ACTIVE')),
  )
  const open = { status: 'ACTIVE', approvedForInvestors: true } as const
  await db.project.create({
    data: { title: 'Open', ...open, ownerId: leads!.id, members: { create: { userId: works!.id, role: 'EDITOR' } } },
  })
  await db.project.create({
    data: { title: 'Embargo', ...open, ownerId: closed!.id, embargoUntil: new Date('2999-01-01') },
  })
  await db.project.create({
    data: { title: 'Industry', status: 'ACTIVE', approvedForIndustry: true, ownerId: closed!.id },
  })
  const investor = await person(db, 'INVESTOR')
  expect(await names(investor, { withProjects: true })).toEqual(['Lara Lead'])
  expect(await names(investor, { withProjects: false, department: ['Energy'] })).toEqual(['Carl Closed', 'Mona Member'])
  expect(await names(company, { withProjects: true })).toEqual(['Ada Noor', 'Carl Closed'])
  const waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
  for (const as of [waiting, null]) {
    const { data } = await run(db, directory, { as, variables: { filter: { withProjects: true } } })
    const found = data?.['users'] as unknown as { edges: { node: { name: string } }[] } | null
    expect((found?.edges ?? []).map(({ node }) => node.name)).not.toContain('Lara Lead')
  }
})
