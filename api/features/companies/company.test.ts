/** Companies: one for all spellings, what is counted of them and for whom, who writes their profile. */
import { expect, test } from 'vitest'
import { companies, day } from '../../testing/companies.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db, owner, rival, waits, ada, team, companyOf, act } = await companies()

test('all spellings of a name are one company, whoever writes them, and no name is none', async () => {
  const names = ['ACME LLC', 'Acme, LLC.', 'acme llc', ' Acmé  L.L.C ', 'Acme & Sons', 'ACME and sons', '—', 'شركة']
  const made = await Promise.all(names.map((companyName) => db.challenge.create({ data: { title: 'x', companyName } })))
  const [first, , , , sons, , , arabic] = made.map(({ companyId }) => companyId)
  expect(made.map(({ companyId }) => companyId)).toEqual([first, first, first, first, sons, sons, null, arabic])
  expect(new Set([first, sons, arabic]).size).toBe(3)
  expect(await db.company.findUnique({ where: { id: first! }, select: { name: true } })).toEqual({ name: 'ACME LLC' })
  // Twenty at once find or make the same one; an account that moves takes its company with it, and a researcher has none.
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => person(db, 'INDUSTRY', { department: nth % 2 ? 'Oryx Ltd' : 'ORYX, Ltd.' })),
  )
  const oryx = await db.user.groupBy({ by: ['companyId'], where: { id: { in: people.map((one) => one.id) } } })
  expect(oryx).toHaveLength(1)
  await perform(db, 'updateProfile', { department: 'acme llc' }, { as: people[0]! })
  expect(await db.user.findUnique({ where: { id: people[0]!.id } })).toMatchObject({ companyId: first })
  await db.user.update({ where: { id: people[1]!.id }, data: { role: 'RESEARCHER' } })
  expect(await db.user.findUnique({ where: { id: people[1]!.id } })).toMatchObject({ companyId: null })
  // The one who changed the profile is in the audit trail, and stays.
  await db.user.update({ where: { id: people[0]!.id }, data: { department: '' } })
  await db.user.deleteMany({ where: { id: { in: people.slice(1).map((one) => one.id) } } })
  await db.challenge.deleteMany({ where: { title: 'x' } })
  await db.company.deleteMany({ where: { people: { none: {} }, challenges: { none: {} } } })
})

const none = { sectors: [], challengeSectors: [], challengeCount: 0, openCount: 0, promisedCount: 0, inTimeCount: 0 }
const hidden = {
  proposalCount: null,
  waitingCount: null,
  overdueCount: null,
  acceptedCount: null,
  stage: null,
  people: null,
}
const zero = { proposalCount: 0, waitingCount: 0, overdueCount: 0, acceptedCount: 0, stage: 'LEAD' }
const falcon = {
  ...none,
  name: 'Falcon',
  challengeSectors: ['WATER'],
  challengeCount: 1,
  promisedCount: 2,
  inTimeCount: 1,
}

const list = `companies {
  totalCount
  edges { node {
    name sectors challengeSectors challengeCount openCount promisedCount inTimeCount
    proposalCount waitingCount overdueCount acceptedCount stage people { name } challenges { title }
  } }
}`
const seen = async (as: Viewer | null) => {
  const { data, codes } = await run(db, `{ ${list} }`, { as })
  const companies = data?.['companies'] as { edges: { node: object }[] } | null | undefined
  return companies ? companies.edges.map(({ node }) => node) : codes[0]
}

test('other companies read what is published under a name, the university how it is answered', async () => {
  const asked = [{ title: 'Pumps' }]
  expect(await seen(rival)).toEqual([
    { name: 'Dunes', ...none, ...hidden, challenges: [] },
    { ...falcon, ...hidden, challenges: asked },
  ])
  expect(await seen(team)).toEqual([
    { name: 'Dunes', ...none, ...zero, people: [{ name: 'Rival' }], challenges: [] },
    {
      ...falcon,
      challengeSectors: ['WATER', 'AI'],
      challengeCount: 2,
      openCount: 1,
      stage: 'LEAD',
      proposalCount: 3,
      waitingCount: 1,
      overdueCount: 1,
      acceptedCount: 1,
      people: [{ name: 'Owner' }],
      challenges: [{ title: 'Hidden' }, { title: 'Pumps' }],
    },
    expect.objectContaining({ name: 'Shadow', challengeSectors: ['MINING'], challengeCount: 1 }),
  ])
  for (const nobody of [ada, null, waits]) expect(await seen(nobody)).not.toBeInstanceOf(Array)
})

