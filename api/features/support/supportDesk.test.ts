/** How the team arranges its desk: categories as a tree with fields, people, checklists and templates; and duplicates. */
import { afterAll, expect, test } from 'vitest'
import { makeSupportCategory, makeSupportRequest } from '../../../prisma/seed/factories/support.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { answerName, answerRule, fieldKinds } from './ownFields.rules.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM', { name: 'Tara' })
const mate = await person(db, 'COMMERCIALIZATION_TEAM', { name: 'Mate' })
const company = await person(db, 'INDUSTRY')
const outsiders = [
  [ada, 'FORBIDDEN'],
  [company, 'FORBIDDEN'],
  [null, 'UNAUTHENTICATED'],
] as const
afterAll(closeLimits)

const act = (name: string, input: object, as: Viewer | null = team) => perform(db, name, input, { as })
const codesOf = async (name: string, input: object, as: Viewer | null = team) => (await act(name, input, as)).codes
const fieldsOf = async (name: string, input: object, as: Viewer = team) =>
  (await act(name, input, as)).errors[0]?.extensions['fieldErrors']
const category = (id: number) => idOf('SupportCategory', id)
const request = (id: number) => idOf('SupportRequest', id)
const newest = () => db.supportRequest.findFirstOrThrow({ orderBy: { id: 'desc' }, include: { answers: true } })
const ask = (categoryId: number, more: object = {}, as = ada) =>
  act('createSupportRequest', { categoryId: category(categoryId), title: 'A site', description: 'Abroad', ...more }, as)

/** A category with a required choice and a number that may be left out. */
async function withFields() {
  const { id } = await makeSupportCategory(db)
  const add = (more: object) => codesOf('setSupportField', { id: category(id), ...more })
  expect(await add({ label: 'Kind', kind: 'CHOICE', required: true, choices: ['NDA', 'MTA'] })).toEqual([])
  expect(await add({ label: 'Amount', kind: 'NUMBER' })).toEqual([])
  const [kind, amount] = await db.supportField.findMany({ where: { categoryId: id }, orderBy: { position: 'asc' } })
  return { id, kind: kind!, amount: amount! }
}

test('only the team changes categories, their fields and templates', async () => {
  const { id, kind } = await withFields()
  const { id: step } = await db.supportStep.create({
    data: {
      text: 'Call',
      supportRequestId: (await makeSupportRequest(db, { status: 'SUBMITTED', requesterId: ada.id })).id,
    },
    include: { supportRequest: true },
  })
  const { supportRequestId } = await db.supportStep.findUniqueOrThrow({ where: { id: step } })
  const template = await db.supportTemplate.create({ data: { name: 'Thanks', text: 'Thank you.' } })
  const changes: [string, object][] = [
    ['updateSupportCategory', { id: category(id), memberIds: [] }],
    ['setSupportField', { id: category(id), label: 'Name', kind: 'TEXT' }],
    ['removeSupportField', { id: category(id), field: kind.id }],
    ['moveSupportField', { id: category(id), field: kind.id, up: true }],
    ['createSupportTemplate', { name: 'Mine', text: 'Hello' }],
    ['updateSupportTemplate', { id: idOf('SupportTemplate', template.id), text: 'Hello' }],
    ['deleteSupportTemplate', { id: idOf('SupportTemplate', template.id) }],
    ['setSupportStep', { id: request(supportRequestId), step, done: true }],
    ['removeSupportStep', { id: request(supportRequestId), step }],
    ['mergeSupportRequests', { id: request(supportRequestId), intoId: request(supportRequestId + 1) }],
  ]
  for (const [name, input] of changes)
    for (const [as, code] of outsiders) expect(await codesOf(name, input, as), `${name} of ${as?.role}`).toEqual([code])
  const query = `query ($number: Int!, $category: Int!) {
    supportRequest(number: $number) { steps { text } }
    supportCategory(number: $category) { checklist members { user { name } } fields { label } }
    supportTemplates { totalCount }
  }`
  const read = (as: Viewer | null) => run(db, query, { as, variables: { number: supportRequestId, category: id } })
  const own = (await read(ada)).data
  expect(own?.['supportRequest'], 'the checklist is the team’s').toEqual({ steps: null })
  expect(own?.['supportCategory']).toMatchObject({ checklist: null, members: null, fields: [{}, {}] })
  expect(own?.['supportTemplates']).toBeNull()
  expect((await read(team)).data?.['supportRequest']).toEqual({ steps: [{ text: 'Call' }] })
  expect((await read(company)).data?.['supportCategory']).toBeNull()
  expect((await read(null)).data?.['supportCategory']).toBeNull()
})

