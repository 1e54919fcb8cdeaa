/** Caps hold when the requests arrive at the same time. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeLimits } from './limits.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { idOf } from './testing/ids.ts'
import { perform, person } from './testing/run.ts'
import type { Viewer } from './viewer.ts'

const { db } = await fileDatabase()
let viewer: Viewer
let team: string
let publication: string
let projects: string[]
beforeAll(async () => {
  viewer = await person(db, 'RESEARCHER')
  const { id } = await db.team.create({
    data: { name: 'Wells', members: { create: { userId: viewer.id, role: 'OWNER' } } },
  })
  team = idOf('Team', id)
  const listed = await db.publication.create({ data: { title: 'Wells', year: 2026, ownerId: viewer.id } })
  publication = idOf('Publication', listed.id)
  const own = Array.from({ length: 30 }, (_, n) => ({ title: `Well ${n}`, ownerId: viewer.id }))
  projects = (await db.project.createManyAndReturn({ data: own })).map((project) => idOf('Project', project.id))
})
afterAll(closeLimits)

const caps = [
  ['createApiKey', 20, () => ({ name: 'Reports', scopes: ['READ'], expiresInDays: 30 }), () => db.apiKey.count()],
  [
    'createWebhook',
    10,
    (n) => ({ url: `https://hooks.example/${n}`, events: ['PROJECT_CREATED'] }),
    () => db.webhook.count(),
  ],
  ['setTeamOpening', 10, (n) => ({ id: team, title: `Opening ${n}` }), () => db.teamOpening.count()],
  ['inviteToTeam', 30, (n) => ({ id: team, emails: [`guest${n}@test.example`] }), () => db.teamInvitation.count()],
  ['saveDraft', 50, (n) => ({ form: 'PROJECT', subject: String(n), values: {} }), () => db.draft.count()],
  [
    'linkPublicationProject',
    20,
    (n) => ({ id: publication, projectId: projects[n]! }),
    () => db.publicationProject.count(),
  ],
] satisfies [string, number, (n: number) => object, () => Promise<number>][]

// ASVS 2.3.4
test.each(caps)('%s stops at %i', async (name, most, inputOf, count) => {
  const answers = await Promise.all(
    Array.from({ length: most + 10 }, (_, n) => perform(db, name, inputOf(n), { as: viewer })),
  )
  expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 10 }, () => 'CONFLICT'))
  expect(await count()).toBe(most)
})