test('no way leads from a company to a challenge without its name, nor back', async () => {
  const ask = async (text: string, as: Viewer) => JSON.stringify((await run(db, text, { as })).data)
  const { id: hiddenNumber } = await db.challenge.findFirstOrThrow({ where: { companyName: 'Shadow' } })
  const shadow = await companyOf('Shadow')
  for (const viewer of [rival, ada, owner]) {
    const text = await ask(
      `{ challenge(number: ${hiddenNumber}) { title companyName company { name } }
         node(id: "${idOf('Company', shadow)}") { ... on Company { name } } }`,
      viewer,
    )
    expect(text).toContain('Hidden')
    expect(text).not.toContain('Shadow')
  }
  const found = async (filter: string, as: Viewer) =>
    ask(
      `{ companies(filter: ${filter}) { edges { node { name } } } search(text: "Shadow") { challenges { title } } }`,
      as,
    )
  expect(await found('{ sector: [AI] }', rival)).not.toContain('Falcon')
  expect(await found('{ sector: [MINING] }', rival)).not.toContain('Shadow')
  expect(await found('{ sector: [WATER] }', rival)).toContain('Falcon')
  expect(await found('{ search: "shadow" }', rival)).not.toContain('Shadow')
  expect(await found('{ sector: [MINING] }', team)).toContain('Shadow')
  // Who posted it, the university and whose proposal is shortlisted are told; researchers have no directory.
  const { id: own } = await db.challenge.findFirstOrThrow({ where: { title: 'Hidden', ownerId: owner.id } })
  expect(await ask(`{ challenge(number: ${own}) { company { name } } }`, owner)).toContain('Falcon')
  await db.proposal.create({ data: { challengeId: own, authorId: ada.id, status: 'SHORTLISTED' } })
  expect(await ask(`{ challenge(number: ${own}) { companyName } }`, ada)).toContain('FALCON')
  await db.proposal.deleteMany({ where: { authorId: ada.id } })
})

test('a challenge says how its company answers, to whom it says whose it is, and counts no other', async () => {
  const answers = async (title: string, as: Viewer | null) => {
    const { id } = await db.challenge.findFirstOrThrow({ where: { title, NOT: { companyName: 'Shadow' } } })
    const { data } = await run(db, `{ challenge(number: ${id}) { companyPromisedCount companyInTimeCount } }`, { as })
    return data?.['challenge']
  }
  const [known, withheld] = [
    { companyPromisedCount: 2, companyInTimeCount: 1 },
    { companyPromisedCount: null, companyInTimeCount: null },
  ]
  // One that the company answered without its name counts for the university and the company alone.
  const hidden = await db.challenge.findFirstOrThrow({ where: { title: 'Hidden', ownerId: owner.id } })
  const author = await person(db, 'RESEARCHER')
  await db.challenge.update({ where: { id: hidden.id }, data: { answerBy: day(3) } })
  await db.proposal.create({
    data: { challengeId: hidden.id, authorId: author.id, status: 'DECLINED', decidedAt: day(-1) },
  })
  for (const viewer of [ada, rival]) {
    expect(await answers('Pumps', viewer)).toEqual(known)
    expect(await answers('Hidden', viewer)).toEqual(withheld)
  }
  const whole = { companyPromisedCount: 3, companyInTimeCount: 2 }
  for (const viewer of [owner, team])
    for (const title of ['Pumps', 'Hidden']) expect(await answers(title, viewer)).toEqual(whole)
  for (const nobody of [null, waits]) expect(await answers('Pumps', nobody)).toBeFalsy()
  await db.proposal.deleteMany({ where: { authorId: author.id } })
  await db.challenge.update({ where: { id: hidden.id }, data: { answerBy: null } })
})

test('only its active people and the university write a profile, and a name is nobody else’s', async () => {
  const company = idOf('Company', await companyOf('Falcon'))
  const profile = { id: company, description: 'Steel pipes.', website: 'https://falcon.example', sectors: ['WATER'] }
  expect(await act('updateCompany', profile, owner)).toBeNull()
  expect(await act('updateCompany', { id: company, website: 'javascript:x' }, owner)).toMatch('https://')
  for (const [who, code] of [
    [rival, 'NOT_FOUND'],
    [waits, 'FORBIDDEN'],
    [ada, 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ] as const)
    expect(await act('updateCompany', { ...profile, city: 'Nowhere' }, who)).toBe(code)
  expect(await db.company.findFirst({ where: { name: 'Falcon' } })).toMatchObject({
    description: 'Steel pipes.',
    city: '',
  })
  expect(await act('updateCompany', { id: company, name: 'DUNES' }, owner)).toMatch('Another company has this name')
  expect(await act('updateCompany', { id: company, name: 'Falcon Steel' }, owner)).toBeNull()
  // The old name leads to it still.
  const joined = await person(db, 'INDUSTRY', { department: 'falcon' })
  expect(idOf('Company', (await db.user.findUniqueOrThrow({ where: { id: joined.id } })).companyId!)).toBe(company)
  // Where several say that they work there, those speak for it whose challenge the university has published.
  const same = { id: company, description: 'Steel pipes.' }
  for (const who of [joined, owner]) expect(await act('updateCompany', same, who)).toBe('NOT_FOUND')
  await db.challenge.updateMany({ where: { ownerId: owner.id, title: 'Pumps' }, data: { publishedAt: new Date() } })
  expect(await act('updateCompany', same, joined)).toBe('NOT_FOUND')
  expect(await act('updateCompany', same, owner)).toBeNull()
  expect(await act('createCompany', { name: 'FALCON.' }, team)).toBe('Falcon Steel already exists')
  expect(await act('createCompany', { name: 'Lead One' }, owner)).toBe('FORBIDDEN')
  expect(await act('createCompany', { name: 'Lead One' }, team)).toBeNull()
})
