/** What every form does, on the one for editing a project. */
import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { number, object, string } from 'yup'
import { expect, test, vi } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { recorded } from '#web/testing/steps.ts'
import { makeSystem } from '#web/theme.ts'
import { ConfirmProvider } from '../feedback/Confirm.tsx'
import { onToast, type Toast } from '../feedback/toast.ts'
import { TextField } from './fields.tsx'
import { Form } from './Form.tsx'

const open = { canUpdate: true, confidential: false, publiclyDisclosed: false }
const edited = { id: 'p', number: 12, title: 'Still', description: 'Water', status: 'ACTIVE', ...open }

const editProject = (answers: Answers = {}) =>
  renderRoute('/researchers/projects/12/edit', { as: 'RESEARCHER', answers: { project: edited, ...answers } })

test('a wrong form is not sent, and its summary leads to the fields', async () => {
  const { user, asked } = editProject()
  await user.clear(await screen.findByLabelText(/^Title/))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByText('Validation Errors')).toBeTruthy()
  expect(document.activeElement).toBe(summary)
  await user.click(within(summary).getAllByRole('link')[0]!)
  expect(document.activeElement).toBe(screen.getByLabelText(/^Title/))
  expect(asked).not.toContain('ProjectEditFormMutation')
})

test('what the server refuses stands at its field until that field changes', async () => {
  const { user } = editProject({ updateProject: refusal('INVALID', 'Invalid', { title: 'This title is taken' }) })
  const title = await screen.findByLabelText(/^Title/)
  const description = screen.getByLabelText(/^Description/)
  await user.type(title, ' of the sun')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(screen.getAllByText('This title is taken')).toHaveLength(2))

  await user.type(description, ' too')
  await user.tab()
  expect(screen.getAllByText('This title is taken')).toHaveLength(2)
  expect((title as HTMLInputElement).value).toBe('Still of the sun')

  await user.type(title, ' 2')
  await waitFor(() => expect(screen.queryByText('This title is taken')).toBeNull())
})

test('what was changed alone is sent with what it was, and again without once somebody else’s change was read', async () => {
  const theirs = 'Someone else changed this to “Kiln” while you were editing. Save again to replace it.'
  const { sent, answer: updateProject } = recorded(() =>
    sent.length === 1 ? refusal('CONFLICT', theirs, { title: theirs }) : { project: edited },
  )
  const { user } = editProject({ updateProject })
  await user.type(await screen.findByLabelText(/^Title/), ' of the sun')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(theirs)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  const change = { id: 'p', title: 'Still of the sun', fromDraft: true }
  expect(sent).toEqual([
    { ...change, was: { title: 'Still' } },
    { ...change, was: {} },
  ])
})

test('while it waits, the button that saves keeps its name', async () => {
  const { answer, arrive } = slow()
  const { user } = editProject({ updateProject: () => answer })
  await user.type(await screen.findByLabelText(/^Title/), ' of the sun')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const waiting = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })
  await waitFor(() => expect(waiting().disabled).toBe(true))
  arrive(refusal('CONFLICT', 'The year is closed'))
  await waitFor(() => expect(waiting().disabled).toBe(false))
})

test('what has no field of its own is said in a message with its title', async () => {
  const { user } = editProject({ updateProject: refusal('CONFLICT', 'The year is closed') })
  await user.type(await screen.findByLabelText(/^Title/), ' of the sun')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect((screen.getByRole('button', { name: 'Save changes' }) as HTMLButtonElement).disabled).toBe(false),
  )
  expect((screen.getByLabelText(/^Title/) as HTMLInputElement).value).toBe('Still of the sun')
})

test('two forms at once do not both wait to ask', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const form = (name: string) => (
    <Form
      call="updateProject"
      rules={object({ [name]: string() })}
      initial={{ [name]: '' }}
      action={async () => ({ ok: true })}
      actions={null}
    >
      <TextField name={name} label={name} />
    </Form>
  )
  const page = (
    <ConfirmProvider>
      {form('one')}
      {form('two')}
    </ConfirmProvider>
  )
  const router = createMemoryRouter([{ path: '/', element: page }, { path: '/away' }])
  render(
    <ChakraProvider value={makeSystem()}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  )
  await userEvent.type(screen.getByLabelText('two'), 'x')
  await router.navigate('/away')
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/')
  expect(warned.mock.calls.flat().join()).not.toContain('blocker')
  warned.mockRestore()
})

test('leaving with unsaved changes is asked about, and staying keeps them', async () => {
  const { user, router } = editProject()
  const title = await screen.findByLabelText(/^Title/)
  await user.type(title, ' of the sun')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(router.state.location.pathname).toBe('/researchers/projects/12/edit')
  expect((title as HTMLInputElement).value).toBe('Still of the sun')

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/researchers/projects/12/edit'))
})

test('after it is done the form is left without a question', async () => {
  const { user, router } = editProject({
    updateProject: { project: edited },
  })
  await user.type(await screen.findByLabelText(/^Title/), ' of the sun')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/12'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a message that does not name its field is said with its name in the summary', async () => {
  const rules = object({
    trl: number().typeError('Must be a number').meta({ label: 'TRL' }),
    title: string().required('Title is required').meta({ label: 'Title' }),
  })
  const form = (
    <Form
      call="updateProject"
      rules={rules}
      initial={{ trl: 'high', title: '' }}
      action={async () => ({ ok: true })}
      actions={<button>Save</button>}
    >
      <TextField name="trl" />
      <TextField name="title" />
    </Form>
  )
  const router = createMemoryRouter([{ path: '/', element: form }])
  render(
    <ChakraProvider value={makeSystem()}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText(/^Title/))
  // A press on the button leaves the focus in the field, whose error would move the button away.
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const links = within(await screen.findByRole('alert')).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['TRL: Must be a number', 'Title is required'])
})

test('the fields that were changed are named once they are saved', async () => {
  const notices: (Toast | null)[] = []
  const { user } = editProject({ updateProject: { project: edited } })
  onToast((notice) => notices.push(notice))
  await user.type(await screen.findByLabelText(/^Title/), ' of the sun')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const description = 'The project has been updated successfully. Changed: title.'
  await waitFor(() => expect(notices.at(-1)).toEqual({ kind: 'success', title: 'Project updated', description }))
})

test('pressing a button leaves the focus in the field, pressing anything else takes it away', async () => {
  const sent = vi.fn(async () => ({ ok: true }))
  const form = (
    <Form
      call="updateProject"
      rules={object({ title: string().required('Title is required').meta({ label: 'Title' }) })}
      initial={{ title: '' }}
      action={sent}
      actions={
        <>
          <p>Saved drafts stay private</p>
          <button type="button">
            <span>Preview</span>
          </button>
        </>
      }
    >
      <TextField name="title" />
    </Form>
  )
  const router = createMemoryRouter([{ path: '/', element: form }])
  render(
    <ChakraProvider value={makeSystem()}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  )
  const user = userEvent.setup()
  const title = await screen.findByLabelText(/^Title/)
  await user.click(title)
  // The press lands on what is in the button, as on an icon.
  await user.click(screen.getByText('Preview'))
  expect(document.activeElement).toBe(title)
  expect(screen.queryByText('Title is required')).toBeNull()

  await user.click(screen.getByText('Saved drafts stay private'))
  expect(document.activeElement).not.toBe(title)
  expect(await screen.findByText('Title is required')).toBeTruthy()
  expect(sent).not.toHaveBeenCalled()
})
