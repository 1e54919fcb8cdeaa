import { afterEach, expect, test, vi } from 'vitest'
import { styleCache } from './styleCache.ts'

const place = document.createElement('div')
document.body.append(place)
afterEach(() => vi.unstubAllGlobals())

const rules = () => [...place.querySelectorAll('style')].map(({ sheet }) => sheet!.cssRules.length)

test('a full sheet is left alone by what a later frame adds', () => {
  let nextFrame = () => {}
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => (nextFrame = frame))
  const { sheet } = styleCache({ container: place, speedy: true })
  const add = (count: number) => {
    for (let n = 0; n < count; n++) sheet.insert('.some { color: red }')
  }
  add(60)
  expect(rules()).toEqual([60])
  nextFrame()
  add(2)
  expect(rules()).toEqual([60, 2])
  nextFrame()
  add(3)
  expect(rules()).toEqual([60, 5])
})
