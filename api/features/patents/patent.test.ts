/** Patents: who sees and changes them, families, moves with their dates, deadlines, costs, reminders and the calendar. */
import { afterAll, expect, test } from 'vitest'
import { makeDisclosure } from '../../../prisma/seed/factories/disclosures.ts'
import { makePatent } from '../../../prisma/seed/factories/patents.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { Access } from '../../access.ts'
import { isoDay, universityDay } from '../../days.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { deadlinesOf } from '../researchDeadlines/deadlinesOf.ts'
import { afterMonths } from './months.ts'
import { remindOfPatents } from './patent.jobs.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const other = await person(db, 'RESEARCHER', { name: 'Other' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const outsiders = [
  await person(db, 'INDUSTRY'),
  await person(db, 'INDUSTRY_PARTNER'),
  await person(db, 'INVESTOR'),
  await person(db, 'EXPERT'),
]

const today = universityDay()
const dayIn = (days: number) => new Date(today.getTime() + days * 86_400_000)
const inventors = [
  { userId: idOf('User', ada.id) },
  { userId: idOf('User', badr.id) },
  { name: 'C. Guest', affiliation: 'TU Wien' },
]
let serial = 100
const number = () => `P${(serial += 1)}/2026`
const still = () => ({
  title: 'Falling-film solar still',
  office: 'AE',
  kind: 'APPLICATION',
  filedOn: isoDay(dayIn(-30)),
  applicationNumber: number(),
  inventors,
})
const act = (as: Viewer | null, name: string, input: object) =>
  perform(db, name, input, { as, give: 'patent { id number status }' })

interface Made {
  id: string
  number: number
  status: string
}

async function made(as = ada, input: object = {}): Promise<Made> {
  const { data, errors } = await act(as, 'createPatent', { ...still(), ...input })
  expect(errors).toEqual([])
  return (data!['createPatent'] as unknown as { patent: Made }).patent
}
const row = (patentNumber: number) =>
  db.patent.findUniqueOrThrow({ where: { id: patentNumber }, include: { deadlines: true, patentFamily: true } })
const fieldsOf = (errors: readonly { extensions: Record<string, unknown> }[]) =>
  Object.keys((errors[0]?.extensions['fieldErrors'] ?? {}) as object)

test('is kept with its inventors; its dates say how far it has come', async () => {
  const { number: id, status } = await made()
  expect(status).toBe('FILED')
  expect(await told(db, badr)).toEqual(['PATENT_ADDED'])
  const { data } = await run(
    db,
    `{ patent(number: ${id}) { title office status path canUpdate expiresOn priorityOn costTotal
      family { confidential owner { name } inventors { name affiliation person { name } } patents { number } }
      nextDeadline { kind task dueOn isOverdue } } }`,
    { as: ada },
  )
  expect(data!['patent']).toMatchObject({
    path: `/research-management/patents/${id}`,
    canUpdate: true,
    priorityOn: isoDay(dayIn(-30)),
    expiresOn: isoDay(afterMonths(dayIn(-30), 240)),
    costTotal: 0,
    family: {
      confidential: true,
      owner: { name: 'Ada' },
      inventors: [
        { name: 'Ada', person: { name: 'Ada' } },
        { name: 'Badr', person: { name: 'Badr' } },
        { name: 'C. Guest', affiliation: 'TU Wien', person: null },
      ],
      patents: [{ number: id }],
    },
    nextDeadline: { kind: 'PRIORITY', dueOn: isoDay(afterMonths(dayIn(-30), 12)), isOverdue: false },
  })
  expect((await made(ada, { filedOn: null, applicationNumber: '' })).status).toBe('PREPARING')
  const granted = { filedOn: '2020-01-01', publishedOn: '2021-07-01', grantedOn: '2023-05-01' }
  expect((await made(ada, granted)).status).toBe('GRANTED')
})

