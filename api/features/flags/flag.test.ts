/** Features of the product: who has them, who switches them, and what they stop. */
import { beforeEach, expect, test } from 'vitest'
import { affected } from '../../flags/affected.ts'
import { featureIsOn, placeOf } from '../../flags/featureIsOn.ts'
import { features, releaseDays } from '../../flags/features.rules.ts'
import { ROLES } from '../../policy.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { staleness } from './flag.graph.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN', { name: 'Adam' })
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const ben = await person(db, 'EXPERT', { name: 'Ben' })
beforeEach(() => db.featureFlag.deleteMany())

const give =
  'featureFlag { name on roles percent people { name } owner { name } affected changes { changes { field before after } } }'
const set = (input: object, as: Viewer | null = admin) =>
  perform(db, 'updateFeatureFlag', { name: 'IMPORTS', on: true, percent: 100, ...input }, { as, give })
const has = (who: Viewer | null, name: keyof typeof features = 'IMPORTS') => featureIsOn(db, who, name)
const enumOf = (name: string) => name as never

test('are switched and read by administrators alone; everybody knows what they themselves have', async () => {
  expect((await set({}, null)).codes).toEqual(['UNAUTHENTICATED'])
  for (const role of ROLES.filter((one) => one !== 'ADMIN')) {
    const as = await person(db, role)
    expect((await set({}, as)).codes, role).toEqual(['FORBIDDEN'])
    expect((await run(db, '{ featureFlags { name } }', { as })).codes, role).toEqual(['FORBIDDEN'])
  }
  expect((await run(db, '{ features }', { as: null })).data).toEqual({ features: Object.keys(features) })
  await set({ on: false })
  expect((await run(db, '{ features }', { as: ada })).data!['features']).not.toContain('IMPORTS')
})

test('what was never switched is listed too', async () => {
  const { data } = await run(db, '{ featureFlags { name kind on stale affected changes { action } } }', { as: admin })
  const everybody = await db.user.count({ where: { status: 'ACTIVE' } })
  const one = { on: true, stale: [], affected: everybody, changes: [] }
  expect(data).toEqual({
    featureFlags: Object.entries(features).map(([name, { kind }]) => ({ name, kind, ...one })),
  })
})

test('what was never switched is on; off is off for everybody', async () => {
  expect(await has(ada)).toBe(true)
  await set({ on: false, peopleIds: [idOf('User', ada.id)] })
  expect(await has(ada)).toBe(false)
})

test('roles, a percentage and people by name say who has it; others do not', async () => {
  await set({ roles: [enumOf('EXPERT')] })
  expect([await has(ada), await has(ben), await has(null)]).toEqual([false, true, false])
  await set({ roles: [enumOf('EXPERT')], percent: 0, peopleIds: [idOf('User', ada.id)] })
  expect([await has(ada), await has(ben)]).toEqual([true, false])
})

test('a percentage takes the same people each time, others for other features, and the database counts them alike', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, () => person(db, 'INVESTOR')))
  await set({ roles: [enumOf('INVESTOR')], percent: 40 })
  const having: number[] = []
  for (const one of people) if (await has(one)) having.push(one.id)
  const investors = await db.user.findMany({ where: { role: 'INVESTOR', status: 'ACTIVE' } })
  const expected = investors.filter(({ id }) => placeOf('IMPORTS', id) < 40)
  const inOrder = (ids: number[]) => ids.toSorted((a, b) => a - b)
  expect(inOrder(having)).toEqual(
    inOrder(expected.map(({ id }) => id).filter((id) => people.some((one) => one.id === id))),
  )
  expect(having.length).toBeGreaterThan(8)
  expect(having.length).toBeLessThan(40)
  const flag = await db.featureFlag.findUniqueOrThrow({ where: { name: 'IMPORTS' } })
  expect(await affected(db, 'IMPORTS', flag)).toBe(expected.length)
  expect(people.map(({ id }) => placeOf('IMPORTS', id))).not.toEqual(people.map(({ id }) => placeOf('OTHER', id)))
})

