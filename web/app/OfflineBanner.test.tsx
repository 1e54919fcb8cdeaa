/** The banner of a lost connection says how high it is, so that the top bar and the side menu stay below it. */
import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answered, unanswered } from '#web/relay/connectivity.ts'
import { makeSystem } from '#web/theme.ts'
import { OfflineBanner } from './OfflineBanner.tsx'

test('its height is there for as long as it is shown', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40)
  const above = () => document.documentElement.style.getPropertyValue('--above')
  render(
    <ChakraProvider value={makeSystem()}>
      <OfflineBanner />
    </ChakraProvider>,
  )
  expect(above()).toBe('')
  act(() => unanswered())
  expect(await screen.findByText(/^You’re offline/)).toBeTruthy()
  expect(above()).toBe('40px')
  act(() => answered())
  expect(screen.queryByText(/^You’re offline/)).toBeNull()
  expect(above()).toBe('')
})