test.each([
  [{ title: '' }, 'title'],
  [{ inventors: [] }, 'inventors'],
  [{ inventors: [{ name: '' }] }, 'inventors[0].name'],
  [{ inventors: [inventors[0], inventors[0]] }, 'inventors'],
  [{ inventors: [{ userId: idOf('User', 999_999) }] }, 'inventors[0].userId'],
  [{ applicationNumber: 'P6000123' }, 'applicationNumber'],
  [{ applicationNumber: '' }, 'applicationNumber'],
  [{ office: 'EP', applicationNumber: '99403122.8' }, 'applicationNumber'],
  [{ office: 'US', applicationNumber: '63/123,456' }, 'applicationNumber'],
  [{ office: 'US', kind: 'PROVISIONAL', applicationNumber: '17/123,456' }, 'applicationNumber'],
  [{ kind: 'PROVISIONAL' }, 'kind'],
  [{ office: 'WO', kind: 'DIVISIONAL', applicationNumber: 'PCT/AE2024/050012' }, 'kind'],
  [{ filedOn: isoDay(dayIn(1)) }, 'filedOn'],
  [{ publishedOn: '2020-01-01' }, 'publishedOn'],
  [{ grantedOn: '2020-01-01' }, 'grantedOn'],
  [{ filedOn: null, applicationNumber: '', grantedOn: '2020-01-01' }, 'filedOn'],
  [{ office: 'WO', applicationNumber: 'PCT/AE2024/050012', grantedOn: isoDay(dayIn(-1)) }, 'grantedOn'],
  [{ publicationNumber: '<b>' }, 'publicationNumber'],
])('%o is refused by the name of the field', async (input, field) => {
  const { errors } = await act(ada, 'createPatent', { ...still(), ...input })
  expect(fieldsOf(errors)).toEqual([field])
})

test('an application is listed once, however its number is written, and nothing is said of a confidential one', async () => {
  const given = { office: 'US', filedOn: '2024-05-01' }
  const tries = await Promise.all(
    ['17/123,456', '17/123456', ' 17/123 456'].map((applicationNumber) =>
      act(badr, 'createPatent', { ...still(), ...given, applicationNumber }),
    ),
  )
  expect(tries.filter(({ codes }) => !codes.length)).toHaveLength(1)
  expect(await db.patent.count({ where: { office: 'US', applicationNumber: '17/123456' } })).toBe(1)
  const { errors } = await act(other, 'createPatent', { ...still(), ...given, applicationNumber: '17/123,456' })
  expect(errors[0]!.extensions['fieldErrors']).toEqual({
    applicationNumber: 'An application with this number is already listed',
  })
})

test('a confidential one is seen by its inventors, who keeps it and the university alone', async () => {
  const { id, number: patentNumber } = await made(ada, { title: 'Secret membrane' })
  const seen = async (as: Viewer | null) =>
    ((await run(db, `{ patent(number: ${patentNumber}) { title } }`, { as })).data?.['patent'] ?? null) as unknown
  for (const as of [ada, badr, team]) expect(await seen(as), as.name).toEqual({ title: 'Secret membrane' })
  for (const as of [other, ...outsiders, null]) expect(await seen(as)).toBeNull()
  const searched = await run(db, '{ search(text: "secret membrane") { patents { title } } }', { as: other })
  expect(searched.data!['search']).toEqual({ patents: [] })
  await act(ada, 'updatePatentFamily', { id, inventors, confidential: false })
  expect(await seen(other)).toEqual({ title: 'Secret membrane' })
  for (const as of outsiders) expect(await seen(as)).toBeNull()
  const inside = await run(
    db,
    `{ patent(number: ${patentNumber}) { canUpdate attorney deadlines { task } costs { amount } costTotal nextDeadline { task } } }`,
    { as: other },
  )
  expect(inside.data!['patent']).toEqual({
    canUpdate: false,
    attorney: null,
    deadlines: null,
    costs: null,
    costTotal: null,
    nextDeadline: null,
  })
})

