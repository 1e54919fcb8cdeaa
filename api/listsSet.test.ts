/** Lists as they are written. */
import { expect, test } from 'vitest'
import { listsSet } from './listsSet.ts'

test('lists are set, empty ones too; what is no list, or not there, stays', () => {
  expect(listsSet({ title: 'A', tags: ['x'], skills: [], trl: null, links: undefined })).toEqual({
    title: 'A',
    tags: { set: ['x'] },
    skills: { set: [] },
    trl: null,
    links: undefined,
  })
})
