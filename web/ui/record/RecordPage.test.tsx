/** The template of a record: one next action, the others in a menu, and what is missing folded into one row. */
import { Button, ChakraProvider } from '@chakra-ui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { press } from '#web/testing/steps.ts'
import { makeSystem } from '#web/theme.ts'
import { Section } from '../Facts.tsx'
import { AddButton } from './AddRow.tsx'
import { RecordPage } from './RecordPage.tsx'
import { RecordSheet } from './RecordSheet.tsx'

function renderPage(element: ReactNode) {
  const router = createMemoryRouter([{ path: '/', element }, { path: '/edit' }])
  render(
    <ChakraProvider value={makeSystem()}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  )
  return { user: userEvent.setup(), router }
}

const publish = vi.fn<() => void>()
const copy = vi.fn<() => void>()

const Challenge = () => (
  <RecordPage
    title="Quiet pumps"
    badges="Open"
    actions={[
      { label: 'Duplicate', onSelect: copy },
      { next: true, label: 'Publish', onSelect: publish },
      { next: true, label: 'Edit', to: '/edit' },
    ]}
    rail="Facts"
  >
    <Section title="Problem">Noise</Section>
    <AddButton>
      <Button>Add files</Button>
    </AddButton>
  </RecordPage>
)

test('the first next action is the button, everything else is in the menu', async () => {
  const { user, router } = renderPage(<Challenge />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiet pumps' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(publish).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More actions for Quiet pumps' }))
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Duplicate', 'Edit'])
  await press(user, entries[1]!)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/edit'))
})

test('a missing section is a button below the sections', async () => {
  renderPage(<Challenge />)
  const problem = await screen.findByRole('region', { name: 'Problem' })
  const add = await screen.findByRole('button', { name: 'Add files' })
  expect(problem.compareDocumentPosition(add) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('in a sheet the title is below the name of its kind, and the sections are below the title', async () => {
  renderPage(
    <RecordSheet kind="Challenge" number={4} onClose={() => {}}>
      {() => <Challenge />}
    </RecordSheet>,
  )
  const sheet = within(await screen.findByRole('dialog', { name: 'Challenge' }))
  expect(await sheet.findByRole('heading', { level: 2, name: 'Quiet pumps' })).toBeTruthy()
  expect(sheet.getByRole('heading', { level: 3, name: 'Problem' })).toBeTruthy()
})
