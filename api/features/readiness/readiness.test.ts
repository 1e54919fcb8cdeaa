/** Assessing adoption readiness: begun once, rated with evidence, completed, overridden and signed off by the university, seen by those of the project. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { inLanguage } from '../../language.ts'
import { closeLimits } from '../../limits.ts'
import { countsOf, levelOf, rangeOf } from '../../readiness/level.ts'
import { engineVersion, reportOf } from '../../readiness/report.ts'
import { codes, rubricVersion } from '../../readiness/rubric.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'
import { dimensionCodes } from './arlAssessment.rules.ts'
import type { Inputs } from './assessedProject.ts'
import { ratedOf, ratingsOf } from './ratings.ts'
import { reportIn } from './reportIn.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const colleague = await person(db, 'COMMERCIALIZATION_TEAM', { name: 'Colleague' })
const outsiders = [await person(db, 'INDUSTRY'), await person(db, 'INVESTOR'), await person(db, 'EXPERT')]

const sentence = 'Each new site needs a permit of the municipality and zoning of the land.'
let projectId: string
beforeEach(async () => {
  const project = await makeProject(db, { title: 'Still', ownerId: ada.id, description: sentence, trl: 5 })
  projectId = idOf('Project', project.id)
})

const fields = `number status low high level score band needsMore
  dimensions { code risk ownerRisk evidence { source text } overriddenBy { name } overrideReason }
  questions { place approved feedback } report { summary } reviewer { name }`
const act = (as: Viewer | null, name: string, input: object, give = `arlAssessment { id ${fields} }`) =>
  perform(db, name, input, { as, give })
interface Assessment {
  id: string
  number: number
  [field: string]: unknown
}
const given = ({ data, errors }: Awaited<ReturnType<typeof act>>, name: string) => {
  expect(errors).toEqual([])
  return (data![name] as unknown as { arlAssessment: Assessment }).arlAssessment
}
const begun = async (as = ada) => given(await act(as, 'createArlAssessment', { projectId }), 'createArlAssessment')
const rate = async (id: string, code: string, risk: string | null, more: object = {}, as: Viewer = ada) =>
  act(as, 'updateArlRating', { id, code, risk, ...more })

test('the inputs know the dimensions of the rubric', () => {
  expect(dimensionCodes).toEqual(codes)
})

test('one is begun at a time, however often it is asked for', async () => {
  const tries = await Promise.all([1, 2, 3].map(() => act(ada, 'createArlAssessment', { projectId })))
  const ids = new Set(
    tries.flatMap(
      ({ data }) =>
        (data?.['createArlAssessment'] as never as { arlAssessment: Assessment } | null)?.arlAssessment.id ?? [],
    ),
  )
  expect(ids.size).toBe(1)
  const first = await begun()
  expect(ids).toContain(first.id)
  expect(first).toMatchObject({ status: 'DRAFT', low: 1, high: 9, level: 9, score: 'ARL 1-9', needsMore: true })
})

test('ratings make the level; what is taken back leaves it open again', async () => {
  const { id } = await begun()
  for (const code of codes) given(await rate(id, code, 'LOW'), 'updateArlRating')
  const rated = given(await rate(id, 'A1', 'HIGH'), 'updateArlRating')
  expect(rated).toMatchObject({ low: 8, high: 8, level: 8, band: 'High Readiness - Ready for Market' })
  expect(given(await rate(id, 'A2', null), 'updateArlRating')).toMatchObject({ low: 7, high: 8, score: 'ARL 7-8' })
})

test('ratings that are written at the same moment all count', async () => {
  const { id, number } = await begun()
  await Promise.all(codes.map((code) => rate(id, code, 'LOW')))
  expect(await db.arlAssessment.findUnique({ where: { id: number } })).toMatchObject({ low: 9, high: 9 })
})

test('evidence is quoted word for word with its source; what nobody wrote is refused', async () => {
  const { id } = await begun()
  const rated = given(await rate(id, 'D3', 'MEDIUM', { evidence: [sentence] }), 'updateArlRating')
  const permits = (rated['dimensions'] as { code: string; evidence: unknown }[]).find(({ code }) => code === 'D3')
  expect(permits?.evidence).toEqual([{ source: 'Description', text: sentence }])
  const { errors } = await rate(id, 'D3', 'MEDIUM', { evidence: ['All permits were granted.'] })
  expect(errors[0]!.extensions['fieldErrors']).toEqual({
    'evidence[0]': 'This sentence is not in the project, its files or the answers.',
  })
})

test.each([
  [{ risk: 'NOT_APPLICABLE' }, { reason: 'Enter why it does not apply' }],
  [{ code: 'E1', risk: 'LOW' }, { code: 'This is not one of the dimensions' }],
])('%o is refused by the name of the field', async (input, fieldErrors) => {
  const { id } = await begun()
  const { errors } = await act(ada, 'updateArlRating', { id, code: 'A1', ...input })
  expect(errors[0]!.extensions['fieldErrors']).toEqual(fieldErrors)
})

test('answers are kept and checked, and only good ones let it be completed', async () => {
  const { id } = await begun()
  const short = given(await act(ada, 'updateArlAnswer', { id, place: 0, answer: 'Farms.' }), 'updateArlAnswer')
  expect((short['questions'] as object[])[0]).toMatchObject({
    approved: false,
    feedback: expect.stringMatching(/^Answer too short\. Need at least \d+ words \(currently 1\)\.$/),
  })
  const open = await act(ada, 'submitArlAssessment', { id })
  expect(open.errors[0]!.message).toBe(
    'Please address AI feedback for 1 question before submitting. All answers must be approved.',
  )
  given(await act(ada, 'updateArlAnswer', { id, place: 0, answer: '' }), 'updateArlAnswer')
  expect((await act(ada, 'submitArlAssessment', { id })).errors[0]!.message).toBe(
    'Please provide at least one answer before submitting.',
  )
})

test('a question is asked in the language of who reads it, in drafts of before, too', async () => {
  const { number } = await begun()
  const asked = async (language: 'en' | 'ar') => {
    const { data } = await inLanguage(language, () =>
      run(db, `{ arlAssessment(number: ${number}) { questions { question leastWords } } }`, { as: ada }),
    )
    return (data!['arlAssessment'] as never as { questions: { question: string; leastWords: number }[] }).questions
  }
  const [english, arabic] = [await asked('en'), await asked('ar')]
  expect(english[0]!.question).toMatch(/^[A-Z].*\?$/)
  expect(arabic[0]!.question).toMatch(/^\p{Script=Arabic}.*؟$/u)
  expect(arabic.map(({ leastWords }) => leastWords)).toEqual(english.map(({ leastWords }) => leastWords))
  const first = { assessmentId_place: { assessmentId: number, place: 0 } }
  await db.arlAnswer.update({ where: first, data: { question: english[0]!.question } })
  expect(await asked('ar')).toEqual(arabic)
})

async function completed() {
  const { id } = await begun()
  for (const code of codes) await rate(id, code, code === 'A1' ? 'HIGH' : 'LOW')
  return given(await act(ada, 'submitArlAssessment', { id }), 'submitArlAssessment')
}

test('a completed one has a report, its project the level, and nobody changes its ratings', async () => {
  const { id, report } = await completed()
  expect((report as { summary: string }).summary).toContain('ARL 8: High Readiness - Ready for Market.')
  expect((await rate(id, 'A1', 'LOW')).codes).toEqual(['CONFLICT'])
  expect((await act(ada, 'submitArlAssessment', { id })).codes).toEqual(['CONFLICT'])
  const { data } = await run(
    db,
    'query ($id: ID!) { node(id: $id) { ... on Project { readiness { score signedOff } } } }',
    {
      as: badr,
      variables: { id: projectId },
    },
  )
  expect(data!['node'] ?? null).toBeNull()
  const own = await run(
    db,
    'query ($id: ID!) { node(id: $id) { ... on Project { readiness { score signedOff } arlAssessmentCount } } }',
    {
      as: ada,
      variables: { id: projectId },
    },
  )
  expect(own.data!['node']).toEqual({ readiness: { score: 'ARL 8', signedOff: false }, arlAssessmentCount: 1 })
})

test('what is kept gives the same report again, and says who asked which engine', async () => {
  const { number } = await completed()
  const kept = await db.arlAssessment.findUniqueOrThrow({ where: { id: number }, include: { ratings: true } })
  expect(kept).toMatchObject({ ownerId: ada.id, engineVersion, rubricVersion })
  const { project } = kept.inputs as unknown as Inputs
  const again = reportOf(project, ratedOf(kept.ratings))
  expect(again.technologyReadiness).toContain('Technology Readiness Level: 5.')
  expect(reportIn(kept, kept.ratings)).toEqual(again)
})

const inWords = `status areas { title } report { summary marketAnalysis technologyReadiness recommendations nextSteps { title text timeline } }
  dimensions { title dimension { title description low medium high original { title low } } evidence { source text } }
  lifts { changes { dimensions } }`
interface InWords {
  areas: { title: string }[]
  report: { summary: string; recommendations: string[]; nextSteps: object[] }
  dimensions: { title: string; dimension: { low: string; original: object }; evidence: { source: string }[] }[]
  lifts: object[]
}
const readIn = (language: 'en' | 'ar', number: number, as = ada) =>
  inLanguage(language, async () => {
    const { data } = await run(db, `{ arlAssessment(number: ${number}) { ${inWords} } }`, { as })
    return data!['arlAssessment'] as never as InWords
  })

test.each(['en', 'ar'] as const)('what was completed in one language (%s) is read in each', async (language) => {
  const { number } = await inLanguage(language, async () => {
    const { id } = await begun()
    for (const code of codes) await rate(id, code, code === 'D3' ? 'HIGH' : 'LOW', { evidence: [sentence] })
    return given(await act(ada, 'submitArlAssessment', { id }), 'submitArlAssessment')
  })
  // Earlier versions kept sentences.
  const kept = { summary: 'Said before', recommendations: [], nextSteps: [] }
  await db.arlAssessment.update({ where: { id: number }, data: { report: kept } })
  const [english, arabic] = [await readIn('en', number), await readIn('ar', number, team)]
  expect(english.report.summary).toBe(
    'ARL 8: High Readiness - Ready for Market. One dimension is at high risk: Permitting & Siting.',
  )
  expect(arabic.report.summary).toMatch(/جاهزية عالية.*بُعد واحد مخاطره عالية: التصاريح واختيار المواقع/)
  expect([english.areas[0]!.title, arabic.areas[0]!.title]).toEqual(['Value Proposition', 'القيمة المقترحة'])
  expect([english, arabic].map(({ dimensions }) => dimensions[0]!.evidence[0]!.source)).toEqual([
    'Description',
    'الوصف',
  ])
  expect(english.dimensions.map(({ dimension }) => dimension.original)).toEqual(
    arabic.dimensions.map(({ dimension }) => dimension.original),
  )
  // What somebody wrote stays as it is.
  const { dimensions: said, ...rest } = arabic
  const words = JSON.stringify([rest.areas, rest.report, rest.lifts, said.map(({ title }) => title)])
  expect(words.replaceAll(/ARL|TRL|EPC|"\w+":/g, '')).not.toMatch(/\p{Script=Latin}/u)
})

test('a draft has no report, and one is made for nobody else', async () => {
  const { number } = await begun()
  expect((await readIn('ar', number)).report).toBeNull()
  const done = await completed()
  for (const as of [badr, ...outsiders]) expect(await readIn('ar', done.number, as)).toBeNull()
})

test('a notification names the dimension in the language of who reads it, the record by its original', async () => {
  const { id, number } = await completed()
  const review = { id, code: 'A1', risk: 'MEDIUM', reason: 'A supplier offers half the price.' }
  given(await inLanguage('ar', () => act(team, 'reviewArlRating', review)), 'reviewArlRating')
  const messages = (language: 'en' | 'ar') =>
    inLanguage(language, async () => {
      const { data } = await run(db, '{ notifications(first: 1) { edges { node { message } } } }', { as: ada })
      return JSON.stringify(data)
    })
  expect(await messages('en')).toContain('Delivered Cost')
  expect(await messages('ar')).toContain('التكلفة عند التسليم')
  const entry = await db.auditEntry.findFirstOrThrow({
    where: { entity: 'ArlAssessment', entityId: number, action: 'reviewArlRating' },
  })
  expect(entry.changes).toEqual({ 'Delivered Cost': ['HIGH', 'MEDIUM'] })
})

test('the next one begins with the ratings of the last', async () => {
  await completed()
  const again = await begun()
  expect(again).toMatchObject({ status: 'DRAFT', low: 8, high: 8 })
})

test('the next one has the level of the ratings that it takes over, not of those that a reviewer overrode', async () => {
  const { id } = await completed()
  const low = { id, code: 'A1', risk: 'LOW', reason: 'A supplier offers a quarter of the price.' }
  expect(given(await act(team, 'reviewArlRating', low), 'reviewArlRating')).toMatchObject({ low: 9, high: 9 })
  expect(await begun()).toMatchObject({ status: 'DRAFT', low: 8, high: 8, level: 8 })
})

test('the university overrides a rating with a reason and signs off, once; both are notified and named', async () => {
  const { id } = await completed()
  const refused = await act(team, 'reviewArlRating', { id, code: 'A1', risk: 'MEDIUM' })
  expect(refused.errors[0]!.extensions['fieldErrors']).toEqual({ reason: 'Enter a reason' })
  const review = { id, code: 'A1', risk: 'MEDIUM', reason: 'A supplier offers half the price.' }
  const after = given(await act(team, 'reviewArlRating', review), 'reviewArlRating')
  expect(after).toMatchObject({ low: 8, high: 8 })
  expect((after['dimensions'] as object[])[0]).toMatchObject({
    risk: 'MEDIUM',
    ownerRisk: 'HIGH',
    overriddenBy: { name: 'Team' },
    overrideReason: 'A supplier offers half the price.',
  })
  const tries = await Promise.all([team, colleague].map((as) => act(as, 'approveArlAssessment', { id })))
  expect(tries.map(({ codes: [code] }) => code ?? 'OK').sort()).toEqual(['CONFLICT', 'OK'])
  expect(await told(db, ada)).toEqual(expect.arrayContaining(['ARL_OVERRIDDEN', 'ARL_SIGNED_OFF']))
})

test('nobody else reads, rates, completes, reviews or deletes it', async () => {
  const { id, number } = await begun()
  const calls: [string, object][] = [
    ['updateArlRating', { id, code: 'A1', risk: 'LOW' }],
    ['updateArlAnswer', { id, place: 0, answer: 'x' }],
    ['submitArlAssessment', { id }],
    ['deleteArlAssessments', { ids: [id] }],
  ]
  for (const [name, input] of calls) {
    for (const as of [badr, team]) expect((await perform(db, name, input, { as })).codes, name).toEqual(['NOT_FOUND'])
    for (const as of outsiders) expect((await perform(db, name, input, { as })).codes, name).toEqual(['FORBIDDEN'])
    expect((await perform(db, name, input, { as: null })).codes, name).toEqual(['UNAUTHENTICATED'])
  }
  expect((await act(badr, 'createArlAssessment', { projectId })).codes).toEqual(['NOT_FOUND'])
  expect((await act(ada, 'approveArlAssessment', { id })).codes).toEqual(['FORBIDDEN'])
  expect((await act(team, 'approveArlAssessment', { id })).codes, 'a draft').toEqual(['NOT_FOUND'])
  for (const as of [badr, team]) {
    const { data } = await run(db, `{ arlAssessment(number: ${number}) { id } }`, { as })
    expect(data!['arlAssessment']).toBeNull()
  }
})

test('the university does not review what one of its own people assessed', async () => {
  const { id } = given(await act(team, 'createArlAssessment', { projectId }), 'createArlAssessment')
  for (const code of codes) await rate(id, code, 'LOW', {}, team)
  given(await act(team, 'submitArlAssessment', { id }), 'submitArlAssessment')
  expect((await act(team, 'approveArlAssessment', { id })).codes).toEqual(['NOT_FOUND'])
  given(await act(colleague, 'approveArlAssessment', { id }), 'approveArlAssessment')
  expect(await told(db, ada)).toContain('ARL_READY')
})

const plan =
  'arlAssessment { id number planned { low high score } dimensions { code risk target { risk dueOn note isReached } } }'
interface Planned {
  number: number
  planned: { low: number; high: number; score: string } | null
  dimensions: { code: string; target: { risk: string; dueOn: string; note: string; isReached: boolean } | null }[]
}
const aim = (id: string, code: string, more: object, as: Viewer | null = ada) =>
  act(as, 'setArlTarget', { id, code, dueOn: '2099-03-01', ...more }, plan)
const aimed = ({ data, errors }: Awaited<ReturnType<typeof act>>, name = 'setArlTarget') => {
  expect(errors).toEqual([])
  return (data![name] as unknown as { arlAssessment: Planned }).arlAssessment
}
const targetIn = ({ dimensions }: Planned, code: string) => dimensions.find((one) => one.code === code)!.target

/** A draft with one high and one medium risk, and a target for the high one. */
async function drafted() {
  const { id, number } = await begun()
  for (const code of codes) await rate(id, code, code === 'A1' ? 'HIGH' : code === 'A2' ? 'MEDIUM' : 'LOW')
  return { id, number, after: aimed(await aim(id, 'A1', { target: 'LOW', note: 'Ada asks two suppliers.' })) }
}