test('a request answers the fields of its category: a draft may leave them out, what is sent may not', async () => {
  const { id, kind, amount } = await withFields()
  expect(
    await fieldsOf('createSupportRequest', { categoryId: category(id), title: 'A', description: 'B' }, ada),
  ).toEqual({
    [answerName({ number: kind.id })]: 'Fill in “Kind”',
  })
  const wrong = {
    answers: [
      { field: kind.id, value: 'Licence' },
      { field: amount.id, value: 'much' },
    ],
  }
  expect((await ask(id, wrong)).errors[0]?.extensions['fieldErrors']).toEqual({
    [answerName({ number: kind.id })]: 'Choose one of the choices',
    [answerName({ number: amount.id })]: 'Enter a number.',
  })
  expect((await ask(id, { answers: [{ field: 999_999, value: 'x' }] })).errors[0]?.extensions['fieldErrors']).toEqual({
    answers: 'The category has no field 999999',
  })
  await ask(id, { draft: true, answers: [{ field: amount.id, value: '1,200' }] })
  const draft = await newest()
  expect([draft.status, draft.answers.map(({ label, value }) => [label, value])]).toEqual([
    'DRAFT',
    [['Amount', '1,200']],
  ])
  expect(await codesOf('submitSupportRequest', { id: request(draft.id) }, ada)).toEqual(['INVALID'])
  const more = {
    id: request(draft.id),
    answers: [
      { field: kind.id, value: 'NDA' },
      { field: amount.id, value: '' },
    ],
  }
  expect(await codesOf('updateSupportRequest', more, badr)).toEqual(['NOT_FOUND'])
  expect(await codesOf('updateSupportRequest', more, ada)).toEqual([])
  expect(await codesOf('submitSupportRequest', { id: request(draft.id) }, ada)).toEqual([])
  await codesOf('setSupportField', { id: category(id), field: kind.id, label: 'Agreement', kind: 'TEXT' })
  await codesOf('removeSupportField', { id: category(id), field: kind.id })
  expect((await newest()).answers, 'what was said stays').toMatchObject([
    { label: 'Kind', value: 'NDA', fieldId: null },
  ])
})

test('answers in fields of a category that is left are dropped', async () => {
  const { id, amount } = await withFields()
  await ask(id, { draft: true, answers: [{ field: amount.id, value: '5' }] })
  const draft = await newest()
  const other = await withFields()
  await codesOf('updateSupportRequest', { id: request(draft.id), categoryId: category(other.id) }, ada)
  expect((await newest()).answers).toEqual([])
})

test('each kind of field takes its own answers and no others', () => {
  const good = { TEXT: 'x', LONG_TEXT: 'x\ny', NUMBER: '-1,200.5', DATE: '2028-02-29', CHOICE: 'b', YES_NO: 'no' }
  const bad = {
    NUMBER: 'ten',
    DATE: '2027-02-29',
    CHOICE: 'c',
    YES_NO: 'perhaps',
    TEXT: 'x'.repeat(201),
    LONG_TEXT: 'x'.repeat(5_001),
  }
  for (const kind of fieldKinds) {
    const rule = answerRule({ number: 1, label: 'L', kind, required: true, choices: ['a', 'b'] })
    expect(rule.isValidSync(good[kind]), kind).toBe(true)
    expect(rule.isValidSync(''), `${kind} left out`).toBe(true)
    expect(rule.isValidSync(bad[kind]), kind).toBe(false)
  }
})

test('fields are named once, ordered by hand, and at most twenty', async () => {
  const { id, kind, amount } = await withFields()
  const set = (more: object) => fieldsOf('setSupportField', { id: category(id), kind: 'TEXT', ...more })
  expect(await set({ label: 'amount' })).toEqual({ label: 'The category already has a field with this label' })
  expect(await set({ label: 'One', kind: 'CHOICE', choices: ['a'] })).toHaveProperty('choices')
  const order = async () =>
    (await db.supportField.findMany({ where: { categoryId: id }, orderBy: { position: 'asc' } })).map(
      ({ label }) => label,
    )
  const move = (field: number, up: boolean) => codesOf('moveSupportField', { id: category(id), field, up })
  await move(amount.id, true)
  await move(amount.id, true)
  expect(await order()).toEqual(['Amount', 'Kind'])
  await move(amount.id, false)
  expect(await order()).toEqual(['Kind', 'Amount'])
  const { id: other } = await makeSupportCategory(db)
  expect(await codesOf('removeSupportField', { id: category(other), field: kind.id })).toEqual(['NOT_FOUND'])
  for (let nth = 3; nth <= 20; nth++) expect(await set({ label: `Field ${nth}` })).toBeUndefined()
  expect(await codesOf('setSupportField', { id: category(id), label: 'Field 21', kind: 'TEXT' })).toEqual(['CONFLICT'])
})

