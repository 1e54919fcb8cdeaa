/** The documented calls about adoption readiness: in the documented words, with the three variants of the AI call, and for nobody else. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { codes, dimensions } from '../readiness/rubric.ts'
import { modelServer, switchOn } from '../testing/modelServer.ts'
import { pagesOfPdf } from '../testing/pagesOfPdf.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'

const model = await modelServer()
let server: TestServer
let projectId: number
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await testServer()
  const ada = await person(server.db, 'RESEARCHER', { name: 'Ada' })
  projectId = (await makeProject(server.db, { title: 'Solar still مقطر 🎓', ownerId: ada.id, trl: 5 })).id
  const people = { ada, badr: await person(server.db, 'RESEARCHER'), team: await person(server.db, 'KU_TEAM') }
  const outside = { investor: await person(server.db, 'INVESTOR') }
  for (const [name, viewer] of Object.entries({ ...people, ...outside })) tokens[name] = await server.session(viewer)
})
afterAll(() => server.close())

async function call(as: string | null, method: string, path: string, body?: object, language = 'en') {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'accept-language': language, ...(as ? bearer(tokens[as]!) : {}) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = answer.headers.get('content-type')?.includes('json') ? await answer.text() : ''
  return { answer, status: answer.status, json: (text ? JSON.parse(text) : {}) as Record<string, object> }
}

/** All dimensions at low risk but one: ARL 8. */
const assessmentData = {
  arlAssessment: {
    all: Object.fromEntries(
      codes.map((code) => [code, { score: code === 'A1' ? 'LOW' : 'HIGH', reasoning: `Because of ${code}.` }]),
    ),
  },
}
const saved = async () => {
  const { status, json } = await call('ada', 'POST', '/api/arl-assessments', { projectId, assessmentData })
  expect(status).toBe(201)
  return json as unknown as { id: number } & Record<string, object>
}

test('ratings in the words of readiness are saved as risk, and come back in the words of readiness', async () => {
  const rated = await saved()
  expect(rated).toMatchObject({ projectId, arlLevel: 8, arlScore: 'ARL 8', status: 'completed' })
  const { arlAssessment } = rated['assessmentData'] as { arlAssessment: Record<string, Record<string, object>> }
  expect(Object.keys(arlAssessment)).toHaveLength(4)
  const [first] = dimensions
  expect(Object.values(arlAssessment)[0]![first!.words.en.title]).toEqual({ score: 'LOW', reasoning: 'Because of A1.' })
  expect(await server.db.arlRating.findFirst({ where: { assessmentId: rated.id, code: 'A1' } })).toMatchObject({
    risk: 'HIGH',
  })
  const { json } = await call('ada', 'GET', `/api/arl-assessments/${rated.id}`)
  expect(json).toMatchObject({ id: rated.id, arlScore: 'ARL 8' })
  const list = await call('ada', 'GET', `/api/arl-assessments?projectId=${projectId}&mine=true`)
  expect((list.json as unknown as { id: number }[]).map(({ id }) => id)).toContain(rated.id)
})

test('a draft is rated one dimension at a time; a completed one is not', async () => {
  const begun = await call('ada', 'POST', '/api/ai/arl-assessment', { projectDetails: { projectId } })
  const { id } = begun.json as unknown as { id: number }
  const rating = {
    assessmentData: { arlAssessment: { one: { A1: { score: 'MEDIUM', reasoning: 'Half the price.' } } } },
  }
  const { status, json } = await call('ada', 'PUT', `/api/arl-assessments/${id}`, rating)
  expect([status, json['status']]).toEqual([200, 'draft'])
  const done = await saved()
  expect((await call('ada', 'PUT', `/api/arl-assessments/${done.id}`, rating)).status).toBe(409)
})

test('the AI call reads a project, takes answers, and checks one answer', async () => {
  const read = await call('ada', 'POST', '/api/ai/arl-assessment', { projectDetails: { projectId } })
  expect(read.status).toBe(200)
  expect(read.json).toMatchObject({ arlScore: expect.stringMatching(/^ARL \d(-\d)?$/) })
  const questions = read.json['followUpQuestions'] as string[]
  expect(questions.length).toBeGreaterThan(0)
  const answered = await call('ada', 'POST', '/api/ai/arl-assessment', {
    projectDetails: { projectId },
    additionalInfo: { question_1: 'Farms.' },
  })
  expect(answered.json['followUpQuestions']).toEqual([])
  expect((answered.json['questionApprovals'] as object[])[0]).toMatchObject({ approved: false })
  const checked = await call('ada', 'POST', '/api/ai/arl-assessment', {
    question: questions[0],
    answer: 'Farms.',
    projectContext: {},
  })
  expect(checked.json).toMatchObject({ approved: false, feedback: expect.stringMatching(/^Answer too short/) })
  const nothing = await call('ada', 'POST', '/api/ai/arl-assessment', {})
  expect([nothing.status, nothing.json['fields']]).toEqual([422, { projectId: 'Choose a project' }])
})

test('wrong words are refused by the name of the field', async () => {
  const wrong = { arlAssessment: { all: { 'No such dimension': { score: 'HIGH', reasoning: 'x' } } } }
  const { status, json } = await call('ada', 'POST', '/api/arl-assessments', { projectId, assessmentData: wrong })
  expect(status).toBe(422)
  expect(Object.keys(json['fields'] ?? {})[0]).toMatch(/^assessmentData/)
})

