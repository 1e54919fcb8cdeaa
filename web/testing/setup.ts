/** What every web test needs: no page left over, no network, and the parts of a browser that jsdom lacks. */
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { dismissError, toast } from '#web/ui/feedback/toast.ts'
import { network } from './network.ts'

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// The code of a page is loaded and transformed the first time that it is opened.
configure({ asyncUtilTimeout: 10_000 })

beforeAll(() => network.listen())
afterEach(() => {
  cleanup()
  // The next test would be shown the last message of this one.
  toast({ kind: 'error', title: '' })
  dismissError()
  network.resetHandlers()
  localStorage.clear()
})
afterAll(() => network.close())

vi.stubGlobal('ResizeObserver', Observer)
vi.stubGlobal('IntersectionObserver', Observer)
vi.stubGlobal('scrollTo', () => {})
vi.stubGlobal('matchMedia', (media: string) =>
  // A wide screen, light, with motion.
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('min-width'),
    onchange: null,
    addListener() {},
    removeListener() {},
  }),
)
Element.prototype.scrollTo = () => {}
// jsdom plays no animation, so nothing that waits for the end of one would ever go.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '* { animation: none !important }' }),
)
