/** The toaster's code may not come, without a connection or after an update: the page stays, and nothing is lost that was said. */
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Providers } from '#web/app/Providers.tsx'
import { makeSystem } from '#web/theme.ts'
import { LateToaster } from './LateToaster.tsx'
import { toast } from './toast.ts'
import { Toaster } from './Toaster.tsx'

test('without its code the page stays, and says what waits once the connection is back', async () => {
  let online = false
  const load = async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module')
    return Toaster
  }
  render(
    <Providers system={makeSystem()} beside={<LateToaster load={load} />}>
      <p>What was typed</p>
    </Providers>,
  )
  await act(async () => toast({ kind: 'error', title: 'Idea not saved' }))
  expect(screen.getByText('What was typed')).toBeTruthy()
  expect(screen.queryByText('Idea not saved')).toBeNull()
  online = true
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Idea not saved')).toBeTruthy()
})
