/** Invitations of several people: rows are checked first, and what is wrong is named by row and field. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { findButton, recorded } from '#web/testing/steps.ts'

const csv = 'name,email,role,department\nReem,reem@ku.example,researcher,Physics'
const row = (more: object = {}) => ({
  row: 2,
  name: 'Reem',
  email: 'reem@ku.example',
  role: 'researcher',
  department: 'Physics',
  problems: [],
  ...more,
})

async function write(answers: Answers) {
  const { user } = renderRoute('/admin/user-management/add-user', { as: 'ADMIN', answers })
  const box = await screen.findByRole('textbox', { name: /^CSV|^Rows|^File/ })
  await user.click(box)
  await user.paste(csv)
  await user.click(await findButton('Check'))
  return user
}

test('rows without a problem are counted, and invited together', async () => {
  const invited = recorded({ invited: 1 })
  const user = await write({ invitationRows: [row()], inviteUsers: invited.answer })
  expect(await screen.findByText('1 person can be invited')).toBeTruthy()
  await user.click(await findButton('Invite 1 person'))
  await waitFor(() => expect(invited.sent).toEqual([{ csv, message: '' }]))
  expect(await screen.findByText('Invitations sent')).toBeTruthy()
})

test('a row with a problem is named with its field, and nobody can be invited', async () => {
  await write({ invitationRows: [row({ problems: [{ field: 'email', message: 'This address has an account' }] })] })
  expect(await screen.findByText('1 row has a problem. Correct it and check again.')).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'Rows of the file' }))
  expect(table.getByText('email: This address has an account')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Invite (all|1)/ })).toBeNull()
})