test('categories are a tree of three levels without circles, offered only where all above are active', async () => {
  const [top, middle, leaf, other] = [
    await makeSupportCategory(db),
    await makeSupportCategory(db),
    await makeSupportCategory(db),
    await makeSupportCategory(db),
  ]
  const hang = (id: number, parentId: number | null) =>
    fieldsOf('updateSupportCategory', { id: category(id), parentId: parentId && category(parentId) })
  expect(await hang(middle.id, top.id)).toBeUndefined()
  expect(await hang(leaf.id, middle.id)).toBeUndefined()
  expect(await hang(top.id, leaf.id)).toEqual({ parentId: 'A category cannot be part of itself' })
  expect(await hang(top.id, top.id)).toEqual({ parentId: 'A category cannot be part of itself' })
  expect(await hang(top.id, other.id)).toEqual({ parentId: 'Categories can have at most 3 levels' })
  expect((await ask(leaf.id)).codes).toEqual([])
  await db.supportCategory.update({ where: { id: top.id }, data: { active: false } })
  expect((await ask(leaf.id)).errors[0]?.extensions['fieldErrors']).toHaveProperty('categoryId')
  expect(await hang(leaf.id, null)).toBeUndefined()
  expect((await ask(leaf.id)).codes).toEqual([])
})

test('the people of a category hear of its requests, the whole team where there are none', async () => {
  const { id } = await makeSupportCategory(db)
  const setMembers = (people: Viewer[]) =>
    fieldsOf('updateSupportCategory', { id: category(id), memberIds: people.map((one) => idOf('User', one.id)) })
  expect(await setMembers([ada])).toEqual({ memberIds: 'Choose a person from the university team' })
  expect(await setMembers([mate])).toBeUndefined()
  await db.notification.deleteMany()
  await ask(id)
  expect(await told(db, mate)).toEqual(['SUPPORT_SUBMITTED'])
  expect(await told(db, team)).toEqual([])
  const mine = await run(db, '{ supportRequests(filter: { myCategories: true }) { totalCount } }', { as: mate })
  expect(mine.data?.['supportRequests']).toEqual({ totalCount: 1 })
  expect(await setMembers([])).toBeUndefined()
  await ask(id)
  expect(await told(db, team)).toEqual(['SUPPORT_SUBMITTED'])
})

test('a request begins with the checklist of its category; steps are ticked, added and taken away', async () => {
  const { id } = await makeSupportCategory(db, { checklist: ['Read the contract', 'Ask legal'] })
  await ask(id)
  const { id: number } = await newest()
  const steps = () => db.supportStep.findMany({ where: { supportRequestId: number }, orderBy: { id: 'asc' } })
  const [first, second] = await steps()
  const set = (more: object, as = team) => codesOf('setSupportStep', { id: request(number), ...more }, as)
  expect(await set({ step: first!.id, done: true })).toEqual([])
  expect(await set({ step: first!.id, done: true }, mate), 'ticked already').toEqual([])
  expect(await steps()).toMatchObject([{ doneById: team.id }, { doneById: null, doneAt: null }])
  expect(await set({ step: first!.id, done: false })).toEqual([])
  expect(await set({ text: 'Send it' })).toEqual([])
  expect(await set({}), 'nothing is said').toEqual(['INVALID'])
  expect(await codesOf('removeSupportStep', { id: request(number), step: second!.id })).toEqual([])
  expect((await steps()).map(({ text, doneAt }) => [text, doneAt])).toEqual([
    ['Read the contract', null],
    ['Send it', null],
  ])
  const other = await makeSupportRequest(db, { status: 'SUBMITTED', requesterId: ada.id })
  expect(await codesOf('setSupportStep', { id: request(other.id), step: first!.id, done: true })).toEqual(['NOT_FOUND'])
})

