/** The look of the platform: who sets it, what cannot be read is refused, and nobody sees a draft before it is published. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { closeLimits } from '../../limits.ts'
import { ROLES } from '../../policy.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { firstLook } from './firstLook.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
beforeEach(async () => {
  await db.platform.deleteMany()
  await db.lookVersion.deleteMany()
})
const admin = await person(db, 'ADMIN', { name: 'Adam Admin' })
const look = {
  platformName: 'Bridge',
  accentColor: '#7a1f5c',
  backgroundColor: '#ffffff',
  textColor: '#222222',
  primaryColor: '#7a1f5c',
  secondaryColor: '#444444',
  mailColor: '#7a1f5c',
}

const desk = (as: Viewer | null = admin) =>
  run(
    db,
    '{ whiteLabelDesk { revision draftAt draftBy { name } versions { number publishedBy { name } look { platformName } } } }',
    {
      as,
    },
  )
const revision = async () => ((await desk()).data!['whiteLabelDesk'] as unknown as { revision: number }).revision
const save = async (input: object, as: Viewer | null = admin) =>
  perform(db, 'saveWhiteLabel', { revision: await revision(), ...input }, { as, give: 'done' })
const publish = async (as: Viewer | null = admin) =>
  perform(db, 'publishWhiteLabel', { revision: await revision() }, { as, give: 'done' })
const act = (name: string, as: Viewer | null = admin) => run(db, `mutation { ${name} { done } }`, { as })
const restore = (version: number, as: Viewer | null = admin) =>
  perform(db, 'restoreWhiteLabel', { version }, { as, give: 'done' })
const fields =
  'platformName shortName arabicName accentColor roleLabels sidebarLabels faviconUrl logoUrl logoPaperUrl mailFooter'
const seen = async (field: string, as: Viewer | null) =>
  (await run(db, `{ ${field} { ${fields} } }`, { as })).data?.[field] as unknown as Record<string, unknown> | null
const refusedFields = (answer: Awaited<ReturnType<typeof save>>) =>
  answer.errors[0]!.extensions['fieldErrors'] as Record<string, string>

test('nobody but administrators changes the look, or reads its draft and its versions', async () => {
  for (const as of [
    null,
    ...(await Promise.all(ROLES.filter((role) => role !== 'ADMIN').map((role) => person(db, role)))),
  ]) {
    const refused = as ? 'FORBIDDEN' : 'UNAUTHENTICATED'
    expect((await save(look, as)).codes).toEqual([refused])
    expect((await publish(as)).codes).toEqual([refused])
    expect((await restore(1, as)).codes).toEqual([refused])
    for (const name of ['resetWhiteLabel', 'deleteWhiteLabelDraft'])
      expect((await act(name, as)).codes).toEqual([refused])
    expect(await seen('whiteLabelDraft', as)).toBeFalsy()
    expect((await desk(as)).codes).toEqual([refused])
  }
})

test('colors that cannot be read are refused with the nearest that can be, and so is a foreign icon', async () => {
  const wrong = refusedFields(
    await save({
      ...look,
      textColor: '#999999',
      accentColor: '#dddddd',
      secondaryColor: 'red',
      primaryColor: '#eeeeee',
      mailColor: '#ffcc00',
      faviconUrl: 'https://elsewhere.example/icon.png',
    }),
  )
  expect(Object.keys(wrong).toSorted()).toEqual([
    'accentColor',
    'faviconUrl',
    'mailColor',
    'primaryColor',
    'secondaryColor',
    'textColor',
  ])
  expect(wrong['textColor']).toBe(
    'Its contrast with the background and with white cards is 2.8:1. It needs at least 4.5:1 to be readable. The nearest readable color is #767676.',
  )
  expect(await seen('whiteLabelDraft', admin)).toBeNull()
  const nearest = /#[0-9a-f]{6}/.exec(wrong['mailColor']!)![0]
  expect((await save({ ...look, mailColor: nearest })).codes).toEqual([])
})

test('a background on which pale text is not read is refused, and so is text that cards would swallow', async () => {
  const dark = refusedFields(await save({ ...look, backgroundColor: '#222222', textColor: '#f5f5f5' }))
  expect(Object.keys(dark).toSorted()).toEqual(['accentColor', 'backgroundColor', 'textColor'])
})

test('a draft is seen by everybody once it is published, and by administrators alone before', async () => {
  const sidebarLabels = { researcher: { '/ai-tools': 'Matchmaker' } }
  await db.platform.upsert({ where: { id: 1 }, create: { id: 1, sidebarLabels }, update: { sidebarLabels } })
  const faviconUrl = `data:image/png;base64,${Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')}`
  const { codes } = await save({
    ...look,
    arabicName: 'جسر',
    faviconUrl,
    roleLabels: [{ role: 'KU_TEAM', label: 'Tech Transfer' }],
    sidebarLabels: [{ path: '/my-teams', label: 'Groups' }],
  })
  expect(codes).toEqual([])
  expect(await seen('whiteLabel', null)).toMatchObject({ platformName: firstLook.platformName })
  expect(await seen('whiteLabelDraft', admin)).toMatchObject({ platformName: 'Bridge' })
  expect((await desk()).data!['whiteLabelDesk']).toMatchObject({
    draftAt: expect.any(Date) as Date,
    draftBy: { name: 'Adam Admin' },
  })
  expect((await publish()).codes).toEqual([])
  expect(await seen('whiteLabel', null)).toMatchObject({
    platformName: 'Bridge',
    arabicName: 'جسر',
    accentColor: '#7a1f5c',
    faviconUrl,
    roleLabels: { ku_team: 'Tech Transfer' },
    // What holds for one role alone stays.
    sidebarLabels: { '/my-teams': 'Groups', researcher: { '/ai-tools': 'Matchmaker' } },
  })
  expect(await seen('whiteLabelDraft', admin)).toBeNull()
  expect((await publish()).codes).toEqual(['CONFLICT'])
  expect(await db.auditEntry.count({ where: { entity: 'Platform', action: 'publishWhiteLabel' } })).toBe(1)
})

test('saving or publishing over somebody else’s change is refused', async () => {
  const before = await revision()
  await save(look)
  for (const [name, input] of [
    ['saveWhiteLabel', { ...look, revision: before }],
    ['publishWhiteLabel', { revision: before }],
  ] as const) {
    const { codes, errors } = await perform(db, name, input, { as: admin, give: 'done' })
    expect(codes, name).toEqual(['CONFLICT'])
    expect(errors[0]!.message).toContain('Someone else has just changed this look.')
  }
})

test('a discarded draft changes nothing, and the first look comes back by publishing it', async () => {
  await save(look)
  await publish()
  await save({ ...look, platformName: 'Pier' })
  expect((await act('deleteWhiteLabelDraft')).codes).toEqual([])
  expect((await desk()).data!['whiteLabelDesk']).toMatchObject({ draftAt: null, draftBy: null })
  expect(await seen('whiteLabel', null)).toMatchObject({ platformName: 'Bridge' })
  expect((await act('resetWhiteLabel')).codes).toEqual([])
  expect(await seen('whiteLabel', null)).toMatchObject({ platformName: 'Bridge' })
  expect((await publish()).codes).toEqual([])
  expect(await seen('whiteLabel', null)).toMatchObject({ platformName: 'Ascent', roleLabels: {}, sidebarLabels: {} })
})

test('every published look is kept, with the one from before, and comes back as the draft', async () => {
  await db.platform.create({ data: { platformName: 'Harbor' } })
  await save(look)
  await publish()
  const { versions } = (await desk()).data!['whiteLabelDesk'] as unknown as {
    versions: { number: number; publishedBy: object | null; look: { platformName: string } }[]
  }
  expect(versions.map((one) => [one.look.platformName, one.publishedBy])).toEqual([
    ['Bridge', { name: 'Adam Admin' }],
    ['Harbor', null],
  ])
  expect((await restore(versions[1]!.number)).codes).toEqual([])
  expect(await seen('whiteLabel', null)).toMatchObject({ platformName: 'Bridge' })
  expect(await seen('whiteLabelDraft', admin)).toMatchObject({ platformName: 'Harbor' })
  expect((await publish()).codes).toEqual([])
  expect(await seen('whiteLabel', null)).toMatchObject({ platformName: 'Harbor' })
  expect((await restore(999_999)).codes).toEqual(['NOT_FOUND'])
})
