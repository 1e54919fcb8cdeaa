/** Ideas from a draft to a project: who may do what, in which order, and what the others are told. */
import { describe, expect, test } from 'vitest'
import type { IdeaStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const expert = await person(db, 'EXPERT', { name: 'Expert' })
const other = await person(db, 'EXPERT', { name: 'Other' })

const texts = {
  title: 'Solar still for wells',
  description: 'Fresh water from brackish wells, by the sun alone.',
  category: 'Clean Energy & Sustainability',
}

/** Performs a mutation that gives back an idea. */
const act = (as: Viewer | null, name: string, input: object, give = 'idea { number status }') =>
  perform(db, name, input, { as, give })

const made = async (status: IdeaStatus, data: object = {}) =>
  (await db.idea.create({ data: { ...texts, status, submitterId: ada.id, ...data } })).id
const statusNow = async (id: number) => (await db.idea.findUniqueOrThrow({ where: { id } })).status

describe('writing', () => {
  test('asks for what is documented', async () => {
    const { errors } = await act(ada, 'createIdea', { title: 'So', description: 'Short', category: '' })
    expect(errors[0]!.extensions['fieldErrors']).toEqual({
      title: 'Title must be at least 5 characters',
      description: 'Description must be at least 20 characters',
      category: 'Please select a category',
    })
    const long = await act(ada, 'createIdea', { ...texts, title: 'x'.repeat(101), description: 'x'.repeat(1001) })
    expect(long.errors[0]!.extensions['fieldErrors']).toEqual({
      title: 'Title must be less than 100 characters',
      description: 'Description must be less than 1000 characters',
    })
  })

  test('keeps a draft, and submits at once when asked; the university is told', async () => {
    const draft = await act(ada, 'createIdea', { ...texts, tags: ' water, sun ,, water' })
    expect(draft.data!['createIdea']).toMatchObject({ idea: { status: 'DRAFT' } })
    expect(await told(db, team)).toEqual([])
    const { number } = (draft.data!['createIdea'] as unknown as { idea: { number: number } }).idea
    expect((await db.idea.findUniqueOrThrow({ where: { id: number } })).tags).toEqual(['water', 'sun'])
    await act(ada, 'submitIdea', { id: idOf('Idea', number) })
    expect(await statusNow(number)).toBe('SUBMITTED')
    expect(await told(db, team)).toEqual(['IDEA_SUBMITTED'])
    const again = await act(ada, 'submitIdea', { id: idOf('Idea', number) })
    expect(again.codes).toEqual(['CONFLICT'])
    const atOnce = await act(ada, 'createIdea', { ...texts, submit: true })
    expect(atOnce.data!['createIdea']).toMatchObject({ idea: { status: 'SUBMITTED' } })
  })

  test('is for the submitter alone, and not once it is validated', async () => {
    const id = await made('SUBMITTED', { visibleToResearchers: true })
    const input = { id: idOf('Idea', id), title: 'Changed by another' }
    expect((await act(badr, 'updateIdea', input)).codes).toEqual(['NOT_FOUND'])
    expect((await act(team, 'updateIdea', input)).codes).toEqual(['NOT_FOUND'])
    expect((await act(expert, 'updateIdea', input)).codes).toEqual(['FORBIDDEN'])
    expect((await act(null, 'updateIdea', input)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await act(badr, 'deleteIdea', { id: input.id }, 'deletedId')).codes).toEqual(['NOT_FOUND'])
    const locked = idOf('Idea', await made('VALIDATED'))
    const refused = await act(ada, 'updateIdea', { ...input, id: locked })
    expect(refused.errors[0]!.message).toBe('Validated ideas are locked; create a project or a new version')
    const versions = await Promise.all([1, 2].map(() => act(ada, 'createIdeaVersion', { id: locked })))
    const numbers = versions.map(
      ({ data }) => (data!['createIdeaVersion'] as unknown as { idea: { number: number } }).idea.number,
    )
    expect(numbers[0]).toBe(numbers[1])
  })

  test('points to ideas that are alike, of those that the viewer may see', async () => {
    const title = 'Date palm pest sensor'
    const description = 'Acoustic sensors hear the larvae in the trunk of a date palm before it dies.'
    await made('SUBMITTED', { title, description, visibleToResearchers: true })
    await made('SUBMITTED', { title, description })
    const ask = async (as: Viewer) =>
      (
        (
          await run(
            db,
            'query ($d: String!) { similarIdeas(title: "Sensor for date palm pests", description: $d) { title } }',
            {
              as,
              variables: { d: 'Sensors that hear larvae in the trunk of palms.' },
            },
          )
        ).data as { similarIdeas: unknown[] | null } | null
      )?.similarIdeas?.length
    expect(await ask(ada)).toBe(2)
    expect(await ask(badr)).toBe(1)
    expect(await ask(expert)).toBeUndefined()
  })
})

describe('votes', () => {
  test('are one for each person, also when a person clicks twice at the same moment', async () => {
    const id = await made('SUBMITTED', { visibleToResearchers: true })
    const vote = (as: Viewer, given = true) =>
      act(as, 'voteForIdea', { id: idOf('Idea', id), vote: given }, 'idea { votes votedByViewer }')
    await Promise.all([vote(badr), vote(badr), vote(team), vote(badr)])
    expect((await vote(badr)).data!['voteForIdea']).toEqual({ idea: { votes: 2, votedByViewer: true } })
    expect((await vote(badr, false)).data!['voteForIdea']).toEqual({ idea: { votes: 1, votedByViewer: false } })
    expect((await vote(expert)).codes).toEqual(['FORBIDDEN'])
    const inside = await made('SUBMITTED')
    expect((await act(badr, 'voteForIdea', { id: idOf('Idea', inside), vote: true })).codes).toEqual(['NOT_FOUND'])
  })
})

describe('the university’s answer', () => {
  const answer = (as: Viewer, id: number, decision: string, comments = '') =>
    act(as, 'reviewIdea', { id: idOf('Idea', id), decision, comments })

  test('is the university’s alone, needs words unless it approves, and is told', async () => {
    const id = await made('SUBMITTED')
    expect((await answer(ada, id, 'APPROVED')).codes).toEqual(['FORBIDDEN'])
    expect((await answer(team, id, 'DECLINED')).codes).toEqual(['INVALID'])
    await answer(team, id, 'NEEDS_CHANGES', 'Say how much water')
    expect(await statusNow(id)).toBe('NEEDS_CHANGES')
    expect((await answer(team, id, 'APPROVED')).codes).toEqual(['CONFLICT'])
    await act(ada, 'submitIdea', { id: idOf('Idea', id) })
    const both = await Promise.all([answer(team, id, 'APPROVED'), answer(team, id, 'DECLINED', 'No')])
    expect(both.filter(({ codes }) => codes.length === 0)).toHaveLength(1)
    expect((await told(db, ada)).filter((kind) => kind.startsWith('IDEA_'))).toHaveLength(2)
    const own = await made('SUBMITTED', { submitterId: team.id })
    expect((await answer(team, own, 'APPROVED')).codes, 'nobody answers an idea of their own').toEqual(['NOT_FOUND'])
  })

  test('scores are read by the submitter once it answered, notes never', async () => {
    const id = await made('SUBMITTED')
    const scores = { novelty: 5, feasibility: 4, impact: 3, alignment: 2, scalability: 1, notes: 'Secret' }
    expect((await act(ada, 'scoreIdea', { id: idOf('Idea', id), ...scores })).codes).toEqual(['FORBIDDEN'])
    await act(team, 'scoreIdea', { id: idOf('Idea', id), ...scores })
    expect(await statusNow(id)).toBe('UNDER_REVIEW')
    const read = async (as: Viewer) =>
      (
        (await run(db, `{ idea(number: ${id}) { screeningScore reviews { weightedSum notes } } }`, { as }))
          .data as unknown as { idea: unknown }
      ).idea
    expect(await read(team)).toEqual({ screeningScore: 68, reviews: [{ weightedSum: 68, notes: 'Secret' }] })
    expect(await read(ada)).toEqual({ screeningScore: null, reviews: null })
    await answer(team, id, 'APPROVED', 'Good')
    expect(await read(ada)).toEqual({ screeningScore: 68, reviews: [{ weightedSum: 68, notes: null }] })
    const entries = await db.auditEntry.findMany({ where: { entity: 'Idea', entityId: id } })
    expect(JSON.stringify(entries)).not.toContain('Secret')
  })
})

describe('validation and the project', () => {
  const request = 'request { number status }'
  const evaluation = {
    summary: 'Worth a project',
    problemClarity: 4,
    novelty: 5,
    feasibility: 3,
    industryRelevance: 4,
    commercialPotential: 3,
    nationalAlignment: 5,
    strengths: ['Simple'],
    improvements: ['Costs ', '', 'Market'],
    nextSteps: ['Build one'],
    overall: 'STRONG_POTENTIAL',
  }

  test('goes from the wish to the one answer, each step by who may take it', async () => {
    const ideaId = await made('APPROVED')
    const asked = { ideaId: idOf('Idea', ideaId) }
    expect((await act(badr, 'requestValidation', asked, request)).codes).toEqual(['NOT_FOUND'])
    const both = await Promise.all([1, 2].map(() => act(ada, 'requestValidation', asked, request)))
    expect(both.flatMap(({ codes }) => codes)).toEqual(['CONFLICT'])
    const { id: number } = await db.validationRequest.findFirstOrThrow({ where: { ideaId } })
    const id = idOf('ValidationRequest', number)
    const assigned = { id, expertId: idOf('User', expert.id) }
    expect((await act(ada, 'assignValidation', assigned, request)).codes).toEqual(['FORBIDDEN'])
    const wrong = await act(team, 'assignValidation', { id, expertId: idOf('User', badr.id) }, request)
    expect(wrong.errors[0]!.message).toBe('Choose an expert')
    await act(team, 'assignValidation', assigned, request)

    const sees = async (as: Viewer) =>
      (await run(db, `{ idea(number: ${ideaId}) { title } }`, { as })).data!['idea'] !== null
    expect(await sees(expert), 'before the expert accepts').toBe(false)
    expect((await act(expert, 'evaluateIdea', { id, ...evaluation }, request)).codes).toEqual(['CONFLICT'])
    for (const subject of [number, number + 1])
      await db.draft.create({ data: { userId: expert.id, form: 'EVALUATION', subject: String(subject), values: {} } })
    expect((await act(expert, 'acceptValidation', { id, noConflict: false }, request)).codes).toEqual(['INVALID'])
    expect((await act(other, 'acceptValidation', { id, noConflict: true }, request)).codes).toEqual(['NOT_FOUND'])
    await act(expert, 'delegateValidation', { id, expertId: idOf('User', other.id) }, request)
    await act(other, 'declineValidation', { id, reason: 'No time' }, request)
    await act(team, 'assignValidation', assigned, request)
    await act(expert, 'acceptValidation', { id, noConflict: true }, request)
    expect(await sees(expert)).toBe(true)
    expect(await sees(other)).toBe(false)

    const tooHigh = await act(expert, 'evaluateIdea', { id, ...evaluation, novelty: 6 }, request)
    expect(tooHigh.codes).toEqual(['INVALID'])
    expect((await act(other, 'evaluateIdea', { id, ...evaluation }, request)).codes).toEqual(['NOT_FOUND'])
    const done = await Promise.all([1, 2].map(() => act(expert, 'evaluateIdea', { id, ...evaluation }, request)))
    expect(done.flatMap(({ codes }) => codes)).toEqual(['CONFLICT'])
    expect(await statusNow(ideaId)).toBe('VALIDATED')
    expect(await db.draft.count({ where: { userId: expert.id } }), 'its draft alone is done with').toBe(1)
    expect(await told(db, ada)).toEqual(expect.arrayContaining(['VALIDATION_ACCEPTED', 'IDEA_VALIDATED']))

    const written = await db.ideaEvaluation.findUniqueOrThrow({ where: { requestId: number } })
    expect(written).toMatchObject({ expertId: expert.id, improvements: ['Costs', 'Market'] })
    const answer = { id: idOf('IdeaEvaluation', written.id), answer: 'Thank you' }
    expect((await act(badr, 'answerEvaluation', answer, 'evaluation { answer }')).codes).toEqual(['NOT_FOUND'])
    await act(ada, 'answerEvaluation', answer, 'evaluation { answer }')
    expect((await act(ada, 'answerEvaluation', answer, 'evaluation { answer }')).codes).toEqual(['CONFLICT'])
    expect(await told(db, expert)).toEqual(expect.arrayContaining(['VALIDATION_ASSIGNED', 'EVALUATION_ANSWERED']))
  })

  test('names possible conflicts of interest to who chooses the expert, and to nobody else', async () => {
    const ideaId = await made('APPROVED')
    await act(ada, 'requestValidation', { ideaId: idOf('Idea', ideaId) }, request)
    const { id: number } = await db.validationRequest.findFirstOrThrow({ where: { ideaId } })
    const conflicts = async (as: Viewer | null, who: Viewer) => {
      const source = `query ($id: ID!, $userId: ID!) {
        node(id: $id) { ... on ValidationRequest { conflictsOf(userId: $userId) } }
      }`
      const variables = { id: idOf('ValidationRequest', number), userId: idOf('User', who.id) }
      const { data } = await run(db, source, { as, variables })
      return (data?.['node'] as unknown as { conflictsOf: string[] } | null | undefined)?.conflictsOf
    }
    await db.user.updateMany({ where: { id: { in: [ada.id, expert.id] } }, data: { department: 'Physics' } })
    expect(await conflicts(team, expert)).toEqual(['DEPARTMENT'])
    expect(await conflicts(team, other)).toEqual([])
    expect(await conflicts(ada, expert), 'who asked').toBeNull()
    for (const as of [badr, expert, null]) expect(await conflicts(as, expert)).toBeUndefined()

    const members = { create: { userId: other.id, role: 'VIEWER' as const } }
    const { id: projectId } = await db.project.create({ data: { title: 'Solar still', ownerId: ada.id, members } })
    await db.idea.update({ where: { id: ideaId }, data: { projectId } })
    expect(await conflicts(team, other), 'of the project that it became').toEqual(['PROJECT'])
    await db.user.updateMany({ where: { id: { in: [ada.id, expert.id] } }, data: { department: '' } })
  })

  test('names possible conflicts of interest to who decides, and to nobody else', async () => {
    const id = await made('SUBMITTED')
    await db.user.updateMany({ where: { id: { in: [ada.id, team.id] } }, data: { department: 'Physics' } })
    const own = async (as: Viewer) => {
      const source = 'query ($id: ID!, $userId: ID!) { node(id: $id) { ... on Idea { conflictsOf(userId: $userId) } } }'
      const { data } = await run(db, source, { as, variables: { id: idOf('Idea', id), userId: idOf('User', as.id) } })
      return (data?.['node'] as unknown as { conflictsOf: string[] } | null)?.conflictsOf
    }
    expect(await own(team)).toEqual(['DEPARTMENT'])
    expect(await own(ada), 'who wrote it').toBeNull()
    expect(await own(badr)).toBeUndefined()
    await db.user.updateMany({ where: { id: { in: [ada.id, team.id] } }, data: { department: '' } })
  })

  test('becomes one project, however often and by however many it is asked for at once', async () => {
    const id = await made('VALIDATED', { tags: ['water'] })
    const convert = (as: Viewer) =>
      act(
        as,
        'convertIdea',
        { id: idOf('Idea', id) },
        'idea { status } project { number title status tags idea { number } }',
      )
    expect((await convert(badr)).codes).toEqual(['NOT_FOUND'])
    expect((await act(ada, 'convertIdea', { id: idOf('Idea', await made('APPROVED')) })).codes).toEqual(['CONFLICT'])
    const all = await Promise.all([ada, team, ada].map(convert))
    const projects = all.map(({ data }) => (data!['convertIdea'] as unknown as { project: { number: number } }).project)
    expect(new Set(projects.map(({ number }) => number)).size).toBe(1)
    expect(projects[0]).toMatchObject({ title: texts.title, status: 'DRAFT', tags: ['water'], idea: { number: id } })
    expect(await db.project.count({ where: { idea: { id } } })).toBe(1)
    expect((await act(ada, 'deleteIdea', { id: idOf('Idea', id) }, 'deletedId')).codes).toEqual(['CONFLICT'])
  })

  test('a deleted idea takes everything along and tells its expert', async () => {
    const ideaId = await made('APPROVED')
    await db.validationRequest.create({ data: { ideaId, title: 'T', status: 'ASSIGNED', assigneeId: other.id } })
    await act(ada, 'deleteIdea', { id: idOf('Idea', ideaId) }, 'deletedId')
    expect(await db.validationRequest.count({ where: { ideaId } })).toBe(0)
    expect(await told(db, other)).toContain('VALIDATION_CLOSED')
  })
})

test('submitter and university write to each other, and nobody else reads it', async () => {
  const id = await made('SUBMITTED', { visibleToResearchers: true })
  const send = (as: Viewer | null, text: string) => act(as, 'createIdeaMessage', { id: idOf('Idea', id), text })
  const messages = async (as: Viewer) =>
    (
      (await run(db, `{ idea(number: ${id}) { canMessage messages { from text } } }`, { as })).data as unknown as {
        idea: object
      }
    ).idea
  const count = async (as: Viewer) => (await told(db, as)).filter((kind) => kind === 'IDEA_MESSAGE').length
  expect((await send(badr, 'Hello')).codes).toEqual(['NOT_FOUND'])
  expect((await send(expert, 'Hello')).codes).toEqual(['FORBIDDEN'])
  expect((await send(null, 'Hello')).codes).toEqual(['UNAUTHENTICATED'])
  expect((await send(ada, ' ')).codes).toEqual(['INVALID'])
  expect((await send(ada, 'Whom shall I ask?')).codes).toEqual([])
  expect(await count(team), 'nobody has taken it up').toBe(1)
  await send(team, 'The port.')
  expect(await count(ada)).toBe(1)
  const both = { canMessage: true, messages: [{ from: 'Ada', text: 'Whom shall I ask?' }, expect.anything()] }
  expect(await messages(ada)).toEqual(both)
  expect(await messages(team)).toEqual(both)
  expect(await messages(badr)).toEqual({ canMessage: false, messages: null })
  expect(await count(badr)).toBe(0)
})
