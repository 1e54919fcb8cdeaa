/** Viewing as another person: what the banner says, and the way back. */
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose, dialogOf, findButton, recorded, wrongField } from '#web/testing/steps.ts'
import { sessionToken, startView } from './session.ts'

const reem = {
  id: 'viewer of a view',
  userId: btoa('User:9'),
  number: 9,
  name: 'Reem',
  email: 'reem@ku.example',
  role: 'RESEARCHER',
  status: 'ACTIVE',
  timeZone: 'Asia/Dubai',
  permissions: ['ACCOUNT_OWN'],
  viewedUntil: '2026-11-25T08:30:00Z',
}

test('the banner names the person and the end, and stopping goes back to the own session', async () => {
  const { user, asked } = renderRoute('/help', {
    as: 'RESEARCHER',
    answers: { viewer: reem, endViewAs: { done: true } },
  })
  expect(await screen.findByText(/You are viewing the platform as Reem/)).toBeTruthy()
  expect(screen.getByText(/Ends at Nov 25, 2026, 12:30 PM/)).toBeTruthy()
  await user.click(await findButton('Stop viewing'))
  await waitFor(() => expect(asked).toContain('ViewingBannerMutation'))
  await waitFor(() => expect(location.pathname).toBe('/admin/user-management/edit-user/9'))
})

test('the administrator’s own session is kept aside while a view lasts', () => {
  localStorage.setItem('ascent.token', JSON.stringify({ token: 'own', expiresAt: Date.now() + 60_000 }))
  startView({ token: 'view', expiresIn: 1_800 })
  expect(sessionToken()).toBe('view')
  expect(Object.values(localStorage).join(' ')).toContain('own')
})

test('a view begins with a reason', async () => {
  const begun = recorded({ token: 'view', expiresIn: 1_800 })
  const { user } = renderRoute('/admin/user-management/edit-user/7', {
    as: 'ADMIN',
    answers: {
      user: {
        __typename: 'User',
        id: btoa('User:7'),
        number: 7,
        name: 'Dee Ray',
        role: 'RESEARCHER',
        status: 'ACTIVE',
        signIns: [],
      },
      viewAs: begun.answer,
    },
  })
  await choose(user, /^More actions/, 'View as this person')
  const dialog = await dialogOf('View the platform as Dee Ray')
  await user.click(dialog.getByRole('button', { name: 'Start viewing' }))
  await wrongField(dialog, /^Reason/, 'Enter a reason. It is sent to the person.')
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Asked why a list is empty')
  await user.click(dialog.getByRole('button', { name: 'Start viewing' }))
  await waitFor(() => expect(begun.sent).toEqual([{ id: btoa('User:7'), reason: 'Asked why a list is empty' }]))
})
