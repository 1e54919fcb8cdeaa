/** What every form does, on the one for a new project and the one for registering. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const newProject = (answers: Answers = {}) => renderRoute('/researchers/projects/new', { as: 'RESEARCHER', answers })

test('a wrong form is not sent, and its summary leads to the fields', async () => {
  const { user, asked } = newProject()
  await user.click(await screen.findByRole('button', { name: 'Create project' }))
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByText('Validation Errors')).toBeTruthy()
  expect(document.activeElement).toBe(summary)
  await user.click(within(summary).getAllByRole('link')[0]!)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Title/ }))
  expect(asked).not.toContain('NewProjectPageMutation')
})

test('what the server refuses stands at its field until that field changes', async () => {
  const { user } = newProject({ createProject: refusal('INVALID', 'Invalid', { title: 'This title is taken' }) })
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  const description = screen.getByRole('textbox', { name: /^Description/ })
  await user.type(title, 'Solar still')
  await user.type(description, 'Water from the sun')
  await user.click(screen.getByRole('button', { name: 'Create project' }))
  await waitFor(() => expect(screen.getAllByText('This title is taken')).toHaveLength(2))

  await user.type(description, ' and the sea')
  await user.tab()
  expect(screen.getAllByText('This title is taken')).toHaveLength(2)
  expect((title as HTMLInputElement).value).toBe('Solar still')

  await user.type(title, ' 2')
  await waitFor(() => expect(screen.queryByText('This title is taken')).toBeNull())
})

test('what has no field of its own is said in a message with its title', async () => {
  const { user } = newProject({ createProject: refusal('CONFLICT', 'The year is closed') })
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Solar still')
  await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Water from the sun')
  await user.click(screen.getByRole('button', { name: 'Create project' }))
  await waitFor(() =>
    expect((screen.getByRole('button', { name: 'Create project' }) as HTMLButtonElement).disabled).toBe(false),
  )
  expect((screen.getByRole('textbox', { name: /^Title/ }) as HTMLInputElement).value).toBe('Solar still')
})

test('leaving with unsaved changes is asked about, and staying keeps them', async () => {
  const { user, router } = newProject()
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  await user.type(title, 'Solar still')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(router.state.location.pathname).toBe('/researchers/projects/new')
  expect((title as HTMLInputElement).value).toBe('Solar still')

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/researchers/projects/new'))
})

test('after it is done the form is left without a question', async () => {
  const { user, router } = newProject({
    createProject: { project: { id: 'p', number: 12 } },
    project: { id: 'p', number: 12, title: 'Solar still' },
  })
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Solar still')
  await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Water from the sun')
  await user.click(screen.getByRole('button', { name: 'Create project' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/12'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