test('who keeps it and the university change it; inventors and others do not', async () => {
  const { id, number: patentNumber } = await made()
  const { applicationNumber, filedOn } = await row(patentNumber)
  const full = { id, ...still(), applicationNumber, filedOn: isoDay(filedOn!) }
  const { inventors: _, ...update } = full
  const { id: __, ...plain } = update
  const acts: [string, object][] = [
    ['updatePatent', update],
    ['updatePatentFamily', { id, inventors }],
    ['addFamilyPatent', { ...plain, parentId: id, applicationNumber: number() }],
    ['publishPatent', { id, publishedOn: isoDay(today) }],
    ['grantPatent', { id, grantedOn: isoDay(today) }],
    ['endPatent', { id, status: 'LAPSED', endedOn: isoDay(today) }],
    ['addPatentDeadline', { id, title: 'Answer', dueOn: isoDay(dayIn(20)) }],
    ['addPatentCost', { id, kind: 'FILING', amount: 100, paidOn: isoDay(today) }],
    ['deletePatent', { id }],
  ]
  for (const as of [badr, other, ...outsiders, null])
    for (const [name, input] of acts) {
      const { codes } = await perform(db, name, input, { as })
      const expected = as === null ? 'UNAUTHENTICATED' : as.role === 'RESEARCHER' ? 'NOT_FOUND' : 'FORBIDDEN'
      expect(codes, `${as?.name} ${name}`).toEqual([expected])
    }
  expect((await act(team, 'updatePatent', { ...update, title: 'Better still' })).codes).toEqual([])
  expect((await row(patentNumber)).title).toBe('Better still')
  const history = await run(db, `{ patent(number: ${patentNumber}) { history { nodes { action } } } }`, { as: badr })
  expect(history.data!['patent']).toEqual({
    history: { nodes: [{ action: 'updatePatent' }, { action: 'createPatent' }] },
  })
})

test('moves follow one another with their dates; the end closes deadlines, and a restored right has them again', async () => {
  const { id, number: patentNumber } = await made(ada, { filedOn: null, applicationNumber: '' })
  const go = (name: string, input: object) => act(ada, name, { id, ...input })
  expect((await go('publishPatent', { publishedOn: isoDay(today) })).codes).toEqual(['CONFLICT'])
  expect(fieldsOf((await go('filePatent', { filedOn: isoDay(dayIn(-5)), applicationNumber: 'x' })).errors)).toEqual([
    'applicationNumber',
  ])
  const filed = { filedOn: isoDay(dayIn(-400)), applicationNumber: number() }
  expect((await go('filePatent', filed)).codes).toEqual([])
  expect((await go('filePatent', filed)).codes).toEqual(['CONFLICT'])
  expect(fieldsOf((await go('publishPatent', { publishedOn: isoDay(dayIn(-500)) })).errors)).toEqual(['publishedOn'])
  expect((await go('publishPatent', { publishedOn: isoDay(dayIn(-20)) })).codes).toEqual([])
  expect((await go('grantPatent', { grantedOn: isoDay(dayIn(-3)) })).codes).toEqual([])
  const open = async () => (await row(patentNumber)).deadlines.filter(({ outcome }) => !outcome).map(({ kind }) => kind)
  // The priority year was over when it was entered: nobody is reminded of what is settled.
  expect(await open()).toEqual(['RENEWAL'])
  expect((await go('endPatent', { status: 'REFUSED', endedOn: isoDay(today) })).codes).toEqual(['CONFLICT'])
  expect((await go('endPatent', { status: 'LAPSED', endedOn: isoDay(today), endReason: 'Fee' })).codes).toEqual([])
  expect(await open()).toEqual([])
  expect((await go('reinstatePatent', { reason: 'Restored' })).codes).toEqual([])
  expect(await row(patentNumber)).toMatchObject({ status: 'GRANTED', endedOn: null, endReason: '' })
  expect(await open()).toEqual(['RENEWAL'])
  expect((await told(db, badr)).filter((kind) => kind === 'PATENT_MOVED').length).toBeGreaterThanOrEqual(5)
})

test('provisional and international applications are never granted', async () => {
  const provisional = await made(ada, { office: 'US', kind: 'PROVISIONAL', applicationNumber: '63/111,222' })
  const pct = await made(ada, { office: 'WO', applicationNumber: 'PCT/AE2026/050099' })
  for (const { id } of [provisional, pct])
    expect((await act(ada, 'grantPatent', { id, grantedOn: isoDay(today) })).codes).toEqual(['CONFLICT'])
  expect((await act(ada, 'publishPatent', { id: provisional.id, publishedOn: isoDay(today) })).codes).toEqual([
    'CONFLICT',
  ])
  expect((await act(ada, 'publishPatent', { id: pct.id, publishedOn: isoDay(today) })).codes).toEqual([])
})

