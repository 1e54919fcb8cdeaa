/** The order of a family, whatever the order in which its patents were entered. */
import { expect, test } from 'vitest'
import { familyTree } from './familyTree.ts'

const member = (id: string, parentId: string | null) => ({ id, parent: parentId === null ? null : { id: parentId } })
const shown = (...members: ReturnType<typeof member>[]) =>
  familyTree(members).map(({ member: { id }, depth }) => `${'-'.repeat(depth)}${id}`)

test('each stands before those that come from it', () => {
  expect(
    shown(member('EP', 'WO'), member('US', null), member('WO', 'US'), member('DE', 'EP'), member('SA', 'US')),
  ).toEqual(['US', '-WO', '--EP', '---DE', '-SA'])
})

test('what has no parent that is shown stands at the top', () => {
  expect(shown(member('WO', 'gone'), member('AE', 'WO'))).toEqual(['WO', '-AE'])
})
