/** Code that a page does not need to be seen: loaded when it is first shown, or before that at the first sign of use. */
import { lazy, useState, type ComponentType } from 'react'

/** What says that somebody uses the page; a click comes some time after the first of them. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const

const waiting = new Set<() => Promise<unknown>>()
let used = false
let loading = false
let scrolled = -Infinity

/** Longer than it takes from one step of a scroll to the next, in milliseconds. */
const pause = 200

/** When the browser has nothing to do and nobody scrolls: what is run then would be seen as a stutter. */
const quiet = () =>
  new Promise<void>((resolve) => {
    const look = () => (performance.now() - scrolled < pause ? setTimeout(look, pause) : resolve())
    if (typeof requestIdleCallback === 'function') requestIdleCallback(look)
    else setTimeout(look, 50)
  })

/** One after the other, so that none makes a long task with the next. */
async function loadWaiting() {
  if (loading) return
  loading = true
  for (const load of waiting) {
    waiting.delete(load)
    await quiet()
    // What cannot be loaded now is asked for again when it is shown, and fails there in words.
    await load().catch(() => {})
  }
  loading = false
}

function firstSign() {
  used = true
  for (const sign of signs) window.removeEventListener(sign, firstSign)
  void loadWaiting()
}

if (typeof window !== 'undefined') {
  for (const sign of signs) window.addEventListener(sign, firstSign, { once: true, passive: true })
  window.addEventListener('scroll', () => (scrolled = performance.now()), { passive: true, capture: true })
}

/** Loads once there is a sign that somebody uses the page. */
export function whenUsed(load: () => Promise<unknown>): void {
  waiting.add(load)
  if (used) void loadWaiting()
}

/**
 * A component as React.lazy makes it, whose code is there when one comes to click. It is drawn after the click has been answered by
 * the button: drawn at once (loadable.ts) it would keep a slow phone waiting for that, too.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own signature has it: props are checked where it is used
export function lazily<C extends ComponentType<any>>(load: () => Promise<{ default: C }>) {
  whenUsed(load)
  return lazy(load)
}

/** Whether it was open at any time: from then on it stays, so that it can leave in its own way. */
export function useOnceOpen(open: boolean): boolean {
  const [once, setOnce] = useState(open)
  if (open && !once) setOnce(true)
  return once || open
}
