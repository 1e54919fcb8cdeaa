/** Companies: one for all spellings, what is counted of them and for whom, who keeps what of them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../db.ts'
import { testDatabase } from '../../testing/database.ts'
import { person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { remindOfCompanyTasks } from './taskReminders.ts'

let db: Db
let close: () => Promise<void>
let owner: Viewer, rival: Viewer, waits: Viewer, ada: Viewer, team: Viewer, admin: Viewer

const day = (days: number) => new Date(Date.now() + days * 86_400_000)
const inWords = (days: number) => day(days).toISOString().slice(0, 10)
const id = (type: string, number: number) => btoa(`${type}:${number}`)
const companyOf = async (name: string) => (await db.companyName.findFirstOrThrow({ where: { name } })).companyId

/** A mutation that gives back a company; null when it was done, else the code or the refused field's words. */
async function act(name: string, input: object, as: Viewer | null, back = 'company { number }') {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
  const { codes, errors } = await run(db, `mutation($input: ${type}!) { ${name}(input: $input) { ${back} } }`, {
    as,
    variables: { input },
  })
  const fields = errors[0]?.extensions['fieldErrors'] as Record<string, string> | undefined
  return fields && Object.keys(fields).length ? Object.values(fields)[0] : (codes[0] ?? null)
}

