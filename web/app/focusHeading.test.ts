/** The focus follows a change of page, however slow the page is. */
import { afterEach, expect, test, vi } from 'vitest'
import { focusHeading } from './focusHeading.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const heading = () => {
  const h1 = document.createElement('h1')
  h1.tabIndex = -1
  document.body.append(h1)
  return h1
}

afterEach(() => document.body.replaceChildren())

test('a heading that comes late is focused', async () => {
  const stop = focusHeading()
  await wait(120)
  const h1 = heading()
  await vi.waitFor(() => expect(document.activeElement).toBe(h1))
  stop()
})

test('a focus that was moved meanwhile stays where it is', async () => {
  const stop = focusHeading()
  const box = document.createElement('input')
  document.body.append(box)
  await wait(120)
  box.focus()
  heading()
  await wait(20)
  expect(document.activeElement).toBe(box)
  stop()
})

test('a field in which somebody already was when the page came keeps the focus', async () => {
  const box = document.createElement('input')
  document.body.append(box)
  box.focus()
  const stop = focusHeading()
  heading()
  await wait(120)
  expect(document.activeElement).toBe(box)
  stop()
})
