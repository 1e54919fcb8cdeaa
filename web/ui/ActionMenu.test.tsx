/** A menu's entry does what it says however it is pressed. */
import { Button } from '@chakra-ui/react'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Providers } from '#web/app/Providers.tsx'
import { makeSystem } from '#web/theme.ts'
import { ActionMenu } from './ActionMenu.tsx'

const system = makeSystem()

async function openMenu() {
  const archive = vi.fn()
  const remove = vi.fn()
  render(
    <Providers system={system}>
      <ActionMenu
        trigger={<Button>More</Button>}
        actions={[
          { label: 'Archive', onSelect: archive },
          { label: 'Delete', disabled: 'It is shared.', onSelect: remove },
        ]}
      />
    </Providers>,
  )
  // By a pointer: what opens by a key has its first entry lit up already.
  fireEvent.click(screen.getByRole('button', { name: 'More' }), { detail: 1 })
  const entry = await screen.findByRole('menuitem', { name: 'Archive' })
  return { archive, remove, entry }
}

test('by a click that no pointer went before, as of speech control', async () => {
  const { archive, entry } = await openMenu()
  fireEvent.click(entry)
  await waitFor(() => expect(archive).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('not when it says why it cannot be done', async () => {
  const { remove, archive, entry } = await openMenu()
  fireEvent.click(screen.getByRole('menuitem', { name: /It is shared/ }))
  fireEvent.click(entry)
  await waitFor(() => expect(archive).toHaveBeenCalledOnce())
  expect(remove).not.toHaveBeenCalled()
})

test('by its key', async () => {
  const { archive } = await openMenu()
  const menu = screen.getByRole('menu')
  fireEvent.keyDown(menu, { key: 'Home' })
  await waitFor(() => expect(menu.getAttribute('aria-activedescendant')).toBeTruthy())
  fireEvent.keyDown(menu, { key: 'Enter' })
  await waitFor(() => expect(archive).toHaveBeenCalledOnce())
})
