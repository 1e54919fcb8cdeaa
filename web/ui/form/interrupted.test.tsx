/** A session that ends while a form is filled in takes nothing of it: the same person finds it in the same form. */
import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { object, string } from 'yup'
import { afterEach, expect, test } from 'vitest'
import { sessionEnded, sessionToken, startSession } from '#web/app/session.ts'
import { makeSystem } from '#web/theme.ts'
import { ConfirmProvider } from '../feedback/Confirm.tsx'
import { TextField } from './fields.tsx'
import { Form, type FormOutcome } from './Form.tsx'
import { formsAreOf, keepUnsavedForms } from './interrupted.ts'

const rules = object({ reason: string(), note: string(), clientSecret: string() })
const done = async (): Promise<FormOutcome> => ({ ok: true })

function openForm(action = done, call = 'updateProject') {
  cleanup()
  const element = (
    <ConfirmProvider>
      <Form
        call={call}
        rules={rules}
        initial={{ reason: '', note: 'as it was', clientSecret: '' }}
        action={action}
        actions={<button type="submit">Save</button>}
      >
        <TextField name="reason" label="Reason" />
        <TextField name="note" label="Note" />
        <TextField name="clientSecret" label="Secret" />
      </Form>
    </ConfirmProvider>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  render(
    <ChakraProvider value={makeSystem()}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  )
  return userEvent.setup()
}

const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const offer = () => screen.queryByRole('button', { name: 'Restore what you typed' })

async function interrupted() {
  formsAreOf('ada')
  const user = openForm()
  await user.type(await box('Reason'), 'Too wide')
  await user.type(await box('Secret'), 'hush')
  keepUnsavedForms()
  return openForm()
}

afterEach(() => formsAreOf('nobody'))

test('what was typed is offered once, and secrets are not kept', async () => {
  const user = await interrupted()
  expect(sessionStorage.getItem('ascent.interrupted')).not.toContain('hush')
  await user.click(await screen.findByRole('button', { name: 'Restore what you typed' }))
  expect((await box('Reason')).value).toBe('Too wide')
  expect((await box('Note')).value).toBe('as it was')
  expect((await box('Secret')).value).toBe('')
  expect(offer()).toBeNull()
  expect(sessionStorage.getItem('ascent.interrupted')).toBeNull()
})

test('it can be discarded', async () => {
  const user = await interrupted()
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(offer()).toBeNull()
  expect((await box('Reason')).value).toBe('')
})

test('neither another form nor another person is offered it', async () => {
  await interrupted()
  openForm(done, 'createIdea')
  await box('Reason')
  expect(offer()).toBeNull()
  formsAreOf('badr')
  openForm()
  await box('Reason')
  expect(offer()).toBeNull()
  formsAreOf('ada')
  openForm()
  await box('Reason')
  expect(offer()).toBeNull()
})

test('what is being sent is kept when the answer is that the session has ended', async () => {
  formsAreOf('ada')
  const user = openForm(async () => {
    sessionEnded()
    startSession({ token: 'next', expiresIn: 60 }, '/')
    return { ok: false }
  })
  await user.type(await box('Reason'), 'Too wide')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sessionStorage.getItem('ascent.interrupted')).toContain('Too wide'))
})

test('a session that has run out is one that ended', async () => {
  formsAreOf('ada')
  const user = openForm()
  await user.type(await box('Reason'), 'Too wide')
  localStorage.setItem('ascent.token', JSON.stringify({ token: 'old', expiresAt: Date.now() - 1 }))
  expect(sessionToken()).toBeNull()
  expect(sessionStorage.getItem('ascent.interrupted')).toContain('Too wide')
})

test('a form that is saved leaves nothing', async () => {
  formsAreOf('ada')
  const user = openForm()
  await user.type(await box('Reason'), 'Too wide')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false))
  keepUnsavedForms()
  expect(sessionStorage.getItem('ascent.interrupted')).toBeNull()
})