test('a target is a lower risk with a day, and says which level all of them would give', async () => {
  const { id, after } = await drafted()
  expect(targetIn(after, 'A1')).toEqual({
    risk: 'LOW',
    dueOn: '2099-03-01',
    note: 'Ada asks two suppliers.',
    isReached: false,
  })
  expect(after.planned).toEqual({ low: levelOf(1, 0), high: levelOf(1, 0), score: `ARL ${levelOf(1, 0)}` })
  const both = aimed(await aim(id, 'A2', { target: 'LOW' }))
  expect(both.planned).toMatchObject({ low: 9, high: 9 })
  await rate(id, 'B1', null)
  const open = aimed(await aim(id, 'A2', { target: null, dueOn: null }))
  expect(targetIn(open, 'A2')).toBeNull()
  const { low, high } = rangeOf({ medium: 1, high: 0, unknown: 1 })
  expect(open.planned, 'what is not known stays open').toMatchObject({ low, high })
})

test.each([
  ['A1', { target: 'HIGH' }, { target: 'The target must be a lower risk than the rating' }],
  ['A1', { target: 'NOT_APPLICABLE' }, { target: 'The target must be a lower risk than the rating' }],
  ['A2', { target: 'MEDIUM' }, { target: 'The target must be a lower risk than the rating' }],
  ['A3', { target: 'LOW' }, { target: 'The target must be a lower risk than the rating' }],
  ['A1', { target: 'LOW', dueOn: null }, { dueOn: 'Choose a date' }],
  ['A1', { target: 'LOW', dueOn: '2020-01-01' }, { dueOn: 'This date is in the past' }],
])('%s: %o is refused by the name of the field', async (code, more, fieldErrors) => {
  const { id } = await drafted()
  expect((await aim(id, code, more)).errors[0]!.extensions['fieldErrors']).toEqual(fieldErrors)
})