test('an update corrects days and cannot say that it came further', async () => {
  const { id, number: patentNumber } = await made()
  const { applicationNumber } = await row(patentNumber)
  const { inventors: _, ...rest } = { ...still(), applicationNumber }
  const update = (more: object) => act(ada, 'updatePatent', { id, ...rest, ...more })
  expect(fieldsOf((await update({ grantedOn: isoDay(today) })).errors)).toEqual(['grantedOn'])
  expect(fieldsOf((await update({ filedOn: null })).errors)).toEqual(['filedOn'])
  const before = (await row(patentNumber)).deadlines.find(({ kind }) => kind === 'PRIORITY')!
  expect((await update({ filedOn: isoDay(dayIn(-60)) })).codes).toEqual([])
  const after = (await row(patentNumber)).deadlines.find(({ kind }) => kind === 'PRIORITY')!
  expect([after.id, isoDay(after.dueOn)]).toEqual([before.id, isoDay(afterMonths(dayIn(-60), 12))])
})

test('a family: priority, international application, national phases; deadlines follow the first filing', async () => {
  const first = await made(ada, {
    office: 'US',
    kind: 'PROVISIONAL',
    filedOn: isoDay(dayIn(-300)),
    applicationNumber: '63/333,444',
  })
  const { inventors: _, ...pct } = {
    ...still(),
    office: 'WO',
    filedOn: isoDay(dayIn(-10)),
    applicationNumber: 'PCT/AE2026/050001',
  }
  expect(
    fieldsOf((await act(ada, 'addFamilyPatent', { parentId: first.id, ...pct, filedOn: isoDay(dayIn(-301)) })).errors),
  ).toEqual(['filedOn'])
  const { data } = await act(ada, 'addFamilyPatent', { parentId: first.id, ...pct })
  const added = (data!['addFamilyPatent'] as unknown as { patent: Made }).patent
  const kept = await row(added.number)
  expect(kept.patentFamilyId).toBe((await row(first.number)).patentFamilyId)
  expect(kept.deadlines.map(({ kind, dueOn }) => [kind, isoDay(dueOn)])).toEqual([
    ['NATIONAL_PHASE_30', isoDay(afterMonths(dayIn(-300), 30))],
    ['NATIONAL_PHASE_31', isoDay(afterMonths(dayIn(-300), 31))],
  ])
  const { number: parentNumber } = first
  const tree = await run(
    db,
    `{ patent(number: ${added.number}) { parent { number } family { patents { number parent { number } } } } }`,
    { as: badr },
  )
  expect(tree.data!['patent']).toEqual({
    parent: { number: parentNumber },
    family: {
      patents: [
        { number: parentNumber, parent: null },
        { number: added.number, parent: { number: parentNumber } },
      ],
    },
  })
  expect((await perform(db, 'deletePatent', { id: first.id }, { as: ada })).codes).toEqual(['CONFLICT'])
  expect((await perform(db, 'deletePatent', { id: added.id }, { as: ada })).codes).toEqual([])
  expect((await perform(db, 'deletePatent', { id: first.id }, { as: ada })).codes).toEqual([])
  expect(await db.patentFamily.count({ where: { id: kept.patentFamilyId } })).toBe(0)
})

test('a paid renewal is followed by the next one; a closed deadline can be opened again', async () => {
  const { number: patentNumber } = await made(ada, { filedOn: isoDay(dayIn(-200)) })
  const renewal = async () =>
    (await row(patentNumber)).deadlines.filter(({ kind, outcome }) => kind === 'RENEWAL' && !outcome)
  const [due] = await renewal()
  expect(due).toMatchObject({ year: 2, dueOn: afterMonths(dayIn(-200), 12) })
  const id = idOf('PatentDeadline', due!.id)
  const close = () => act(ada, 'closePatentDeadline', { id, outcome: 'DONE', closedOn: isoDay(today), note: 'Paid' })
  expect((await close()).codes).toEqual([])
  expect((await close()).codes).toEqual(['CONFLICT'])
  expect((await renewal()).map(({ year }) => year)).toEqual([3])
  expect((await act(ada, 'reopenPatentDeadline', { id })).codes).toEqual([])
  expect((await renewal()).map(({ year }) => year).toSorted((one, other) => one - other)).toEqual([2, 3])
  expect((await act(ada, 'removePatentDeadline', { id })).codes).toEqual(['CONFLICT'])
  expect((await act(badr, 'reopenPatentDeadline', { id })).codes).toEqual(['NOT_FOUND'])
})