test('the report is a PDF that says what it cannot print', async () => {
  const { id } = await saved()
  const { answer } = await call('ada', 'GET', `/api/arl-assessments/${id}/report`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="arl-assessment-${id}.pdf"`)
  const text = (await pagesOfPdf(await answer.arrayBuffer())).join(' ')
  expect(text).toContain('Solar still مقطر …')
  expect(text).toContain('Because of A1.')
  expect(text).toContain('Some characters cannot be printed in this file')
})

test('what an English reader completed is Arabic to an Arabic one, in the PDF, too; programs find the same names', async () => {
  const { id } = await saved()
  const path = `/api/arl-assessments/${id}`
  const { json } = await call('ada', 'GET', path, undefined, 'ar')
  expect(json['arlSummary']).toMatch(/بُعد واحد مخاطره عالية: التكلفة عند التسليم/)
  const { arlAssessment } = json['assessmentData'] as { arlAssessment: object }
  expect(Object.keys(Object.values(arlAssessment)[0] as object)[0]).toBe('Delivered Cost')
  const begun = await call('ada', 'POST', '/api/ai/arl-assessment', { projectDetails: { projectId } }, 'ar')
  expect(Object.keys(Object.values(begun.json['arlAssessment']!)[0] as object)[0]).toBe('Delivered Cost')
  const printed = async (language: string) => {
    const { answer } = await call('ada', 'GET', `${path}/report`, undefined, language)
    return (await pagesOfPdf(await answer.arrayBuffer())).join(' ')
  }
  const [english, arabic] = [await printed('en'), await printed('ar')]
  expect(english).toContain('Permitting & Siting: Low risk')
  expect(english).not.toContain('translation')
  const closed = (words: string) => words.replaceAll(/\s/g, '')
  for (const words of ['التصاريح واختيار المواقع', 'ترجمة الجامعة']) expect(closed(arabic)).toContain(closed(words))
  for (const { words } of dimensions) expect(arabic).not.toContain(words.en.title)
})

test('ratings are taken by the titles of any language', async () => {
  const all = Object.fromEntries(dimensions.map(({ words }) => [words.ar.title, { score: 'HIGH', reasoning: '' }]))
  const { status, json } = await call('ada', 'POST', '/api/arl-assessments', {
    projectId,
    assessmentData: { arlAssessment: { all } },
  })
  expect([status, json['arlLevel']]).toEqual([201, 9])
})

test('one answer is checked by the rules, and by a language model where there is one; the call says which', async () => {
  const question =
    'Who is the customer that would buy this first, and why would they choose it over what they use today?'
  const answer =
    'Customers are remote farms without a grid; our customer interviews on nine farms show that each farm pays for water by the truck today, and eight of the nine customers would buy a still at half of that price, because the well on the farm is too salty for crops and the pipe of the municipality ends far away from them. The distributor in the region sells pumps to all of these farms and users already, and has written that it takes the still into its range after the second test season has been completed with the same result. The market demand comes from data of the farm register and metrics of the ministry, which counts eleven thousand farms of this kind in the region.'
  const check = (as: string | null, more: object = {}) =>
    call(as, 'POST', '/api/ai/arl-assessment', { question, answer, ...more })
  const byRules = { approved: true, checkedBy: 'rules', evidence: [], notice: '' }
  expect((await check('ada')).json).toMatchObject(byRules)
  await switchOn(server.db)
  const objection = { text: 'Nine is few.', quotation: 'interviews on nine farms', source: 'Answer' }
  model.behave(() => ({ approved: false, claims: [objection, { ...objection, quotation: 'interviews on two farms' }] }))
  expect((await check('ada', { projectDetails: { projectId } })).json).toMatchObject({
    approved: false,
    checkedBy: 'openai:test-1',
    evidence: [objection],
    notBacked: ['Nine is few.'],
  })
  model.behave(500)
  expect((await check('ada')).json).toMatchObject({
    ...byRules,
    notice: expect.stringContaining('could not be reached'),
  })
  expect((await check('badr', { projectDetails: { projectId } })).status).toBe(404)
  expect((await check('investor')).status).toBe(403)
  expect((await check(null)).status).toBe(401)
  await server.db.platform.updateMany({ data: { modelOn: false } })
  expect((await check('ada')).json).toMatchObject(byRules)
})

test('nobody else finds it, and it is deleted by its owner alone', async () => {
  const { id } = await saved()
  const draft = (await call('ada', 'POST', '/api/ai/arl-assessment', { projectDetails: { projectId } })).json[
    'id'
  ] as unknown as number
  const calls: [string, string, object?][] = [
    ['GET', `/api/arl-assessments/${draft}`],
    ['GET', `/api/arl-assessments/${draft}/report`],
    ['PUT', `/api/arl-assessments/${draft}`, { assessmentData }],
    ['DELETE', `/api/arl-assessments?ids=${draft}`],
    ['POST', '/api/ai/arl-assessment', { projectDetails: { projectId: 999_999 } }],
  ]
  for (const [method, path, body] of calls) {
    const told = `${method} ${path}`
    expect((await call('badr', method, path, body)).status, told).toBe(404)
    expect((await call('investor', method, path, body)).status, told).toBe(403)
    expect((await call(null, method, path, body)).status, told).toBe(401)
  }
  expect((await call('team', 'GET', `/api/arl-assessments/${id}`)).status, 'a completed one').toBe(200)
  expect((await call('team', 'DELETE', `/api/arl-assessments?ids=${id}`)).status).toBe(404)
  expect((await call('ada', 'DELETE', '/api/arl-assessments', { ids: [id] })).status).toBe(204)
  expect((await call('ada', 'GET', `/api/arl-assessments/${id}`)).status).toBe(404)
})
