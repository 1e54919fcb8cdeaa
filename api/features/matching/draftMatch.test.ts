/** The reason of a match by a language model: with quotations from both, for those of the project, without the company. */
import { beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { modelServer, switchOn } from '../../testing/modelServer.ts'
import { perform, person } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const model = await modelServer()
const ada = await person(db, 'RESEARCHER')
const badr = await person(db, 'RESEARCHER')
const company = await person(db, 'INDUSTRY')

let projectId: number
let challengeId: number
beforeEach(async () => {
  await switchOn(db)
  const still = {
    title: 'Still',
    ownerId: ada.id,
    description: 'A solar still distils brackish groundwater for farms.',
  }
  projectId = (await makeProject(db, { ...still, methodology: 'Coated with carbon black.' })).id
  const challenge = await db.challenge.create({
    data: {
      title: 'Water',
      ownerId: company.id,
      companyName: 'Hidden Springs LLC',
      anonymous: true,
      status: 'OPEN',
      deadline: new Date(Date.now() + 20 * 86_400_000),
      description: 'Our farms have brackish wells and no pipe.',
      mustHaves: ['Works without a grid connection'],
    },
  })
  challengeId = challenge.id
})

const draft = (as: Viewer | null = ada) =>
  perform(
    db,
    'draftMatchReason',
    { projectId: idOf('Project', projectId), challengeId: idOf('Challenge', challengeId) },
    { as, give: 'notice draft { model claims { text quotation source } unbacked withheld }' },
  )

test('it quotes the project and the challenge, and never the company', async () => {
  model.behave(({ sources }) => ({
    claims: [
      {
        text: 'The wells are salty.',
        quotation: 'brackish wells',
        source: sources.find(({ text }) => text.startsWith('Our farms'))!.name,
      },
      { text: 'It was tested.', quotation: 'tested on nine farms', source: sources[0]!.name },
    ],
  }))
  const { data, codes } = await draft()
  expect(codes).toEqual([])
  expect(data!['draftMatchReason']).toMatchObject({
    notice: '',
    draft: {
      model: 'openai:test-1',
      claims: [{ text: 'The wells are salty.' }],
      unbacked: ['It was tested.'],
      withheld: [expect.stringContaining('Methodology')],
    },
  })
  expect(model.asked[0]!.whole).toContain('Works without a grid connection')
  expect(model.asked[0]!.whole).not.toContain('Hidden Springs')
})

test('a failure or a confidential project gives a sentence and no draft', async () => {
  model.behave('cut')
  expect((await draft()).data!['draftMatchReason']).toMatchObject({
    draft: null,
    notice: expect.stringContaining('could not be used'),
  })
  await db.project.update({ where: { id: projectId }, data: { confidential: true } })
  expect((await draft()).data!['draftMatchReason']).toMatchObject({
    draft: null,
    notice: expect.stringContaining('confidential'),
  })
  expect(model.asked).toHaveLength(2)
})

test('neither others, nor for challenges that cannot be seen or are closed', async () => {
  expect((await draft(badr)).codes).toEqual(['NOT_FOUND'])
  expect((await draft(company)).codes).toEqual(['FORBIDDEN'])
  expect((await draft(null)).codes).toEqual(['UNAUTHENTICATED'])
  for (const status of ['DRAFT', 'CLOSED'] as const) {
    await db.challenge.update({ where: { id: challengeId }, data: { status } })
    expect((await draft()).codes, status).toEqual(['NOT_FOUND'])
  }
  expect(model.asked).toHaveLength(0)
})
