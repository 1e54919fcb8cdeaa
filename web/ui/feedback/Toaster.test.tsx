/** How long a message stays: as a person wants it; an error until it is closed. */
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Providers } from '#web/app/Providers.tsx'
import { makeSystem } from '#web/theme.ts'
import { Toaster } from './Toaster.tsx'
import { toast } from './toast.ts'

const system = makeSystem()
const second = 1_000

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const shown = () => screen.queryByText('Saved') !== null
const later = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * second)
  })

function say(more: object = {}) {
  render(
    <Providers system={system}>
      <Toaster />
    </Providers>,
  )
  act(() => toast({ kind: 'success', title: 'Saved', ...more }))
  expect(shown()).toBe(true)
}

test('usually it goes after 2.5 seconds', () => {
  say()
  later(2.4)
  expect(shown()).toBe(true)
  later(0.2)
  expect(shown()).toBe(false)
})

test('it stays for longer where somebody wants that', () => {
  localStorage.setItem('ascent.messageTime', 'long')
  say()
  later(9)
  expect(shown()).toBe(true)
  later(2)
  expect(shown()).toBe(false)
})

test('or until it is closed', () => {
  localStorage.setItem('ascent.messageTime', 'closed')
  say()
  later(600)
  expect(shown()).toBe(true)
})

test('an error stays whatever was chosen', () => {
  say({ kind: 'error' })
  later(600)
  expect(shown()).toBe(true)
})
