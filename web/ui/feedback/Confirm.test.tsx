/** Where the focus is once a question was answered. */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Providers } from '#web/app/Providers.tsx'
import { makeSystem } from '#web/theme.ts'
import { useConfirm } from './Confirm.tsx'

const system = makeSystem()

function Keys({ later }: { later: number }) {
  const [keys, setKeys] = useState(['Nightly', 'Weekly'])
  const confirm = useConfirm()
  return (
    <section>
      <h2>Keys</h2>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <button
              onClick={() =>
                confirm({
                  title: `Delete ${key}?`,
                  message: '',
                  confirm: 'Delete',
                  onConfirm: () => {
                    const remove = () => setKeys(keys.filter((one) => one !== key))
                    if (later) setTimeout(remove, later)
                    else remove()
                    return true
                  },
                })
              }
            >
              {key}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function ask(later = 0) {
  const user = userEvent.setup()
  render(
    <Providers system={system}>
      <h1>Settings</h1>
      <Keys later={later} />
    </Providers>,
  )
  await user.click(screen.getByRole('button', { name: 'Weekly' }))
  await screen.findByRole('alertdialog')
  return user
}

test('after No it is where it was', async () => {
  const user = await ask()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Weekly' })))
})

test.each([0, 200])(
  'when what asked is gone %i ms after Yes, it is at the heading of its part of the page',
  async (later) => {
    const user = await ask(later)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Weekly' })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Keys' })))
  },
)
