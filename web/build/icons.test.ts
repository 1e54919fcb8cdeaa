/** Icons as one path each draw the same. */
import { expect, test } from 'vitest'
import { onePath } from './icons.ts'

test('the shapes of an icon become the steps of one path', () => {
  expect(
    onePath([
      ['path', { d: 'm9 18 6-6-6-6', key: 'a' }],
      ['path', { d: 'm1 2 3 4', key: 'b' }],
      ['line', { x1: '4', x2: '20', y1: '12', y2: '13', key: 'c' }],
    ]),
  ).toBe('M0 0m9 18 6-6-6-6M0 0m1 2 3 4M4 12L20 13')
})

test('circles and rectangles are drawn by lines and arcs', () => {
  const quarters = 'a3 3 0 0 1 3 3v0a3 3 0 0 1 -3 3h0a3 3 0 0 1 -3 -3v0a3 3 0 0 1 3 -3z'
  expect(onePath([['circle', { cx: '12', cy: '13', r: '3', key: 'a' }]])).toBe(`M12 10h0${quarters}`)
  const rectangle: Record<string, string> = { x: '3', y: '4', width: '18', height: '16', key: 'a' }
  expect(onePath([['rect', rectangle]])).toBe('M3 4h18v16h-18v-16z')
  const round = 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z'
  const corners: Record<string, string>[] = [{ rx: '2' }, { ry: '2' }, { rx: '2', ry: '2' }]
  for (const corner of corners) expect(onePath([['rect', { ...rectangle, ...corner }]])).toBe(round)
})

test('an icon with a shape of another colour, or of a kind not known, stays as it is', () => {
  expect(onePath([['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor', key: 'a' }]])).toBeNull()
  expect(onePath([['polygon', { points: '1,1 2,2 3,1', key: 'a' }]])).toBeNull()
  expect(
    onePath([
      ['path', { d: 'M1 1h2' }],
      ['ellipse', { cx: '1', cy: '1', rx: '1', ry: '2' }],
    ]),
  ).toBeNull()
})
