/** External services and the keys of everybody, for administrators. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { findButton, listOf, recorded } from '#web/testing/steps.ts'

const service = (kind: string, more: object = {}) => ({
  __typename: 'Integration',
  kind,
  enabled: false,
  account: '',
  client: '',
  hasSecret: false,
  organizer: '',
  redirectAddress: null,
  testedAt: null,
  worked: false,
  answer: '',
  useCount: 0,
  problemCount: 0,
  changes: [],
  ...more,
})
const whole = { enabled: true, account: 'acc', client: 'app', hasSecret: true, organizer: 'me@campus.example' }

test('the overview leads to keys, webhooks, the API and each service with its state', async () => {
  renderRoute('/admin/api', {
    as: 'ADMIN',
    answers: {
      integrations: [
        service('ZOOM', { ...whole, testedAt: '2026-11-20T08:00:00.000Z', problemCount: 2 }),
        service('TEAMS'),
        service('CALDAV', { enabled: true }),
        service('GOOGLE_CALENDAR'),
        service('MICROSOFT_CALENDAR'),
      ],
      keys: { totalCount: 3 },
      apiKeys: { totalCount: 3 },
    },
  })
  const video = within(await screen.findByRole('region', { name: 'Video meetings' }))
  expect(video.getByRole('link', { name: 'Zoom' }).getAttribute('href')).toBe('/admin/api/zoom')
  expect(video.getByText('Test failed')).toBeTruthy()
  expect(video.getByText('2 problems')).toBeTruthy()
  expect(video.getByText('Off')).toBeTruthy()
  const calendars = within(screen.getByRole('region', { name: 'Calendar Connections' }))
  expect(calendars.getByText('In use')).toBeTruthy()
  expect(screen.getByText('3 active keys')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^GraphiQL/ }).getAttribute('href')).toBe('/graphql')
  expect(screen.getByRole('link', { name: 'Webhooks' }).getAttribute('href')).toBe('/settings?section=webhooks')
})

test('a service is set up without showing the secret, tested with its answer, and removed after a question', async () => {
  const [saved, tested, removed] = [
    recorded({ integration: service('ZOOM', whole) }),
    recorded({ worked: false, answer: 'Zoom answered 400: Invalid client', integration: service('ZOOM', whole) }),
    recorded({ integration: service('ZOOM') }),
  ]
  const { user } = renderRoute('/admin/api/zoom', {
    as: 'ADMIN',
    answers: {
      integration: service('ZOOM', { ...whole, useCount: 1 }),
      updateIntegration: saved.answer,
      testIntegration: tested.answer,
      deleteIntegration: removed.answer,
    },
  })
  await user.click(await findButton('Set up Zoom'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up Zoom' }))
  expect((dialog.getByLabelText(/^Client secret/) as HTMLInputElement).value).toBe('')
  await user.clear(dialog.getByRole('textbox', { name: /^Host/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Host/ }), 'other@campus.example')
  await user.click(dialog.getByRole('button', { name: 'Save settings' }))
  await waitFor(() =>
    expect(saved.sent).toEqual([
      { kind: 'ZOOM', organizer: 'other@campus.example', was: { organizer: whole.organizer } },
    ]),
  )
  await user.click(await findButton('Test connection with Zoom'))
  expect(await screen.findByText('Zoom answered 400: Invalid client')).toBeTruthy()
  expect(tested.sent).toEqual([{ kind: 'ZOOM' }])
  await user.click(await findButton('Remove Zoom'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Zoom?' }))
  expect(question.getByText(/The link of 1 meeting is kept/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(removed.sent).toEqual([{ kind: 'ZOOM' }]))
})

test('calendars are set up beside each other, with the address to register', async () => {
  renderRoute('/admin/api/calendar', {
    as: 'ADMIN',
    answers: {
      integrations: [
        service('ZOOM'),
        service('CALDAV', { enabled: true }),
        service('GOOGLE_CALENDAR', { redirectAddress: 'https://ascent.test/settings/calendar' }),
      ],
    },
  })
  const google = within(await screen.findByRole('region', { name: 'Google Calendar' }))
  expect(google.getByText('https://ascent.test/settings/calendar')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'CalDAV' })).queryByRole('button', { name: /^Test/ })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Zoom' })).toBeNull()
})

test('a key of somebody is revoked after a question that names its owner', async () => {
  const revoked = recorded({ apiKey: null })
  const { user } = renderRoute('/admin/api/keys', {
    as: 'ADMIN',
    answers: {
      apiKeys: listOf({
        __typename: 'ApiKey',
        id: 'key',
        name: 'Nightly',
        prefix: 'ascent_x',
        scopes: ['READ', 'WRITE'],
        createdAt: '2026-11-01T08:00:00.000Z',
        expiresAt: '2027-11-01T08:00:00.000Z',
        lastUsedAt: null,
        revokedAt: null,
        inForce: true,
        owner: { __typename: 'User', id: 'mira', number: 7, name: 'Mira' },
      }),
      revokeApiKey: revoked.answer,
    },
  })
  expect((await screen.findByRole('link', { name: 'Mira' })).getAttribute('href')).toContain('edit-user')
  await user.click(await findButton('Revoke Nightly'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke Nightly?' }))
  expect(question.getByText(/Mira is notified/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(revoked.sent).toEqual([{ id: 'key' }]))
})

test('sandbox keys are asked for alone, by the address too', async () => {
  const asked: unknown[] = []
  const answers = {
    apiKeys: ({ filter }: { filter: unknown }) => {
      asked.push(filter)
      return listOf()
    },
  }
  const { user } = renderRoute('/admin/api/keys?data=sandbox', { as: 'ADMIN', answers })
  await user.click(await findButton('Remove filter Sandbox'))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sandbox: null }))
  expect(asked[0]).toMatchObject({ everybody: true, sandbox: true })
})

describe('the checks of ORCID records', () => {
  const facts = async (orcidLookups: object) => {
    renderRoute('/admin/api', { as: 'ADMIN', answers: { orcidLookups } })
    const part = await screen.findByRole('region', { name: 'ORCID' })
    return part.textContent
  }
  const figures = { enabled: true, recordCount: 1200, readCount: 1150, foundCount: 31, problemCount: 2 }

  test('are in figures', async () => {
    const said = await facts({ ...figures, lastReadAt: '2026-11-20T06:00:00Z' })
    expect(said).toMatch(/^ORCIDIn use/)
    expect(said).toMatch(
      /Last checkNov 20.*Records checked1,200.*last 7 days1,150.*New works found in the last 7 days31.*could not be read2$/,
    )
  })

  test('say when there was none yet', async () => {
    const none = { recordCount: 0, readCount: 0, foundCount: 0, problemCount: 0, lastReadAt: null }
    expect(await facts({ enabled: true, ...none })).toMatch(/Last checkNeverRecords checked0/)
  })

  test('say where the server makes none, with what was read before', async () => {
    const said = await facts({ ...figures, enabled: false, lastReadAt: '2026-11-20T06:00:00Z' })
    expect(said).toMatch(/^ORCIDOff.*This server does not read ORCID records \(RESEARCH_LOOKUPS\)\..*Nov 20/)
  })

  test('are for administrators alone', async () => {
    const { asked } = renderRoute('/admin/api', { as: 'KU_TEAM' })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'ORCID' })).toBeNull()
    expect(asked).not.toContain('ApiPageQuery')
  })
})
