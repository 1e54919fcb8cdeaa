/** Code that a page does not need to be seen: loaded when it is first shown, or before that at the first sign of use. */
import { lazy, useState, type ComponentType } from 'react'

/** What says that somebody uses the page; a click comes some time after the first of them. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const

const waiting = new Set<() => Promise<unknown>>()
let used = false

const whenIdle = (run: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 50))

// What cannot be loaded now is asked for again when it is shown, and fails there in words.
const loadEarly = (load: () => Promise<unknown>) => whenIdle(() => void load().catch(() => {}))

function firstSign() {
  used = true
  for (const sign of signs) window.removeEventListener(sign, firstSign)
  for (const load of waiting) loadEarly(load)
  waiting.clear()
}

if (typeof window !== 'undefined')
  for (const sign of signs) window.addEventListener(sign, firstSign, { once: true, passive: true })

/** Loads once there is a sign that somebody uses the page. */
export function whenUsed(load: () => Promise<unknown>): void {
  if (used) loadEarly(load)
  else waiting.add(load)
}

/** A component as React.lazy makes it, whose code is there when one comes to click. */
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