test('a target of what is not rated, or does not apply any more, is none', async () => {
  const { id, number } = await drafted()
  expect((await rate(id, 'B1', null)).codes).toEqual([])
  expect((await aim(id, 'B1', { target: 'LOW' })).errors[0]!.extensions['fieldErrors']).toHaveProperty('target')
  await rate(id, 'A1', 'NOT_APPLICABLE', { reason: 'It has no cost.' })
  expect(await db.arlRating.findFirst({ where: { assessmentId: number, code: 'A1' } })).toMatchObject({
    target: null,
    targetOn: null,
    targetNote: '',
  })
})

test('a target is carried over until it is reached, and once said to be', async () => {
  const { id } = await drafted()
  given(await act(ada, 'submitArlAssessment', { id }), 'submitArlAssessment')
  expect((await aim(id, 'A1', { target: 'MEDIUM' })).codes, 'a completed one').toEqual(['CONFLICT'])
  const again = aimed(await act(ada, 'createArlAssessment', { projectId }, plan), 'createArlAssessment')
  expect(targetIn(again, 'A1')).toMatchObject({ risk: 'LOW', note: 'Ada asks two suppliers.', isReached: false })
  const next = idOf('ArlAssessment', again.number)
  aimed(await act(ada, 'updateArlRating', { id: next, code: 'A1', risk: 'MEDIUM' }, plan), 'updateArlRating')
  const reached = aimed(
    await act(ada, 'updateArlRating', { id: next, code: 'A1', risk: 'LOW' }, plan),
    'updateArlRating',
  )
  expect(targetIn(reached, 'A1')).toMatchObject({ risk: 'LOW', isReached: true })
  expect(reached.planned).toBeNull()
  const done = aimed(await act(ada, 'submitArlAssessment', { id: next }, plan), 'submitArlAssessment')
  expect(targetIn(done, 'A1')).toMatchObject({ isReached: true })
  const third = aimed(await act(ada, 'createArlAssessment', { projectId }, plan), 'createArlAssessment')
  expect(targetIn(third, 'A1')).toBeNull()
})

