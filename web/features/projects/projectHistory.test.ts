import { expect, test } from 'vitest'
import { projectHistory } from './projectHistory.ts'

test.each([
  ['addFile', { field: 'files', before: null, after: 'deck.pdf' }, 'added the file “deck.pdf”'],
  ['deleteFile', { field: 'files', before: 'deck.pdf', after: null }, 'deleted the file “deck.pdf”'],
  ['shareFile', { field: 'openFiles', before: null, after: 'deck.pdf' }, 'shared the file “deck.pdf” with readers'],
  ['shareFile', { field: 'openFiles', before: 'deck.pdf', after: null }, 'made the file “deck.pdf” internal'],
])('%s names the file, and says nothing twice', (action, change, words) => {
  expect(projectHistory.deed(action, [change])).toBe(words)
  expect(projectHistory.shown(action, [change])).toEqual([])
})

test('what came of an archived project is said below the deed, in words', () => {
  const outcome = { field: 'archiveOutcome', before: null, after: 'SPUN_OUT' }
  const status = { field: 'status', before: 'ACTIVE', after: 'ARCHIVED' }
  expect(projectHistory.deed('archiveProjects', [status, outcome])).toBe('archived the project')
  expect(projectHistory.shown('archiveProjects', [status, outcome])).toEqual([outcome])
  expect(projectHistory.label('archiveOutcome')).toBe('Outcome')
  expect(projectHistory.value('archiveOutcome', 'SPUN_OUT')).toBe('Spin-out')
  expect(projectHistory.deed('setProjectOutcome', [outcome])).toBe('changed the outcome')
})
