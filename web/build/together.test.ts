/** Which parts of the code become one file. */
import { expect, test } from 'vitest'
import { together, type Part } from './together.ts'

const part = (name: string, bytes: number, imports: string[] = [], alone = false): Part => ({
  name,
  bytes,
  imports,
  alone,
})
const load = (weight: number, ...parts: string[]) => ({ weight, parts: new Set(parts) })
const files = (...given: Parameters<typeof together>) =>
  together(...given)
    .map((group) =>
      group
        .map(({ name }) => name)
        .toSorted()
        .join('+'),
    )
    .toSorted()

test('parts that are always wanted together are one file, however large', () => {
  const parts = [part('react', 80_000), part('relay', 60_000), part('chart', 50_000)]
  expect(files(parts, [load(1, 'react', 'relay'), load(1, 'react', 'relay', 'chart')])).toEqual([
    'chart',
    'react+relay',
  ])
})

test('a few bytes for nothing are less than one more file', () => {
  const pages = [load(1, 'icon', 'list'), load(1, 'icon', 'list'), load(1, 'list')]
  expect(files([part('icon', 200), part('list', 8000)], pages)).toEqual(['icon+list'])
  expect(files([part('icon', 6000), part('list', 8000)], pages)).toEqual(['icon', 'list'])
})

test('a few bytes that import many do not come to pages that go without', () => {
  const parts = [part('names', 200), part('list', 200, ['table']), part('table', 9000)]
  const pages = [load(3, 'names'), load(1, 'names', 'list', 'table'), load(1, 'names', 'list', 'table')]
  expect(files(parts, pages)).toEqual(['list+table', 'names'])
})

test('what opens on a page seldom weighs less than the page', () => {
  const parts = [part('dialog', 1000), part('list', 1000)]
  expect(files(parts, [load(1, 'list'), load(0.2, 'dialog', 'list')])).toEqual(['dialog', 'list'])
  expect(files(parts, [load(0.2, 'list'), load(1, 'dialog', 'list')])).toEqual(['dialog+list'])
})

test('what is asked for by its name stays alone', () => {
  expect(files([part('page', 100, [], true), part('icon', 100)], [load(1, 'page', 'icon')])).toEqual(['icon'])
})

test('no file waits for one that waits for it, over whatever is between', () => {
  const [frame, words] = [part('frame', 100, ['page']), part('words', 100)]
  const loads = [load(1, 'frame', 'page', 'words'), load(1, 'frame', 'page', 'words'), load(1, 'page', 'words')]
  expect(files([frame, words, part('page', 90_000, ['words'], true)], loads)).toEqual(['frame', 'words'])
  expect(files([frame, words, part('page', 90_000, ['words'])], loads)).toEqual(['frame+page+words'])
  expect(files([frame, words, part('page', 90_000, [], true)], loads)).toEqual(['frame+words'])
})
