/** ORCID iDs in the settings, and the way back from ORCID: proven, refused, taken by another account. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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