test('a target counts as reached by the rating that counts', async () => {
  const { id } = await drafted()
  given(await act(ada, 'submitArlAssessment', { id }), 'submitArlAssessment')
  const review = { id, code: 'A1', risk: 'LOW', reason: 'A supplier offers a quarter of the price.' }
  const after = aimed(await act(team, 'reviewArlRating', review, plan), 'reviewArlRating')
  expect(targetIn(after, 'A1')).toMatchObject({ isReached: true })
})

test('who rates sets targets, and nobody else; those who read the report read them', async () => {
  const { id, number } = await drafted()
  for (const as of [badr, team]) expect((await aim(id, 'A1', { target: 'MEDIUM' }, as)).codes).toEqual(['NOT_FOUND'])
  for (const as of outsiders) expect((await aim(id, 'A1', { target: 'MEDIUM' }, as)).codes).toEqual(['FORBIDDEN'])
  expect((await aim(id, 'A1', { target: 'MEDIUM' }, null)).codes).toEqual(['UNAUTHENTICATED'])
  const read = async (as: Viewer | null) =>
    (await run(db, `{ arlAssessment(number: ${number}) { planned { score } dimensions { target { note } } } }`, { as }))
      .data?.['arlAssessment'] ?? null
  for (const as of [badr, team, ...outsiders, null]) expect(await read(as)).toBeNull()
  given(await act(ada, 'submitArlAssessment', { id }), 'submitArlAssessment')
  expect(JSON.stringify(await read(team))).toContain('Ada asks two suppliers.')
  for (const as of [badr, ...outsiders, null]) expect(await read(as)).toBeNull()
})

