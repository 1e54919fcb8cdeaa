/**
 * Prepares each web test: no page, no data and no address of another test, no network, and the parts of a browser that
 * jsdom lacks. Test files share a worker's document and modules.
 */
import * as React from 'react'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { dismissError, toast } from '#web/ui/feedback/toast.ts'
import { network } from './network.ts'

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

configure({
  // The code of a page is loaded and transformed the first time that it is opened, maybe on a busy machine.
  asyncUtilTimeout: 25_000,
  getElementError: missing,
})

/**
 * In development React keeps for each element the stack of the code that made it, for the first ten thousand of each second, to
 * say in a warning whose element it is about: a quarter of the time of these tests. As many count as kept from the start.
 */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
Object.defineProperty((React as unknown as Record<string, object>)[internals], 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => {},
})

/** The error of a query that finds nothing. It prints the page when it is read: waiting for an element makes many such errors. */
function missing(message: string | null, container: Element): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' })
  let whole: string | undefined
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (whole ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
  })
}

beforeAll(() => network.listen())
afterEach(() => {
  cleanup()
  // The next test would be shown the last message of this one.
  toast({ kind: 'error', title: '' })
  dismissError()
  network.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.title = ''
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
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
if (!document.getElementById('still'))
  document.head.append(
    Object.assign(document.createElement('style'), { id: 'still', textContent: '* { animation: none !important }' }),
  )
