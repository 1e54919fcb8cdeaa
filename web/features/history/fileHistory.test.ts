import { expect, test } from 'vitest'
import { fileHistory, isOfFiles } from './fileHistory.ts'

test.each([
  ['addFile', { field: 'files', before: null, after: 'deck.pdf' }, 'added the file “deck.pdf”'],
  [
    'addFile',
    { field: 'files', before: 'deck.pdf', after: 'deck.pdf' },
    'uploaded a new version of the file “deck.pdf”',
  ],
  ['deleteFile', { field: 'files', before: 'deck.pdf', after: null }, 'deleted the file “deck.pdf”'],
  ['shareFile', { field: 'openFiles', before: null, after: 'deck.pdf' }, 'shared the file “deck.pdf” with readers'],
  ['shareFile', { field: 'openFiles', before: 'deck.pdf', after: null }, 'made the file “deck.pdf” internal'],
])('%s names the file, and says nothing twice', (action, change, words) => {
  expect(isOfFiles(action)).toBe(true)
  expect(fileHistory.deed(action, [change])).toBe(words)
  expect(fileHistory.shown(action, [change])).toEqual([])
})