test('templates are named once, changed and deleted', async () => {
  const { id } = await makeSupportCategory(db)
  const text = 'Dear {researcher}'
  expect(await codesOf('createSupportTemplate', { name: 'Greeting', text, categoryId: category(id) })).toEqual([])
  expect(await fieldsOf('createSupportTemplate', { name: 'greeting', text })).toHaveProperty('name')
  const { id: made } = await db.supportTemplate.findFirstOrThrow({ where: { name: 'Greeting' } })
  const named = { id: idOf('SupportTemplate', made) }
  expect(await codesOf('updateSupportTemplate', { ...named, categoryId: null })).toEqual([])
  expect(await db.supportTemplate.findUnique({ where: { id: made } })).toMatchObject({ text, categoryId: null })
  expect(await codesOf('deleteSupportTemplate', named)).toEqual([])
  expect(await codesOf('deleteSupportTemplate', named)).toEqual(['NOT_FOUND'])
})

const open = (requesterId: number | null, more: object = {}) =>
  makeSupportRequest(db, { status: 'SUBMITTED', requesterId, ...more })
const merge = (id: number, intoId: number, as = team) =>
  act('mergeSupportRequests', { id: request(id), intoId: request(intoId) }, as)

test('a duplicate is merged: what was written moves, the earlier promise holds, and it cannot be reopened', async () => {
  const into = await open(ada.id, { title: 'Contract', answerBy: new Date('2099-02-10') })
  const duplicate = await open(ada.id, { title: 'Again', description: 'Please', answerBy: new Date('2099-02-03') })
  await db.supportMessage.create({ data: { supportRequestId: duplicate.id, authorId: ada.id, text: 'Any news?' } })
  await db.supportNote.create({ data: { supportRequestId: duplicate.id, authorId: team.id, text: 'The same' } })
  const [startsAt, endsAt] = [new Date('2099-02-01T08:00:00Z'), new Date('2099-02-01T09:00:00Z')]
  const meeting = { kind: 'MEETING', state: 'PROPOSED', title: 'Talk', startsAt, endsAt } as const
  const { id: meetingId } = await db.meeting.create({ data: { ...meeting, supportRequestId: duplicate.id } })
  expect((await merge(duplicate.id, into.id)).codes).toEqual([])
  const after = await db.supportRequest.findUniqueOrThrow({
    where: { id: into.id },
    include: { messages: { orderBy: { id: 'asc' } }, notes: true },
  })
  expect(after.messages.map(({ text }) => text)).toEqual([
    'Any news?',
    `Request ${duplicate.id}, “Again”, was merged into this one.\n\nPlease`,
  ])
  expect([after.notes.length, after.answerBy]).toEqual([1, new Date('2099-02-03')])
  expect(await db.supportRequest.findUnique({ where: { id: duplicate.id } })).toMatchObject({
    status: 'CLOSED',
    mergedIntoId: into.id,
  })
  expect(await db.meeting.findUnique({ where: { id: meetingId } })).toMatchObject({ supportRequestId: into.id })
  expect(await told(db, ada)).toContain('SUPPORT_MERGED')
  expect(await codesOf('reopenSupportRequest', { id: request(duplicate.id), reason: 'No' }, ada)).toEqual(['CONFLICT'])
  expect((await merge(duplicate.id, into.id)).codes, 'merged already').toEqual(['CONFLICT'])
})

test('only open requests of the same researcher are merged, and none with itself', async () => {
  const mine = await open(ada.id)
  const fields = async (intoId: number) => (await merge(mine.id, intoId)).errors[0]?.extensions['fieldErrors']
  expect(await fields(mine.id)).toEqual({ intoId: 'Choose another request' })
  expect(await fields((await open(badr.id)).id)).toEqual({
    intoId: 'Only requests from the same researcher can be merged',
  })
  expect(await fields((await open(null)).id)).toHaveProperty('intoId')
  const resolved = await makeSupportRequest(db, { status: 'RESOLVED', requesterId: ada.id })
  expect((await merge(mine.id, resolved.id)).codes).toEqual(['CONFLICT'])
  const draft = await makeSupportRequest(db, { requesterId: ada.id })
  expect((await merge(mine.id, draft.id)).codes, 'nobody else sees a draft').toEqual(['NOT_FOUND'])
  expect(await codesOf('closeSupportRequest', { id: request(mine.id) }), 'an open one is not just closed').toEqual([
    'CONFLICT',
  ])
})