beforeAll(async () => {
  ;({ db, close } = await testDatabase())
  const of = (department: string) => ({ department })
  owner = await person(db, 'INDUSTRY', { name: 'Owner', ...of('Falcon') })
  rival = await person(db, 'INDUSTRY_PARTNER', { name: 'Rival', ...of('Dunes') })
  waits = await person(db, 'INDUSTRY', { status: 'PENDING_VERIFICATION', ...of('falcon.') })
  ada = await person(db, 'RESEARCHER', { name: 'Ada', ...of('Falcon') })
  team = await person(db, 'KU_TEAM', { name: 'Team' })
  admin = await person(db, 'ADMIN', { name: 'Admin' })
  const challenge = { title: 'Pumps', companyName: 'FALCON', ownerId: owner.id }
  const author = async () => (await person(db, 'RESEARCHER')).id
  await db.challenge.create({
    data: {
      ...challenge,
      sector: 'WATER',
      status: 'CLOSED',
      answerBy: day(-3),
      proposals: {
        create: [
          { authorId: await author(), status: 'ACCEPTED', decidedAt: day(-4) },
          { authorId: await author(), status: 'DECLINED', decidedAt: day(-1) },
          { authorId: await author(), status: 'SUBMITTED' },
          { authorId: await author(), status: 'DRAFT' },
        ],
      },
    },
  })
  const secret = { title: 'Hidden', status: 'OPEN' as const, anonymous: true }
  await db.challenge.create({ data: { ...challenge, ...secret, sector: 'AI' } })
  await db.challenge.create({ data: { ...challenge, sector: 'ENERGY', status: 'DRAFT' } })
  await db.challenge.create({ data: { ...secret, companyName: 'Shadow', sector: 'MINING' } })
})
afterAll(() => close())

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
  await run(db, 'mutation { updateProfile(input: { department: "acme llc" }) { viewer { number } } }', {
    as: people[0]!,
  })
  expect(await db.user.findUnique({ where: { id: people[0]!.id } })).toMatchObject({ companyId: first })
  await db.user.update({ where: { id: people[1]!.id }, data: { role: 'RESEARCHER' } })
  expect(await db.user.findUnique({ where: { id: people[1]!.id } })).toMatchObject({ companyId: null })
  await db.user.deleteMany({ where: { id: { in: people.map((one) => one.id) } } })
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
         node(id: "${id('Company', shadow)}") { ... on Company { name } } }`,
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

test('only its active people and the university write a profile, and a name is nobody else’s', async () => {
  const company = id('Company', await companyOf('Falcon'))
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
  expect(id('Company', (await db.user.findUniqueOrThrow({ where: { id: joined.id } })).companyId!)).toBe(company)
  // Where several say that they work there, those speak for it whose challenge the university has published.
  const same = { id: company, description: 'Steel pipes.' }
  for (const who of [joined, owner]) expect(await act('updateCompany', same, who)).toBe('NOT_FOUND')
  await db.challenge.updateMany({ where: { ownerId: owner.id, title: 'Pumps' }, data: { publishedAt: new Date() } })
  expect(await act('updateCompany', same, joined)).toBe('NOT_FOUND')
  expect(await act('updateCompany', same, owner)).toBeNull()
  expect(await act('createCompany', { name: 'FALCON.' }, team)).toBe('Falcon Steel is there already')
  expect(await act('createCompany', { name: 'Lead One' }, owner)).toBe('FORBIDDEN')
  expect(await act('createCompany', { name: 'Lead One' }, team)).toBeNull()
})

const inside = `stage expectedValue lastContact nextTaskOn taskOverdue owner { name } otherNames
  notes { edges { node { text authorName canUpdate } } } tasks { text assignee { name } overdue } history { totalCount }`

test('the university alone keeps and sees stage, value, notes and tasks', async () => {
  const number = await companyOf('Falcon')
  const company = id('Company', number)
  const relation = { id: company, stage: 'ACTIVE', ownerId: id('User', team.id), expectedValue: 250_000 }
  expect(await act('setCompanyRelation', { ...relation, ownerId: id('User', owner.id) }, team)).toMatch('university')
  expect(await act('setCompanyRelation', relation, team)).toBeNull()
  expect(await act('addCompanyNote', { id: company, text: 'Met them', contactOn: inWords(-2) }, team)).toBeNull()
  expect(await act('addCompanyNote', { id: company, text: 'Call back' }, admin)).toBeNull()
  const task = { id: company, text: 'Send the draft', dueOn: inWords(-1), assigneeId: id('User', admin.id) }
  expect(await act('setCompanyTask', task, team)).toBeNull()
  const notes = await db.companyNote.findMany({ where: { companyId: number }, orderBy: { id: 'asc' } })
  const [mine, others] = notes.map((note) => id('CompanyNote', note.id))
  const { id: taskNumber } = await db.companyTask.findFirstOrThrow({ where: { companyId: number } })
  const done = { id: company, task: taskNumber, done: true }
  for (const [who, code] of [
    [owner, 'FORBIDDEN'],
    [ada, 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ] as const) {
    expect(await act('setCompanyRelation', relation, who)).toBe(code)
    expect(await act('addCompanyNote', { id: company, text: 'x' }, who)).toBe(code)
    expect(await act('deleteCompanyNote', { id: mine }, who)).toBe(code)
    expect(await act('setCompanyTask', task, who)).toBe(code)
    expect(await act('completeCompanyTask', done, who)).toBe(code)
    expect(await act('mergeCompanies', { id: company, into: id('Company', 1) }, who)).toBe(code)
    expect(await act('deleteCompany', { id: company }, who, 'deletedId')).toBe(code)
    expect((await run(db, '{ companyStages { stage } }', { as: who })).codes).toEqual([code])
  }
  // A note is its author's; a task belongs to the company that is named.
  expect(await act('updateCompanyNote', { id: others, text: 'x' }, team)).toBe('NOT_FOUND')
  const dunes = id('Company', await companyOf('Dunes'))
  expect(await act('completeCompanyTask', { ...done, id: dunes }, team)).toBe('NOT_FOUND')

  const read = async (as: Viewer) => (await run(db, `{ company(number: ${number}) { ${inside} } }`, { as })).data
  const told = (await read(owner))!['company'] as unknown as Record<string, unknown>
  expect(Object.values(told).every((value) => value === null)).toBe(true)
  expect(await read(team)).toEqual({
    company: {
      stage: 'ACTIVE',
      expectedValue: 250_000,
      lastContact: inWords(-2),
      nextTaskOn: inWords(-1),
      taskOverdue: true,
      owner: { name: 'Team' },
      otherNames: ['Falcon'],
      notes: {
        edges: [
          { node: { text: 'Call back', authorName: 'Admin', canUpdate: false } },
          { node: { text: 'Met them', authorName: 'Team', canUpdate: true } },
        ],
      },
      tasks: [{ text: 'Send the draft', assignee: { name: 'Admin' }, overdue: true }],
      history: { totalCount: 6 },
    },
  })
  // Neither a filter nor an order tells what a field does not.
  const asked = (text: string, as: Viewer) => run(db, `{ companies(${text}) { totalCount edges { cursor } } }`, { as })
  const filters = [
    '{ stage: [ACTIVE] }',
    `{ ownerId: "${id('User', team.id)}" }`,
    '{ overdue: true }',
    '{ overdue: false }',
  ]
  for (const filter of filters)
    expect((await asked(`filter: ${filter}`, owner)).data).toEqual({ companies: { totalCount: 0, edges: [] } })
  const counts = []
  for (const filter of filters) {
    const { data } = await asked(`filter: ${filter}`, team)
    counts.push((data as unknown as { companies: { totalCount: number } }).companies.totalCount)
  }
  expect(counts).toEqual([1, 2, 1, 3])
  for (const field of ['STAGE', 'EXPECTED_VALUE', 'NEXT_TASK', 'LAST_CONTACT'])
    expect((await asked(`sort: { field: ${field} }`, owner)).codes).toEqual(['FORBIDDEN'])
  const first = await run(db, '{ companies(sort: { field: NEXT_TASK }, first: 1) { edges { node { name } } } }', {
    as: team,
  })
  expect(first.data).toEqual({ companies: { edges: [{ node: { name: 'Falcon Steel' } }] } })
  const { data } = await run(db, '{ companyStages { stage companies expectedValue overdue } }', { as: team })
  expect(data!['companyStages']).toContainEqual({ stage: 'ACTIVE', companies: 1, expectedValue: 250_000, overdue: 1 })
  expect(await act('completeCompanyTask', done, team)).toBeNull()
  expect(await read(team)).toMatchObject({ company: { nextTaskOn: null, taskOverdue: false } })
})

test('whose task it is hears of it at once, on its day and once for each day', async () => {
  const company = id('Company', await companyOf('Dunes'))
  const told = async (who: Viewer) =>
    (await db.notification.findMany({ where: { userId: who.id }, orderBy: { id: 'asc' } }))
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('COMPANY'))
  await db.notification.deleteMany()
  const task = { id: company, text: 'Write', dueOn: inWords(3), assigneeId: id('User', admin.id) }
  await act('setCompanyTask', task, team)
  await act('setCompanyTask', { ...task, text: 'Own', assigneeId: id('User', team.id) }, team)
  expect(await told(admin)).toEqual(['COMPANY_TASK_ASSIGNED'])
  expect(await told(team)).toEqual([])
  expect(await remindOfCompanyTasks(db, day(1))).toBe(0)
  expect(await remindOfCompanyTasks(db, new Date(`${inWords(3)}T08:00:00Z`))).toBe(2)
  expect(await remindOfCompanyTasks(db, day(4))).toBe(0)
  expect(await told(admin)).toEqual(['COMPANY_TASK_ASSIGNED', 'COMPANY_TASK_DUE'])
  const { id: number } = await db.companyTask.findFirstOrThrow({ where: { text: 'Write' } })
  // Another day and another person are told of again, what is done or deleted with its account of no more.
  await act('setCompanyTask', { ...task, task: number, dueOn: inWords(5) }, team)
  expect(await remindOfCompanyTasks(db, day(6))).toBe(1)
  await act('setCompanyTask', { ...task, task: number, assigneeId: id('User', team.id), dueOn: inWords(5) }, admin)
  await act('completeCompanyTask', { id: company, task: number, done: true }, admin)
  expect(await remindOfCompanyTasks(db, day(6))).toBe(0)
  expect(await told(team)).toEqual(['COMPANY_TASK_DUE', 'COMPANY_TASK_ASSIGNED'])
  await db.companyTask.deleteMany({ where: { text: { in: ['Write', 'Own'] } } })
})

test('two spellings become one company, with all that hangs on them, and only once', async () => {
  const late = await person(db, 'INDUSTRY', { department: 'Falcon Steel Works' })
  const gone = await companyOf('Falcon Steel Works')
  const stays = await companyOf('Falcon')
  await db.challenge.create({ data: { title: 'Wells', companyName: 'Falcon Steel Works', status: 'OPEN' } })
  const merge = { id: id('Company', gone), into: id('Company', stays) }
  await act('addCompanyNote', { id: merge.id, text: 'Seen at a fair', contactOn: inWords(0) }, team)
  await act('setCompanyTask', { id: merge.id, text: 'Call', dueOn: inWords(5) }, team)
  expect(await act('mergeCompanies', { id: merge.id, into: merge.id }, team)).toBe('Please choose another company')
  expect(await act('deleteCompany', { id: merge.id }, team, 'deletedId')).toBe('CONFLICT')
  expect(await act('mergeCompanies', merge, team)).toBeNull()
  expect(await act('mergeCompanies', merge, team)).toBe('NOT_FOUND')
  expect(await db.company.findUnique({ where: { id: stays } })).toMatchObject({
    name: 'Falcon Steel',
    stage: 'ACTIVE',
    lastContact: new Date(inWords(0)),
    nextTaskOn: new Date(inWords(5)),
  })
  expect(await db.user.findUnique({ where: { id: late.id } })).toMatchObject({ companyId: stays })
  expect(await db.challenge.findFirst({ where: { title: 'Wells' } })).toMatchObject({ companyId: stays })
  expect(await db.companyNote.count({ where: { companyId: stays } })).toBe(3)
  const again = await person(db, 'INDUSTRY', { department: 'FALCON STEEL WORKS' })
  expect(await db.user.findUnique({ where: { id: again.id } })).toMatchObject({ companyId: stays })
  expect(
    await db.auditEntry.count({
      where: { action: 'mergeCompanies', actorId: team.id, entityId: { in: [gone, stays] } },
    }),
  ).toBe(2)
  const lead = id('Company', await companyOf('Lead One'))
  expect(await act('deleteCompany', { id: lead }, team, 'deletedId')).toBeNull()
})
