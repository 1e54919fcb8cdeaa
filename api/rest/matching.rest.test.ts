/** The documented call that matches projects and challenges: its words, and who may make it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { person } from '../testing/run.ts'
import { bearer, testServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let [project, challenge] = [0, 0]
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await testServer()
  const ada = await person(server.db, 'RESEARCHER', { name: 'Ada' })
  const falcon = await person(server.db, 'INDUSTRY', { department: 'Falcon Steel' })
  const description = 'A membrane with a black absorber distils brackish groundwater for remote farms.'
  project = (await makeProject(server.db, { title: 'Solar still', ownerId: ada.id, description, department: 'Engineering', approvedForIndustry: true })).id // prettier-ignore
  const data = { title: 'Fresh water from brackish groundwater', companyName: 'Falcon Steel', problemStatement: description, status: 'OPEN', ownerId: falcon.id } as const // prettier-ignore
  challenge = (await server.db.challenge.create({ data })).id
  const people = { ada, falcon, badr: await person(server.db, 'RESEARCHER'), investor: await person(server.db, 'INVESTOR') } // prettier-ignore
  for (const [name, viewer] of Object.entries(people)) tokens[name] = await server.session(viewer)
})
afterAll(() => server.close())

async function analyze(as: string | null, body: object) {
  const answer = await fetch(`${server.url}/api/challenge-matching/analyze`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(as ? bearer(tokens[as]!) : {}) },
    body: JSON.stringify(body),
  })
  return { status: answer.status, json: (await answer.json()) as { matches?: object[]; fields?: object } }
}

const criteria = {
  overallScore: expect.any(Number),
  technicalAlignment: expect.any(Number),
  marketRelevance: null,
  resourceCompatibility: expect.any(Number),
  timelineAlignment: expect.any(Number),
}
const analysis = {
  technicalSynergies: [expect.stringContaining('groundwater')],
  innovationHighlights: [],
  nextSteps: expect.any(Array),
  riskFactors: expect.any(Array),
}

test('both directions answer in the documented words, out of 5', async () => {
  const forProject = await analyze('ada', { sourceType: 'project', sourceId: project, userId: 99, focusAreas: ['water', 'farms'] }) // prettier-ignore
  expect(forProject.json.matches).toEqual([
    {
      challengeId: challenge,
      challengeTitle: 'Fresh water from brackish groundwater',
      challengeCompany: 'Falcon Steel',
      criteria,
      analysis,
    },
  ])
  const forChallenge = await analyze('falcon', { sourceType: 'challenge', sourceId: challenge, minScore: 0 }) // prettier-ignore
  expect(forChallenge.json.matches).toMatchObject([
    { projectId: project, projectTitle: 'Solar still', projectDepartment: 'Engineering' },
  ])
  expect((await analyze('ada', { sourceType: 'project', sourceId: project, minScore: 5 })).json).toEqual({
    matches: [],
  })
})

test('wrong input is named by the call’s own fields', async () => {
  const fieldsOf = async (body: object) => Object.keys((await analyze('ada', body)).json.fields ?? {}).toSorted()
  expect(await fieldsOf({})).toEqual(['sourceId', 'sourceType'])
  expect(await fieldsOf({ sourceType: 'person', sourceId: project })).toEqual(['sourceType'])
  expect(await fieldsOf({ sourceType: 'project', sourceId: project, maxResults: 51, minScore: 9 })).toEqual(['maxResults', 'minScore']) // prettier-ignore
  expect(await fieldsOf({ sourceType: 'project', sourceId: project, analysisDepth: 'endless' })).toEqual(['analysisDepth']) // prettier-ignore
})

test('the wrong role, the wrong owner and no session get nothing', async () => {
  const status = async (as: string | null, sourceType: string, sourceId: number) =>
    (await analyze(as, { sourceType, sourceId })).status
  expect(await status('badr', 'project', project)).toBe(404)
  expect(await status('ada', 'challenge', challenge)).toBe(403)
  expect(await status('falcon', 'project', project)).toBe(403)
  expect(await status('investor', 'project', project)).toBe(403)
  expect(await status(null, 'project', project)).toBe(401)
})
