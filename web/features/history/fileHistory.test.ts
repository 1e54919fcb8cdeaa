import { expect, test } from 'vitest'
import { changed } from '#web/testing/changed.ts'
import { fileHistory, isOfFiles } from './fileHistory.ts'

test.each([
  ['addFile', changed('files', null, 'deck.pdf'), 'added the file “deck.pdf”'],
  ['addFile', changed('files', 'deck.pdf', 'deck.pdf'), 'uploaded a new version of the file “deck.pdf”'],
  ['deleteFile', changed('files', 'deck.pdf', null), 'deleted the file “deck.pdf”'],
  ['shareFile', changed('openFiles', null, 'deck.pdf'), 'shared the file “deck.pdf” with readers'],
  ['shareFile', changed('openFiles', 'deck.pdf', null), 'made the file “deck.pdf” internal'],
])('%s names the file, and says nothing twice', (action, change, words) => {
  expect(isOfFiles(action)).toBe(true)
  expect(fileHistory.deed(action, [change])).toBe(words)
  expect(fileHistory.shown(action, [change])).toEqual([])
})
