/** Submitting a project for review: what it needs, who is notified, the promised answer, and what a return leaves behind. */
import { describe, expect, test } from 'vitest'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { universityDay } from '../../days.ts'
import { afterWorkingDays, usualWeek } from '../../workingDays.rules.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { fieldsOf } from '../../../web/ui/form/describeRules.ts'
import { checklistOf } from './projectChecklist.rules.ts'
import { projectWizardRules } from './project.rules.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER', { name: 'Lena Ott' })
const stranger = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const company = await person(db, 'INDUSTRY')

const complete = { institution: 'Water Lab', principalInvestigator: 'Lena Ott', trl: 4 }
const draft = (data: Partial<Prisma.ProjectCreateManyInput> = {}) =>
  makeProject(db, { ownerId: owner.id, title: 'Still', status: 'DRAFT', ...complete, ...data })
const submit = (as: Viewer | null, id: number) =>
  perform(db, 'submitProject', { id: idOf('Project', id) }, { as, give: 'project { status answerBy statusSince }' })
const stand = (id: number) => db.project.findUniqueOrThrow({ where: { id } })
const notices = (id: number) =>
  db.notification.findMany({ where: { kind: 'PROJECT_SUBMITTED', entityId: id }, select: { userId: true } })

describe('submitting a draft', () => {
  test('makes it proposed, promises an answer and notifies the university, not others', async () => {
    const { id } = await draft()
    const { data } = await submit(owner, id)
    const answerBy = afterWorkingDays(universityDay(), 10, usualWeek)
    expect(data!['submitProject']).toMatchObject({
      project: { status: 'PROPOSED', answerBy: answerBy.toISOString().slice(0, 10) },
    })
    expect(await notices(id)).toEqual([{ userId: team.id }])
  })

  test('names every missing field and changes nothing', async () => {
    const { id } = await draft({ institution: '', principalInvestigator: ' ', trl: null })
    const { errors } = await submit(owner, id)
    expect(errors[0]!.extensions).toEqual({
      code: 'INVALID',
      fieldErrors: {
        principalInvestigator: 'Principal Investigator is required',
        institution: 'Institution/Lab is required',
        trl: 'TRL is required',
      },
    })
    expect(await stand(id)).toMatchObject({ status: 'DRAFT' })
    expect(await notices(id)).toEqual([])
  })

  test('is open to its people alone, and once', async () => {
    const { id } = await draft()
    expect((await submit(null, id)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await submit(stranger, id)).codes).toEqual(['NOT_FOUND'])
    expect((await submit(company, id)).codes).toEqual(['FORBIDDEN'])
    const both = await Promise.all([submit(owner, id), submit(owner, id)])
    expect(both.flatMap(({ codes }) => codes)).toEqual(['CONFLICT'])
    expect(await notices(id)).toHaveLength(1)
  })

  test('by the status of the form asks for the same and notifies the same', async () => {
    const set = (id: number, more: object) =>
      perform(
        db,
        'updateProject',
        { id: idOf('Project', id), status: 'PROPOSED', ...more },
        { as: owner, give: 'project { status }' },
      )
    const { id } = await draft({ institution: '' })
    expect((await set(id, {})).errors[0]!.extensions).toMatchObject({
      fieldErrors: { institution: 'Institution/Lab is required' },
    })
    expect((await set(id, { institution: 'Water Lab' })).errors).toEqual([])
    expect(await stand(id)).toMatchObject({ status: 'PROPOSED', answerBy: expect.any(Date) })
    expect(await notices(id)).toHaveLength(1)
  })
})

describe('a returned project', () => {
  const seen = async (as: Viewer, id: number) =>
    (await run(db, `{ project(number: ${id}) { returnComments statusSince answerBy } }`, { as })).data!['project']

  test('keeps what must change until it is submitted again', async () => {
    const { id } = await draft()
    await submit(owner, id)
    const review = { id: idOf('Project', id), decision: 'REJECT', comments: 'Name the market' }
    await perform(db, 'reviewProject', review, { as: team, give: 'project { status }' })
    expect(await seen(owner, id)).toMatchObject({ returnComments: 'Name the market', answerBy: null })
    await submit(owner, id)
    expect(await seen(owner, id)).toMatchObject({ returnComments: '', answerBy: expect.any(String) })
  })

  test('is nobody else’s to read', async () => {
    const { id } = await draft({ status: 'ACTIVE', visibleToResearchers: true, returnComments: 'Name the market' })
    expect(await seen(stranger, id)).toEqual({ returnComments: null, statusSince: null, answerBy: null })
  })
})

test('the checklist asks for what the wizard requires', () => {
  const required = Object.entries(fieldsOf(projectWizardRules))
    .filter(([, { required }]) => required)
    .map(([name]) => name)
  expect(checklistOf({}).map(({ field }) => field)).toEqual(expect.arrayContaining(required))
  expect(checklistOf({}).every(({ done }) => !done)).toBe(true)
})

test('why a project cannot be opened is said to the university alone', async () => {
  const obstacle = async (as: Viewer, data: Partial<Prisma.ProjectCreateManyInput>) => {
    const { id } = await draft(data)
    const { data: read } = await run(db, `{ project(number: ${id}) { accessObstacle } }`, { as })
    return (read!['project'] as unknown as { accessObstacle: string | null }).accessObstacle
  }
  expect(await obstacle(team, {})).toBe('The project is a draft')
  expect(await obstacle(team, { status: 'ARCHIVED' })).toBe('The project is archived')
  expect(await obstacle(team, { status: 'ACTIVE', confidential: true })).toBe('The project is confidential')
  expect(await obstacle(team, { status: 'ACTIVE' })).toBeNull()
  expect(await obstacle(owner, {})).toBeNull()
})