test('people add deadlines and costs; the total is their sum', async () => {
  const { id, number: patentNumber } = await made()
  expect(
    (await act(ada, 'addPatentDeadline', { id, title: 'Answer the examiner', dueOn: isoDay(dayIn(10)) })).codes,
  ).toEqual([])
  const { id: deadlineId } = await db.patentDeadline.findFirstOrThrow({
    where: { patentId: patentNumber, kind: 'OTHER' },
  })
  const deadline = idOf('PatentDeadline', deadlineId)
  expect(
    (await act(ada, 'updatePatentDeadline', { id: deadline, title: 'Answer', dueOn: isoDay(dayIn(12)) })).codes,
  ).toEqual([])
  expect((await act(ada, 'removePatentDeadline', { id: deadline })).codes).toEqual([])
  for (const amount of [1_200, 3_400])
    expect((await act(ada, 'addPatentCost', { id, kind: 'FILING', amount, paidOn: isoDay(today) })).codes).toEqual([])
  expect(
    fieldsOf((await act(ada, 'addPatentCost', { id, kind: 'FILING', amount: 0, paidOn: isoDay(today) })).errors),
  ).toEqual(['amount'])
  const total = async () =>
    (await run(db, `{ patent(number: ${patentNumber}) { costTotal } }`, { as: badr })).data!['patent']
  expect(await total()).toEqual({ costTotal: 4_600 })
  const { id: costId } = await db.patentCost.findFirstOrThrow({ where: { patentId: patentNumber, amount: 1_200 } })
  const cost = idOf('PatentCost', costId)
  expect(
    (await act(ada, 'updatePatentCost', { id: cost, kind: 'ATTORNEY', amount: 2_000, paidOn: isoDay(today) })).codes,
  ).toEqual([])
  expect(await total()).toEqual({ costTotal: 5_400 })
  expect((await act(badr, 'removePatentCost', { id: cost })).codes).toEqual(['NOT_FOUND'])
  expect((await act(ada, 'removePatentCost', { id: cost })).codes).toEqual([])
  expect(await total()).toEqual({ costTotal: 3_400 })
})

test('projects and disclosures are linked by those who may see them; the project shows its patents', async () => {
  const project = await makeProject(db, {
    title: 'Still',
    ownerId: ada.id,
    status: 'ACTIVE',
    visibleToResearchers: true,
  })
  const foreign = await makeProject(db, { ownerId: other.id, status: 'ACTIVE' })
  const disclosure = await makeDisclosure(db, { submitterId: other.id })
  expect(
    fieldsOf((await act(ada, 'createPatent', { ...still(), projectId: idOf('Project', foreign.id) })).errors),
  ).toEqual(['projectId'])
  expect(
    fieldsOf(
      (
        await act(ada, 'createPatent', {
          ...still(),
          inventionDisclosureId: idOf('InventionDisclosure', disclosure.id),
        })
      ).errors,
    ),
  ).toEqual(['inventionDisclosureId'])
  const { number: patentNumber } = await made(ada, { projectId: idOf('Project', project.id) })
  const shown = async (as: Viewer) =>
    (await run(db, `{ project(number: ${project.id}) { patents { number } } }`, { as })).data!['project']
  expect(await shown(ada)).toEqual({ patents: [{ number: patentNumber }] })
  expect(await shown(other)).toEqual({ patents: [] })
})

test('a grant is said of the linked project, where its owner or the university records it', async () => {
  const project = await makeProject(db, { ownerId: ada.id, status: 'ACTIVE', ipStatus: 'Patent pending' })
  const projectId = idOf('Project', project.id)
  const { id } = await made(ada, { projectId, office: 'US', applicationNumber: '18/000,111' })
  expect(
    (await act(ada, 'grantPatent', { id, grantedOn: isoDay(today), grantNumber: 'US 12,345,678 B2' })).codes,
  ).toEqual([])
  expect(await db.project.findUnique({ where: { id: project.id } })).toMatchObject({
    ipStatus: 'Patent granted',
    patentReference: 'US12345678B2',
  })
})

