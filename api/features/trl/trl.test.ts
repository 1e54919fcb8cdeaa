/** Claims for a readiness level: evidence by criterion, validators without a conflict of interest, answers item by item. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const owner = await person(db, 'RESEARCHER', { name: 'Ada' })
const editor = await person(db, 'RESEARCHER')
const stranger = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const expert = await person(db, 'EXPERT', { name: 'Eve' })
const second = await person(db, 'EXPERT')
const outsiders = [await person(db, 'INDUSTRY'), await person(db, 'INVESTOR')]

let project: { id: number }
let projectId: string
beforeEach(async () => {
  await db.notification.deleteMany()
  project = await makeProject(db, { title: 'Solar still', ownerId: owner.id, trl: null, confidential: true })
  await db.projectMember.create({ data: { projectId: project.id, userId: editor.id, role: 'EDITOR' } })
  projectId = idOf('Project', project.id)
})

const act = (as: Viewer | null, name: string, input: object) => perform(db, name, input, { as })
async function begun(level = 1): Promise<string> {
  const { data, codes } = await perform(db, 'createTrlClaim', { projectId, level }, { as: owner, give: 'claim { id }' })
  expect(codes).toEqual([])
  return (data!['createTrlClaim'] as unknown as { claim: { id: string } }).claim.id
}
const codes = (level: number) => Array.from({ length: level * 3 }, (_, n) => `${Math.floor(n / 3) + 1}.${(n % 3) + 1}`)
async function given(id: string, level = 1) {
  for (const code of codes(level))
    expect((await act(owner, 'setTrlEvidence', { id, code, text: `Shown for ${code}` })).codes).toEqual([])
}
async function requested(level = 1): Promise<string> {
  const id = await begun(level)
  await given(id, level)
  expect((await act(owner, 'submitTrlClaim', { id })).codes).toEqual([])
  return id
}
const assign = (id: string, to: Viewer, as = team) =>
  act(as, 'assignTrlValidator', { id, validatorId: idOf('User', to.id) })
async function inReview(level = 1): Promise<string> {
  const id = await requested(level)
  expect((await assign(id, expert)).codes).toEqual([])
  expect((await act(expert, 'acceptTrlValidation', { id, noConflict: true })).codes).toEqual([])
  return id
}
const answer = (id: string, code: string, given: string, comment = '') =>
  act(expert, 'reviewTrlEvidence', { id, code, answer: given, comment })
const decide = (id: string, decision: string, as = expert) => act(as, 'reviewTrlClaim', { id, decision })
const rowOf = (id: string) => db.trlClaim.findUniqueOrThrow({ where: { id: Number(atob(id).split(':')[1]) } })
const seenBy = async (as: Viewer | null, id: string) =>
  (
    await run(
      db,
      `query ($id: ID!) { node(id: $id) { ... on TrlClaim {
        title level criteria { code text } history { nodes { action } } project { title description methodology }
      } } }`,
      { as, variables: { id } },
    )
  ).data!['node'] as unknown as null | Record<string, unknown>

describe('a person who chooses a validator', () => {
  const asked = (as: Viewer | null, id: string, userId: string) =>
    run(db, 'query ($id: ID!, $userId: ID!) { node(id: $id) { ... on TrlClaim { conflictsOf(userId: $userId) } } }', {
      as,
      variables: { id, userId },
    })

  test('sees possible conflicts of interest, and nobody else does', async () => {
    const id = await requested()
    await db.user.update({ where: { id: second.id }, data: { department: 'Physics' } })
    await db.project.update({ where: { id: project.id }, data: { department: 'physics ' } })
    const of = async (as: Viewer | null, who: Viewer) =>
      ((await asked(as, id, idOf('User', who.id))).data?.['node'] as unknown as { conflictsOf: string[] } | null)
        ?.conflictsOf
    expect(await of(team, second)).toEqual(['DEPARTMENT'])
    expect(await of(team, expert)).toEqual([])
    expect(await of(team, editor)).toContain('PROJECT')
    expect(await of(owner, second)).toBeNull()
    for (const as of [stranger, expert, ...outsiders, null]) expect(await of(as, second)).toBeUndefined()
  })

  test('names a person', async () => {
    const { errors } = await asked(team, await requested(), projectId)
    expect(errors[0]!.extensions['fieldErrors']).toHaveProperty('userId')
  })
})

describe('the people of the project', () => {
  test('only its lead claims a level; others do not reach it', async () => {
    const input = { projectId, level: 3 }
    for (const as of [editor, stranger, team])
      expect((await act(as, 'createTrlClaim', input)).codes).toEqual(['NOT_FOUND'])
    for (const as of [...outsiders, expert])
      expect((await act(as, 'createTrlClaim', input)).codes).toEqual(['FORBIDDEN'])
    expect((await act(null, 'createTrlClaim', input)).codes).toEqual(['UNAUTHENTICATED'])
    await begun(3)
    expect((await act(owner, 'createTrlClaim', input)).codes).toEqual(['CONFLICT'])
  })

  test('a draft is seen by the project’s people alone, who see what is missing', async () => {
    const id = await begun(2)
    await act(owner, 'setTrlEvidence', { id, code: '1.1', text: 'Measured in May' })
    expect((await rowOf(id)).completeness).toBe(16)
    expect(await seenBy(editor, id)).toMatchObject({ title: 'Solar still', criteria: { length: 6 } })
    for (const as of [stranger, team, expert]) expect(await seenBy(as, id)).toBeNull()
    const { errors } = await act(owner, 'submitTrlClaim', { id })
    expect(errors[0]!.message).toBe('5 criteria have no evidence yet')
    expect((await act(editor, 'setTrlEvidence', { id, code: '1.2', text: 'x' })).codes).toEqual(['NOT_FOUND'])
  })

  test('evidence is a text, a link, a file or a publication of this project', async () => {
    const id = await begun()
    const other = await makeProject(db, { title: 'Other', ownerId: owner.id })
    const file = (of: number) =>
      db.file.create({
        data: {
          projectId: of,
          name: 'a.pdf',
          key: crypto.randomUUID(),
          mediaType: 'application/pdf',
          size: 1,
          sha256: '',
        },
      })
    const publication = await db.publication.create({ data: { title: 'Stills', year: 2025, authors: ['Ada'] } })
    const refused = async (more: object) =>
      Object.keys(
        (await act(owner, 'setTrlEvidence', { id, code: '1.1', ...more })).errors[0]!.extensions[
          'fieldErrors'
        ] as object,
      )
    expect(await refused({})).toEqual(['text'])
    expect(await refused({ code: '2.1', text: 'x' })).toEqual(['code'])
    expect(await refused({ link: 'http://example.com' })).toEqual(['link'])
    expect(await refused({ fileId: idOf('File', (await file(other.id)).id) })).toEqual(['fileId'])
    expect(await refused({ publicationId: idOf('Publication', publication.id) })).toEqual(['publicationId'])
    await db.publicationProject.create({ data: { projectId: project.id, publicationId: publication.id } })
    const own = await file(project.id)
    for (const [code, more] of [
      ['1.1', { fileId: idOf('File', own.id) }],
      ['1.2', { publicationId: idOf('Publication', publication.id) }],
      ['1.3', { link: 'https://example.com/plan' }],
    ] as const)
      expect((await act(owner, 'setTrlEvidence', { id, code, ...more })).codes).toEqual([])
    expect((await rowOf(id)).completeness).toBe(100)
    await act(owner, 'submitTrlClaim', { id })
    const { errors } = await act(owner, 'deleteFile', { id: idOf('File', own.id) })
    expect(errors[0]!.message).toBe('This file is evidence of a TRL claim and cannot be deleted')
  })

  test('withdraws it; the validators are notified and see it no more, and a new claim takes the evidence over', async () => {
    const id = await inReview()
    expect((await act(stranger, 'withdrawTrlClaim', { id })).codes).toEqual(['NOT_FOUND'])
    expect((await act(owner, 'withdrawTrlClaim', { id, reason: 'Too early' })).codes).toEqual([])
    expect(await told(db, expert)).toContain('TRL_WITHDRAWN')
    expect(await seenBy(expert, id)).toBeNull()
    expect(await db.project.findUnique({ where: { id: project.id } })).toMatchObject({ trlValidationStatus: 'NONE' })
    expect((await rowOf(await begun())).completeness).toBe(100)
  })
})

describe('validators', () => {
  test('the university is notified of a request and assigns; nobody else does', async () => {
    const id = await requested()
    expect(await told(db, team)).toEqual(['TRL_REQUESTED'])
    expect(await db.project.findUnique({ where: { id: project.id } })).toMatchObject({
      trlValidationStatus: 'PENDING',
      trl: 1,
      validatedTrl: null,
    })
    for (const as of [owner, stranger, expert, ...outsiders])
      expect((await assign(id, expert, as)).codes).toEqual(['FORBIDDEN'])
    expect((await assign(id, stranger)).codes).toEqual(['INVALID'])
    expect((await assign(id, expert)).codes).toEqual([])
    expect((await assign(id, expert)).codes).toEqual(['INVALID'])
    expect(await told(db, expert)).toEqual(['TRL_ASSIGNED'])
  })

  test('before the statement an expert sees the level and the title, and nothing else', async () => {
    const id = await requested()
    expect(await seenBy(expert, id), 'not assigned').toBeNull()
    await assign(id, expert)
    expect(await seenBy(expert, id)).toEqual({
      title: 'Solar still',
      level: 1,
      criteria: null,
      history: null,
      project: null,
    })
    expect((await answer(id, '1.1', 'ACCEPTED')).codes).toEqual(['NOT_FOUND'])
    expect((await act(expert, 'acceptTrlValidation', { id, noConflict: false })).codes).toEqual(['INVALID'])
    expect((await act(second, 'acceptTrlValidation', { id, noConflict: true })).codes).toEqual(['NOT_FOUND'])
    expect((await act(expert, 'acceptTrlValidation', { id, noConflict: true })).codes).toEqual([])
    expect(await seenBy(expert, id)).toMatchObject({
      criteria: { length: 3 },
      // The summary, and nothing of what stays inside.
      project: { title: 'Solar still', methodology: null },
    })
    expect(await rowOf(id)).toMatchObject({ status: 'IN_REVIEW' })
  })

  test('access ends with the assignment, and the claim waits for another validator', async () => {
    const id = await inReview()
    const validatorId = idOf('User', expert.id)
    expect((await act(team, 'removeTrlValidator', { id, validatorId })).codes).toEqual([])
    expect(await told(db, expert)).toContain('TRL_UNASSIGNED')
    expect(await seenBy(expert, id)).toBeNull()
    const { data } = await run(db, `{ project(number: ${project.id}) { title } }`, { as: expert })
    expect(data?.['project'] ?? null).toBeNull()
    expect(await rowOf(id)).toMatchObject({ status: 'REQUESTED' })
  })

  test('a conflict of interest is said by declining; the university is told why', async () => {
    const id = await requested()
    await assign(id, expert)
    expect((await act(expert, 'declineTrlValidation', { id, reason: 'We share a grant' })).codes).toEqual([])
    expect(await told(db, team)).toEqual(['TRL_REQUESTED', 'TRL_REFUSED'])
    expect(await seenBy(expert, id)).toBeNull()
  })

  test('nobody validates their own project', async () => {
    const id = await requested()
    await db.projectMember.create({ data: { projectId: project.id, userId: second.id, role: 'VIEWER' } })
    const { errors } = await assign(id, second)
    expect(errors[0]!.message).toMatch(/works on this project and cannot validate it$/)
    await assign(id, expert)
    // Who joins the project later is a validator no more.
    await db.projectMember.create({ data: { projectId: project.id, userId: expert.id, role: 'VIEWER' } })
    expect((await act(expert, 'acceptTrlValidation', { id, noConflict: true })).codes).toEqual(['NOT_FOUND'])
    const own = await makeProject(db, { title: 'Own', ownerId: team.id })
    const { data } = await perform(
      db,
      'createTrlClaim',
      { projectId: idOf('Project', own.id), level: 1 },
      { as: team, give: 'claim { id }' },
    )
    const claim = (data!['createTrlClaim'] as unknown as { claim: { id: string } }).claim.id
    for (const code of codes(1)) await act(team, 'setTrlEvidence', { id: claim, code, text: 'x' })
    expect((await act(team, 'submitTrlClaim', { id: claim })).codes).toEqual([])
    expect((await assign(claim, team)).codes).toEqual(['NOT_FOUND'])
  })

  test('somebody of the university who is assigned states it as well', async () => {
    const id = await requested()
    await assign(id, team)
    expect((await act(team, 'reviewTrlEvidence', { id, code: '1.1', answer: 'ACCEPTED' })).codes).toEqual(['NOT_FOUND'])
    await act(team, 'acceptTrlValidation', { id, noConflict: true })
    expect((await act(team, 'reviewTrlEvidence', { id, code: '1.1', answer: 'ACCEPTED' })).codes).toEqual([])
  })
})

test('item by item: accepted, returned, mended, validated', async () => {
  const id = await inReview()
  await answer(id, '1.1', 'ACCEPTED')
  await answer(id, '1.2', 'ACCEPTED')
  expect((await answer(id, '1.3', 'RETURNED')).codes, 'without a comment').toEqual(['INVALID'])
  expect((await decide(id, 'CHANGES_REQUESTED')).codes, 'nothing is returned').toEqual(['CONFLICT'])
  expect((await decide(id, 'VALIDATED')).errors[0]!.message).toBe('1 criterion is not accepted yet')
  expect((await answer(id, '1.3', 'RETURNED', 'Which questions?')).codes).toEqual([])
  expect((await decide(id, 'VALIDATED', second)).codes).toEqual(['NOT_FOUND'])
  expect((await decide(id, 'CHANGES_REQUESTED')).codes).toEqual([])
  expect(await told(db, owner)).toEqual(['TRL_CHANGES_REQUESTED'])
  expect(await db.project.findUnique({ where: { id: project.id } })).toMatchObject({
    trlValidationStatus: 'CHANGES_REQUESTED',
  })

  expect((await act(owner, 'submitTrlClaim', { id })).errors[0]!.message).toBe(
    '1 criterion still needs the requested changes',
  )
  expect((await act(owner, 'setTrlEvidence', { id, code: '1.1', text: 'Other' })).codes, 'accepted').toEqual([
    'CONFLICT',
  ])
  expect((await act(owner, 'setTrlEvidence', { id, code: '1.3', text: 'Three questions' })).codes).toEqual([])
  expect((await act(owner, 'submitTrlClaim', { id })).codes).toEqual([])
  expect(await rowOf(id), 'goes back to its validator').toMatchObject({ status: 'IN_REVIEW' })
  expect((await act(owner, 'setTrlEvidence', { id, code: '1.3', text: 'x' })).codes).toEqual(['CONFLICT'])
  await answer(id, '1.3', 'ACCEPTED')
  expect((await decide(id, 'VALIDATED')).codes).toEqual([])

  expect(await told(db, owner)).toEqual(['TRL_CHANGES_REQUESTED', 'TRL_VALIDATED'])
  const { data } = await run(
    db,
    `{ project(number: ${project.id}) { trl validatedTrl validatedTrlAt validatedTrlBy { name } trlValidationStatus } }`,
    { as: owner },
  )
  expect(data!['project']).toEqual({
    trl: 1,
    validatedTrl: 1,
    validatedTrlAt: expect.any(Date) as Date,
    validatedTrlBy: { name: 'Eve' },
    trlValidationStatus: 'VALIDATED',
  })
  expect(await seenBy(expert, id), 'the assignment is over').toBeNull()
  expect(await seenBy(team, id)).toMatchObject({ criteria: { length: 3 } })
  expect((await act(owner, 'withdrawTrlClaim', { id })).codes).toEqual(['CONFLICT'])

  // A new claim needs evidence from the validated level on, which stands meanwhile.
  expect((await act(owner, 'createTrlClaim', { projectId, level: 1 })).codes).toEqual(['INVALID'])
  const next = await begun(2)
  expect(await seenBy(owner, next)).toMatchObject({ criteria: [{ code: '2.1' }, { code: '2.2' }, { code: '2.3' }] })
})

test('the queue is filtered by level, state and validator', async () => {
  await db.trlClaim.deleteMany()
  const id = await requested()
  const asked = async (as: Viewer, filter: object) =>
    (
      await run(db, 'query ($filter: TrlClaimFilter) { trlClaims(filter: $filter) { totalCount } }', {
        as,
        variables: { filter },
      })
    ).data!['trlClaims']
  expect(await asked(team, { assigned: false, level: [1], status: ['REQUESTED'] })).toEqual({ totalCount: 1 })
  expect(await asked(expert, {})).toEqual({ totalCount: 0 })
  await assign(id, expert)
  expect(await asked(team, { assigned: false })).toEqual({ totalCount: 0 })
  expect(await asked(expert, { mine: true })).toEqual({ totalCount: 1 })
})
