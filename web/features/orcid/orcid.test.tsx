/** ORCID iDs in the settings, and the way back from ORCID: proven, refused, taken by another account. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const back = '/settings/orcid?code=abc&state=xyz'
const open = (path: string, answers: Answers = {}) => renderRoute(path, { as: 'RESEARCHER', answers })
const section = async () => within(await screen.findByRole('region', { name: 'ORCID iD' }))

test('an answer of ORCID is sent once, and leads to the settings', async () => {
  const sent: object[] = []
  const { router } = open(back, {
    connectOrcid: ({ input }: { input: object }) => {
      sent.push(input)
      return { conflict: null }
    },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
  expect(sent).toEqual([{ code: 'abc', state: 'xyz' }])
  expect(await screen.findByText('ORCID iD verified')).toBeTruthy()
})

test('an iD that another account has verified is moved only when the person says so', async () => {
  const moved: object[] = []
  const { user, router } = open(back, {
    connectOrcid: { conflict: '0000-0002-1825-0097' },
    moveOrcid: ({ input }: { input: object }) => {
      moved.push(input)
      return { person: null }
    },
  })
  expect(await screen.findByRole('heading', { name: 'This ORCID iD is on another account' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Leave it there' }).getAttribute('href')).toBe('/settings?section=profile')
  expect(moved).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Move it to this account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
  expect(moved).toEqual([{ state: 'xyz' }])
})

test.each([
  ['/settings/orcid?error=access_denied&state=xyz', 'You did not allow ORCID to confirm your iD. Nothing was changed.'],
  ['/settings/orcid', 'There is no response from ORCID. Start again from your settings.'],
])('%s says what happened', async (path, message) => {
  open(path)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to settings' })).toBeTruthy()
})

test('an answer that came too late says so', async () => {
  open(back, { connectOrcid: refusal('CONFLICT', 'This way back from ORCID has ended.') })
  expect(await screen.findByText('This way back from ORCID has ended.')).toBeTruthy()
})

test('without a client at ORCID the iD is typed, and a wrong digit is named', async () => {
  const sent: object[] = []
  const { user } = open('/settings?section=profile', {
    ownOrcid: null,
    orcidCanBeProven: false,
    setOrcid: ({ input }: { input: object }) => {
      sent.push(input)
      return { person: null }
    },
  })
  const part = await section()
  expect(part.queryByRole('button', { name: 'Connect ORCID' })).toBeNull()
  const field = part.getByRole('textbox', { name: /^ORCID iD/ })
  await user.type(field, '0000-0002-1825-0098')
  await user.click(part.getByRole('button', { name: 'Save ORCID iD' }))
  expect(await part.findAllByText(/Check its last digit/)).not.toEqual([])
  await user.type(field, '{Backspace}7')
  await user.click(part.getByRole('button', { name: 'Save ORCID iD' }))
  expect(await screen.findByText('ORCID iD saved')).toBeTruthy()
  expect(sent).toEqual([{ orcid: '0000-0002-1825-0097' }])
})

test('a verified iD is a link, and leaves after a question', async () => {
  const remove = vi.fn(() => ({ person: null }))
  const { user } = open('/settings?section=profile', {
    ownOrcid: { value: '0000-0002-1825-0097', url: 'https://orcid.org/0000-0002-1825-0097', proven: true },
    orcidCanBeProven: true,
    removeOrcid: remove,
  })
  const part = await section()
  expect(part.getByRole('link', { name: '0000-0002-1825-0097' }).getAttribute('href')).toContain('orcid.org')
  expect(part.getByText('Verified by ORCID')).toBeTruthy()
  expect(part.queryByRole('textbox')).toBeNull()
  await user.click(part.getByRole('button', { name: 'Remove' }))
  const question = await screen.findByRole('alertdialog', { name: 'Remove your ORCID iD?' })
  expect(remove).not.toHaveBeenCalled()
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
})

describe('the check for new works', () => {
  const iD = { value: '0000-0002-1825-0097', url: 'https://orcid.org/0000-0002-1825-0097', proven: true }
  const watch = (more: object = {}) => ({ enabled: true, readAt: null, nextReadAt: null, problem: null, ...more })
  const times = { readAt: '2026-11-20T06:00:00Z', nextReadAt: '2026-11-27T06:00:00Z' }
  const settings = (orcidWatch: object | null, more: Answers = {}) =>
    open('/settings?section=profile', { ownOrcid: iD, orcidWatch, ...more })
  const asked = /^Look for new works in my ORCID record/

  test('is not offered to those whose record is never read', async () => {
    settings(null)
    expect((await section()).queryByRole('switch', { name: asked })).toBeNull()
  })

  test.each([
    ['before the first one', watch(), /Not checked yet\.\s*$/],
    ['after one', watch(times), /^Last checked Nov 20.*Next check after Nov 27/],
    ['where the server reads none any more', watch({ readAt: times.readAt }), /^Last checked Nov 20[^N]*$/],
    ['of no record', watch({ ...times, problem: 'UNKNOWN' }), /ORCID has no record with this iD\. Next check/],
    ['of a busy ORCID', watch({ ...times, problem: 'BUSY' }), /ORCID was busy at the last attempt\./],
    [
      'without an answer',
      watch({ problem: 'AWAY' }),
      /^Not checked yet\. ORCID could not be reached at the last attempt\./,
    ],
  ])('says how it went: %s', async (_, given, words) => {
    settings(given)
    expect((await (await section()).findByText(words)).textContent).toMatch(words)
  })

  test('that is off says no times, and is switched on', async () => {
    const sent: unknown[] = []
    const { user } = settings(watch({ ...times, enabled: false }), {
      setOrcidWatch: ({ input }: { input: unknown }) => {
        sent.push(input)
        return { person: null }
      },
    })
    const part = await section()
    expect(part.queryByText(/Last checked/)).toBeNull()
    await user.click(part.getByLabelText(asked))
    await user.click(part.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Setting saved')).toBeTruthy()
    expect(sent).toEqual([{ enabled: true }])
  })

  test('that cannot be switched, as the iD was removed meanwhile, says so and keeps the choice', async () => {
    const { user } = settings(watch(), { setOrcidWatch: refusal('CONFLICT', 'Add your ORCID iD first.') })
    const part = await section()
    await user.click(part.getByLabelText(asked))
    await user.click(part.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Setting not saved')).toBeTruthy()
    expect(screen.getByText('Add your ORCID iD first.')).toBeTruthy()
    expect(part.getByLabelText<HTMLInputElement>(asked).checked).toBe(false)
  })

  test('is switched once, however slow the answer is', async () => {
    let go = () => {}
    let sent = 0
    const { user } = settings(watch(), {
      setOrcidWatch: () => {
        sent += 1
        return new Promise((resolve) => (go = () => resolve({ person: null })))
      },
    })
    const part = await section()
    await user.click(part.getByLabelText(asked))
    const save = part.getByRole<HTMLButtonElement>('button', { name: 'Save' })
    await user.click(save)
    await waitFor(() => expect(sent).toBe(1))
    await user.click(save)
    go()
    expect(await screen.findByText('Setting saved')).toBeTruthy()
    expect(sent).toBe(1)
  })
})

test('an iD that cannot be removed stays, and the question with it', async () => {
  const { user } = open('/settings?section=profile', {
    ownOrcid: { value: '0000-0002-1825-0097', url: 'https://orcid.org/0000-0002-1825-0097', proven: false },
    removeOrcid: refusal('UNAVAILABLE', 'Try again in a moment.'),
  })
  const part = await section()
  await user.click(part.getByRole('button', { name: 'Remove' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove your ORCID iD?' }))
  await user.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Try again in a moment.')).toBeTruthy()
  expect(screen.getByRole('alertdialog', { name: 'Remove your ORCID iD?' })).toBeTruthy()
})

test('an ORCID that cannot be reached leaves the person on the settings, who can try again', async () => {
  const start = vi.fn(() => refusal('UNAVAILABLE', 'ORCID does not answer.'))
  const { user } = open('/settings?section=profile', { ownOrcid: null, orcidCanBeProven: true, startOrcid: start })
  const connect = (await section()).getByRole<HTMLButtonElement>('button', { name: 'Connect ORCID' })
  await user.click(connect)
  expect(await screen.findByText('ORCID does not answer.')).toBeTruthy()
  expect(connect.disabled).toBe(false)
  await user.click(connect)
  await waitFor(() => expect(start).toHaveBeenCalledTimes(2))
})