test('a target that is set while the rating falls to it is refused, or reached', async () => {
  const { id, number } = await drafted()
  await Promise.all([
    aim(id, 'A2', { target: 'LOW' }),
    rate(id, 'A2', 'LOW'),
    aim(id, 'A1', { target: 'MEDIUM' }),
    act(ada, 'submitArlAssessment', { id }),
  ])
  const rows = await db.arlRating.findMany({ where: { assessmentId: number } })
  const kept = await db.arlAssessment.findUniqueOrThrow({ where: { id: number } })
  expect(kept).toMatchObject(rangeOf(countsOf(ratingsOf(rows))))
  const { target, targetOn } = rows.find(({ code }) => code === 'A2')!
  expect(target === null).toBe(targetOn === null)
  expect((await aim(id, 'A1', { target: 'LOW' })).codes).toEqual(['CONFLICT'])
})

test('several are deleted together, or none', async () => {
  const { id, number } = await completed()
  const other = await begun(team)
  expect((await act(ada, 'deleteArlAssessments', { ids: [id, other.id] }, 'deletedIds')).codes).toEqual(['NOT_FOUND'])
  expect(await db.arlAssessment.count({ where: { id: number } })).toBe(1)
  expect((await act(ada, 'deleteArlAssessments', { ids: [id] }, 'deletedIds')).codes).toEqual([])
  expect(await db.arlAssessment.count({ where: { id: number } })).toBe(0)
})