test('wrong values name their field; each change is written down', async () => {
  const wrong = async (input: object) => (await set(input)).errors[0]?.extensions['fieldErrors']
  expect(await wrong({ percent: 101 })).toEqual({ percent: 'Enter 0 to 100' })
  expect(await wrong({ ownerId: idOf('User', ada.id) })).toEqual({ ownerId: 'The owner must be an administrator' })
  expect(await wrong({ peopleIds: [idOf('User', 999_999)] })).toEqual({
    peopleIds: 'One of these people was not found',
  })
  expect(await wrong({ name: 'REGISTRATION', percent: 50 })).toEqual({
    name: 'Visitors use this feature: it is on or off for everyone',
  })
  const { data } = await set({ on: false, ownerId: idOf('User', admin.id), peopleIds: [idOf('User', ben.id)] })
  expect(data!['updateFeatureFlag']).toMatchObject({
    featureFlag: {
      owner: { name: 'Adam' },
      people: [{ name: 'Ben' }],
      affected: 0,
      changes: [
        {
          changes: expect.arrayContaining([
            { field: 'on', before: true, after: false },
            { field: 'people', before: '', after: 'Ben' },
          ]) as unknown,
        },
      ],
    },
  })
  const event = await db.securityEvent.findFirstOrThrow({
    where: { kind: 'SETTINGS_CHANGED' },
    orderBy: { id: 'desc' },
  })
  expect(event.detail).toContain('feature IMPORTS: on false')
})

test('what is off is refused where it acts', async () => {
  await set({ name: 'REGISTRATION', on: false })
  const register =
    'mutation { register(input: {email: "new@test.example", password: "a-good-one", name: "Ann Lee", role: RESEARCHER}) { token } }'
  expect((await run(db, register, { as: null })).codes).toEqual(['FORBIDDEN'])
  await set({ name: 'ENQUIRIES', on: false })
  const enquiry = { number: 1, name: 'Eve', email: 'eve@test.example', message: 'How does it work?' }
  expect((await perform(db, 'askAboutTechnology', enquiry, { as: null, give: 'done' })).codes).toEqual(['FORBIDDEN'])
  await set({ name: 'CONTENT_REPORTS', on: false })
  const report = { id: idOf('Idea', 1), reason: 'SPAM', details: '' }
  expect((await perform(db, 'reportContent', report, { as: ada, give: '__typename' })).codes).toEqual(['FORBIDDEN'])
  await set({ on: false })
  const { id } = await db.import.create({
    data: { userId: ada.id, kind: 'PROJECT', fileName: 'a.csv', key: 'k', columns: [], rows: 1 } as never,
  })
  expect(
    (await perform(db, 'runImport', { id: idOf('Import', id), dryRun: true }, { as: ada, give: 'import { state }' }))
      .codes,
  ).toEqual(['FORBIDDEN'])
})

test('stale is what somebody should decide about again', () => {
  const flag = (more: object = {}) =>
    ({ on: true, roles: [], percent: 100, reviewOn: null, updatedAt: new Date('2026-11-26'), ...more }) as never
  const now = new Date('2027-06-01T09:00:00Z')
  expect(staleness('IMPORTS', null, now)).toEqual([])
  expect(staleness('IMPORTS', flag({ reviewOn: new Date('2027-06-01') }), now)).toEqual(['REVIEW_DUE'])
  expect(staleness('IMPORTS', flag({ reviewOn: new Date('2027-06-02') }), now)).toEqual([])
  // A release that has not reached everybody, and one that everybody has had for weeks.
  const later = new Date(Date.parse(features.CONTENT_REPORTS.since) + (releaseDays + 1) * 86_400_000)
  expect(staleness('CONTENT_REPORTS', flag({ percent: 50 }), later)).toEqual(['OLD_RELEASE'])
  expect(staleness('CONTENT_REPORTS', null, later)).toEqual(['FOR_EVERYBODY'])
})
