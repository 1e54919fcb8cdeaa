/** What stands in the place of lodash below the charts does the same with what nivo gives it. */
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { stillCharts } from './stillCharts.ts'

const load = createRequire(import.meta.url)
const ours = async (name: string) =>
  ((await import(`data:text/javascript,${encodeURIComponent(stillCharts[`lodash/${name}`]!)}`)) as { default: unknown })
    .default as (...args: unknown[]) => unknown

const theme = { text: { fontSize: 11 }, grid: { line: { stroke: '#ddd' } }, list: [1, 2] }
const day = new Date('2026-01-01')
const bars = [
  { id: 'a', label: 'A', at: 3 },
  { id: 'b', label: 'B', at: 1 },
  { id: 'a', label: 'C', at: 1 },
]

test.each<[name: string, ...args: unknown[]]>([
  ['get', theme, 'grid.line.stroke'],
  ['get', theme, 'grid.none.stroke', 'other'],
  ['get', bars[0], 'label'],
  ['isDate', day],
  ['isDate', '2026-01-01'],
  ['isEqual', { id: 'a' }, { id: 'a' }],
  ['isEqual', { id: 'a' }, { id: 'b' }],
  ['isFunction', () => 0],
  ['isPlainObject', {}],
  ['isPlainObject', []],
  ['isString', 'a'],
  ['merge', {}, theme, { grid: { line: { strokeWidth: 2 } }, text: undefined }],
  ['pick', bars[0], ['id', 'none']],
  ['set', { axis: { a: 1 } }, 'axis.ticks.text', 5],
  ['sortBy', [3, 1, 2]],
  ['sortBy', bars, (bar: { at: number }) => bar.at],
  ['uniq', [1, 2, 1]],
  ['uniqBy', bars, 'id'],
  ['uniqBy', bars, (bar: { at: number }) => bar.at],
  ['without', ['a', 'b', 'c'], 'a', 'c'],
])('%s', async (name, ...args) => {
  const copy = () => args.map((one) => (typeof one === 'function' || one instanceof Date ? one : structuredClone(one)))
  const lodash = load(`lodash/${name}`) as (...args: unknown[]) => unknown
  expect((await ours(name))(...copy())).toEqual(lodash(...copy()))
})

test('each number that is asked for is another', async () => {
  const uniqueId = await ours('uniqueId')
  expect(new Set([uniqueId('a'), uniqueId('a'), uniqueId()]).size).toBe(3)
})