test('reminders come 90, 30 and 7 days ahead, each once, to who keeps it and the team or who has taken it', async () => {
  await db.patentDeadline.deleteMany()
  const patent = await makePatent(db, { family: { ownerId: ada.id }, inventors: [{ userId: badr.id, name: 'Badr' }] })
  const { id } = await db.patentDeadline.create({
    data: { patentId: patent.id, kind: 'OTHER', title: 'Answer', dueOn: dayIn(100) },
  })
  const remindIn = (days: number) => remindOfPatents(db, new Date(Date.now() + days * 86_400_000))
  const count = async (of: Viewer) => (await told(db, of)).filter((kind) => kind === 'PATENT_DEADLINE_DUE').length
  expect(await remindIn(0)).toBe(0)
  expect(await remindIn(10)).toBe(1)
  expect([await count(ada), await count(team), await count(badr)]).toEqual([1, 1, 0])
  expect(await remindIn(40)).toBe(0)
  expect(await remindIn(70)).toBe(1)
  await db.patentDeadline.update({ where: { id }, data: { handlerId: team.id } })
  expect((await Promise.all([remindIn(95), remindIn(95)])).reduce((sum, one) => sum + one)).toBe(1)
  expect(await remindIn(99)).toBe(0)
  expect(await remindIn(120)).toBe(0)
  expect([await count(ada), await count(team)]).toEqual([3, 3])
})

test('they stand in the calendar of who keeps it and of inventors; an address of another sees nothing', async () => {
  await db.patentDeadline.deleteMany()
  const patent = await makePatent(db, { family: { ownerId: ada.id }, inventors: [{ userId: badr.id, name: 'Badr' }] })
  const data = { patentId: patent.id, kind: 'OTHER', dueOn: dayIn(5) } as const
  await db.patentDeadline.create({ data: { ...data, title: 'Answer' } })
  await db.patentDeadline.create({ data: { ...data, title: 'Not needed', outcome: 'NOT_APPLICABLE', closedOn: today } })
  const ask = (as: Viewer | null, until = dayIn(5)) =>
    run(db, `{ researchDeadlines(from: "${isoDay(today)}", until: "${isoDay(until)}") { title dueOn closed path } }`, {
      as,
    })
  for (const as of [ada, badr])
    expect((await ask(as)).data!['researchDeadlines']).toEqual([
      {
        title: 'Answer · Solar still with a falling film, United Arab Emirates',
        dueOn: isoDay(dayIn(5)),
        closed: false,
        path: `/research-management/patents/${patent.id}`,
      },
    ])
  expect((await ask(ada, dayIn(4))).data!['researchDeadlines']).toEqual([])
  expect(fieldsOf((await ask(ada, dayIn(900))).errors)).toEqual(['until'])
  for (const as of [other, team]) expect((await ask(as)).data!['researchDeadlines']).toEqual([])
  for (const as of outsiders) expect((await ask(as)).codes).toEqual(['FORBIDDEN'])
  expect((await ask(null)).codes).toEqual(['UNAUTHENTICATED'])
  const none = await deadlinesOf(
    { db, access: new Access(outsiders[0]!, db), viewer: outsiders[0]! },
    { from: today, until: dayIn(9) },
  )
  expect(none).toEqual([])
})

test('the list is filtered by office, state, person and deadline', async () => {
  await db.patentFamily.deleteMany()
  await makePatent(db, { office: 'EP', family: { ownerId: ada.id }, applicationNumber: '99403122.7' })
  const late = await makePatent(db, { status: 'GRANTED', family: { confidential: false, ownerId: other.id } })
  await db.patentDeadline.create({ data: { patentId: late.id, kind: 'OTHER', title: 'Answer', dueOn: dayIn(-3) } })
  const numbers = async (as: Viewer, filter: object) =>
    (
      (
        await run(db, 'query ($filter: PatentFilter) { patents(filter: $filter) { totalCount } }', {
          as,
          variables: { filter },
        })
      ).data!['patents'] as unknown as { totalCount: number }
    ).totalCount
  expect(await numbers(team, {})).toBe(2)
  expect(await numbers(team, { office: ['EP'] })).toBe(1)
  expect(await numbers(team, { status: ['GRANTED'] })).toBe(1)
  expect(await numbers(team, { search: '99403122' })).toBe(1)
  expect(await numbers(team, { due: true })).toBe(1)
  expect(await numbers(team, { confidential: true })).toBe(1)
  expect([await numbers(ada, { mine: true }), await numbers(ada, { mine: false }), await numbers(badr, {})]).toEqual([
    1, 1, 1,
  ])
  // What only its people know of the deadlines of an open one does not show in what is found.
  expect(await numbers(badr, { due: true })).toBe(0)
})
