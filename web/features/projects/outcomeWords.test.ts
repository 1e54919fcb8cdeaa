/** Every refused project of a bulk action is named with its reason. */
import { expect, test } from 'vitest'
import { outcomeWords } from './outcomeWords.ts'

const titleOf = (id: string) => `Title ${id}`
const refused = (id: string, reason = 'The project is confidential') => ({ projectId: id, reason })

test('what was refused is named with the reason', () => {
  expect(outcomeWords('Enabled industry access', { projects: [1, 2], refused: [refused('a')] }, titleOf)).toEqual({
    kind: 'error',
    title: 'Enabled industry access',
    description: '2 projects updated. 1 project not updated: "Title a" is confidential.',
  })
})

test('a reason that is not said of the project follows its title', () => {
  const { description } = outcomeWords(
    'Archived',
    { projects: [], refused: [refused('a', 'Not found')] },
    titleOf,
    'archived',
  )
  expect(description).toBe('1 project not archived: "Title a": Not found.')
})

test('no more than five are named', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => refused(id))
  const { description } = outcomeWords('Archived', { projects: [], refused: many }, titleOf, 'archived')
  expect(description).toContain('7 projects not archived: "Title a" is confidential; ')
  expect(description).toMatch(/; and 2 more\.$/)
})
