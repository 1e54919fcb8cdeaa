/** What stays above all says how high it is, so that the top bar and the side menu stay below it. */
import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answered, unanswered } from '#web/relay/connectivity.ts'
import { makeSystem } from '#web/theme.ts'
import { Above, AboveAll } from './AboveAll.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'

test('its height is that of all that is shown there', async () => {
  let changed = () => {}
  class Observer {
    constructor(call: () => void) {
      changed = call
    }
    observe = () => changed()
    disconnect = () => {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const lines = (element: HTMLElement) => element.querySelectorAll('p').length
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return 40 * lines(this)
  })
  const above = () => document.documentElement.style.getPropertyValue('--above')
  const page = (viewing: boolean) => (
    <ChakraProvider value={makeSystem()}>
      <AboveAll>
        <OfflineBanner />
      </AboveAll>
      {viewing && (
        <Above>
          <p>You are viewing</p>
        </Above>
      )}
    </ChakraProvider>
  )
  const { rerender, unmount } = render(page(false))
  expect(above()).toBe('0px')
  act(() => unanswered())
  expect(await screen.findByText(/^You’re offline/)).toBeTruthy()
  changed()
  expect(above()).toBe('40px')
  rerender(page(true))
  changed()
  expect(above()).toBe('80px')
  act(() => answered())
  expect(screen.queryByText(/^You’re offline/)).toBeNull()
  changed()
  expect(above()).toBe('40px')
  unmount()
  expect(above()).toBe('')
})
