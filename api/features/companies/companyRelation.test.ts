/** What the university keeps of a company: stage, value, notes and tasks, and one company where two were. */
import { beforeAll, expect, test } from 'vitest'
import { companies, day, inWords } from '../../testing/companies.ts'
import { idOf } from '../../testing/ids.ts'
import { person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { remindOfCompanyTasks } from './taskReminders.ts'

const { db, owner, ada, team, admin, companyOf, act } = await companies()

beforeAll(async () => {
  const company = idOf('Company', await companyOf('Falcon'))
  await act('updateCompany', { id: company, description: 'Steel pipes.' }, owner)
  await act('updateCompany', { id: company, name: 'Falcon Steel' }, owner)
  await act('createCompany', { name: 'Lead One' }, team)
})

const inside = `stage expectedValue lastContact nextTaskOn taskOverdue owner { name } otherNames
  notes { edges { node { text authorName canUpdate } } } tasks { text assignee { name } overdue } history { totalCount }`

test('the university alone keeps and sees stage, value, notes and tasks', async () => {
  const number = await companyOf('Falcon')
  const company = idOf('Company', number)
  const relation = { id: company, stage: 'ACTIVE', ownerId: idOf('User', team.id), expectedValue: 250_000 }
  expect(await act('setCompanyRelation', { ...relation, ownerId: idOf('User', owner.id) }, team)).toMatch('university')
  expect(await act('setCompanyRelation', relation, team)).toBeNull()
  expect(await act('createCompanyNote', { id: company, text: 'Met them', contactOn: inWords(-2) }, team)).toBeNull()
  expect(await act('createCompanyNote', { id: company, text: 'Call back' }, admin)).toBeNull()
  const task = { id: company, text: 'Send the draft', dueOn: inWords(-1), assigneeId: idOf('User', admin.id) }
  expect(await act('setCompanyTask', task, team)).toBeNull()
  const notes = await db.companyNote.findMany({ where: { companyId: number }, orderBy: { id: 'asc' } })
  const [mine, others] = notes.map((note) => idOf('CompanyNote', note.id))
  const { id: taskNumber } = await db.companyTask.findFirstOrThrow({ where: { companyId: number } })
  const done = { id: company, task: taskNumber, done: true }
  for (const [who, code] of [
    [owner, 'FORBIDDEN'],
    [ada, 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ] as const) {
    expect(await act('setCompanyRelation', relation, who)).toBe(code)
    expect(await act('createCompanyNote', { id: company, text: 'x' }, who)).toBe(code)
    expect(await act('deleteCompanyNote', { id: mine }, who)).toBe(code)
    expect(await act('setCompanyTask', task, who)).toBe(code)
    expect(await act('completeCompanyTask', done, who)).toBe(code)
    expect(await act('mergeCompanies', { id: company, intoId: idOf('Company', 1) }, who)).toBe(code)
    expect(await act('deleteCompany', { id: company }, who, 'deletedId')).toBe(code)
    expect((await run(db, '{ companyStages { stage } }', { as: who })).codes).toEqual([code])
  }
  // A note is its author's; a task belongs to the company that is named.
  expect(await act('updateCompanyNote', { id: others, text: 'x' }, team)).toBe('NOT_FOUND')
  const dunes = idOf('Company', await companyOf('Dunes'))
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
    `{ ownerId: "${idOf('User', team.id)}" }`,
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
  const company = idOf('Company', await companyOf('Dunes'))
  const heard = async (who: Viewer) => (await told(db, who)).filter((kind) => kind.startsWith('COMPANY'))
  await db.notification.deleteMany()
  const task = { id: company, text: 'Write', dueOn: inWords(3), assigneeId: idOf('User', admin.id) }
  await act('setCompanyTask', task, team)
  await act('setCompanyTask', { ...task, text: 'Own', assigneeId: idOf('User', team.id) }, team)
  expect(await heard(admin)).toEqual(['COMPANY_TASK_ASSIGNED'])
  expect(await heard(team)).toEqual([])
  expect(await remindOfCompanyTasks(db, day(1))).toBe(0)
  expect(await remindOfCompanyTasks(db, new Date(`${inWords(3)}T08:00:00Z`))).toBe(2)
  expect(await remindOfCompanyTasks(db, day(4))).toBe(0)
  expect(await heard(admin)).toEqual(['COMPANY_TASK_ASSIGNED', 'COMPANY_TASK_DUE'])
  const { id: number } = await db.companyTask.findFirstOrThrow({ where: { text: 'Write' } })
  // Another day and another person are told of again, what is done or deleted with its account of no more.
  await act('setCompanyTask', { ...task, task: number, dueOn: inWords(5) }, team)
  expect(await remindOfCompanyTasks(db, day(6))).toBe(1)
  await act('setCompanyTask', { ...task, task: number, assigneeId: idOf('User', team.id), dueOn: inWords(5) }, admin)
  await act('completeCompanyTask', { id: company, task: number, done: true }, admin)
  expect(await remindOfCompanyTasks(db, day(6))).toBe(0)
  expect(await heard(team)).toEqual(['COMPANY_TASK_DUE', 'COMPANY_TASK_ASSIGNED'])
  await db.companyTask.deleteMany({ where: { text: { in: ['Write', 'Own'] } } })
})

test('two spellings become one company, with all that hangs on them, and only once', async () => {
  const late = await person(db, 'INDUSTRY', { department: 'Falcon Steel Works' })
  const gone = await companyOf('Falcon Steel Works')
  const stays = await companyOf('Falcon')
  await db.challenge.create({ data: { title: 'Wells', companyName: 'Falcon Steel Works', status: 'OPEN' } })
  const merge = { id: idOf('Company', gone), intoId: idOf('Company', stays) }
  await act('createCompanyNote', { id: merge.id, text: 'Seen at a fair', contactOn: inWords(0) }, team)
  await act('setCompanyTask', { id: merge.id, text: 'Call', dueOn: inWords(5) }, team)
  expect(await act('mergeCompanies', { id: merge.id, intoId: merge.id }, team)).toBe('Choose another company')
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
  const lead = idOf('Company', await companyOf('Lead One'))
  expect(await act('deleteCompany', { id: lead }, team, 'deletedId')).toBeNull()
})
