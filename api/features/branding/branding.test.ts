/** The look of the platform: who sets it, what cannot be read is refused, and nobody sees a draft before it is published. */
import { afterAll, expect, test } from 'vitest'
import { closeLimits } from '../../limits.ts'
import { ROLES } from '../../policy.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { firstLook } from './firstLook.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const admin = await person(db, 'ADMIN')
const look = {
  platformName: 'Bridge',
  accentColor: '#7a1f5c',
  backgroundColor: '#ffffff',
  textColor: '#222222',
  primaryColor: '#7a1f5c',
  secondaryColor: '#444444',
}
const save = (input: object, as: Viewer | null = admin) => perform(db, 'saveWhiteLabel', input, { as, give: 'done' })
const act = (name: string, as: Viewer | null = admin) => run(db, `mutation { ${name} { done } }`, { as })
const seen = async (field: string, as: Viewer | null) =>
  (await run(db, `{ ${field} { platformName accentColor roleLabels sidebarLabels faviconUrl } }`, { as })).data?.[
    field
  ] as unknown as Record<string, unknown> | null

test('nobody but administrators changes the look or reads its draft', async () => {
  for (const as of [
    null,
    ...(await Promise.all(ROLES.filter((role) => role !== 'ADMIN').map((role) => person(db, role)))),
  ]) {
    const refused = as ? 'FORBIDDEN' : 'UNAUTHENTICATED'
    expect((await save(look, as)).codes).toEqual([refused])
    for (const name of ['publishWhiteLabel', 'resetWhiteLabel', 'deleteWhiteLabelDraft'])
      expect((await act(name, as)).codes).toEqual([refused])
    expect(await seen('whiteLabelDraft', as)).toBeFalsy()
  }
})

test('colors that cannot be read on the background are refused, and so is a foreign icon', async () => {
  const { errors } = await save({
    ...look,
    textColor: '#999999',
    accentColor: '#dddddd',
    secondaryColor: 'red',
    faviconUrl: 'https://elsewhere.example/icon.png',
  })
  const wrong = errors[0]!.extensions['fieldErrors'] as Record<string, string>
  expect(Object.keys(wrong).toSorted()).toEqual(['accentColor', 'faviconUrl', 'secondaryColor', 'textColor'])
  expect(wrong['textColor']).toBe('Its contrast with the background is 2.8:1. It needs at least 4.5:1 to be read.')
  expect(await seen('whiteLabelDraft', admin)).toBeNull()
})

test('a draft is seen by everybody once it is published, and by administrators alone before', async () => {
  const sidebarLabels = { researcher: { '/ai-tools': 'Matchmaker' } }
  await db.platform.upsert({ where: { id: 1 }, create: { id: 1, sidebarLabels }, update: { sidebarLabels } })
  const { codes } = await save({
    ...look,
    faviconUrl: 'data:image/png;base64,iVBORw0KGgo=',
    roleLabels: [{ role: 'KU_TEAM', label: 'Tech Transfer' }],
    sidebarLabels: [{ path: '/my-teams', label: 'Groups' }],
  })
  expect(codes).toEqual([])
  expect(await seen('whiteLabel', null)).toMatchObject({ platformName: firstLook.platformName })
  expect(await seen('whiteLabelDraft', admin)).toMatchObject({ platformName: 'Bridge' })
  expect((await act('publishWhiteLabel')).codes).toEqual([])
  expect(await seen('whiteLabel', null)).toEqual({
    platformName: 'Bridge',
    accentColor: '#7a1f5c',
    faviconUrl: 'data:image/png;base64,iVBORw0KGgo=',
    roleLabels: { ku_team: 'Tech Transfer' },
    // What holds for one role alone stays.
    sidebarLabels: { '/my-teams': 'Groups', researcher: { '/ai-tools': 'Matchmaker' } },
  })
  expect(await seen('whiteLabelDraft', admin)).toBeNull()
  expect((await act('publishWhiteLabel')).codes).toEqual(['CONFLICT'])
  expect(await db.auditEntry.count({ where: { entity: 'Platform', action: 'publishWhiteLabel' } })).toBe(1)
})

test('a discarded draft changes nothing, and the first look comes back by publishing it', async () => {
  await save({ ...look, platformName: 'Pier' })
  expect((await act('deleteWhiteLabelDraft')).codes).toEqual([])
  expect(await seen('whiteLabel', null)).toMatchObject({ platformName: 'Bridge' })
  expect((await act('resetWhiteLabel')).codes).toEqual([])
  expect(await seen('whiteLabel', null)).toMatchObject({ platformName: 'Bridge' })
  expect((await act('publishWhiteLabel')).codes).toEqual([])
  expect(await seen('whiteLabel', null)).toMatchObject({ platformName: 'Ascent', roleLabels: {}, sidebarLabels: {} })
})
