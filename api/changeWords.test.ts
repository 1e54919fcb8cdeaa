/** Changes that say whom or what they are about read in words; names of fields are left to their record. */
import { expect, test } from 'vitest'
import { changeAbout, checkedBy, invitationByEmail, readChange } from './changeNames.rules.ts'
import { changeValueWords, changeWords } from './changeWords.rules.ts'

const isolated = (text: string | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, '')

test.each([
  [changeAbout('request', 'Sara Noor'), 'Request of Sara Noor'],
  [changeAbout('invitation', 'Sara Noor'), 'Invitation of Sara Noor'],
  [changeAbout('conflict', 'Sara Noor'), 'Conflict of interest of Sara Noor'],
  [changeAbout('answer', 'Who pays?'), 'Answer to “Who pays?”'],
  [invitationByEmail, 'Invitation by email'],
  [checkedBy, 'Who checks it'],
  ['title', undefined],
])('%s', (name, words) => {
  expect(isolated(changeWords(name))).toBe(words)
})

test('a long question is cut, and still read', () => {
  const name = changeAbout('answer', 'Why '.repeat(60))
  expect(readChange(name)).toEqual({ kind: 'answer', about: 'Why '.repeat(20) })
})

test.each([
  [changeAbout('request', 'Sara'), 'declined', 'Declined'],
  [changeAbout('conflict', 'Sara'), true, 'Yes'],
  [changeAbout('invitation', 'Sara'), 'EDITOR', undefined],
  ['title', 'declined', undefined],
])('%s %s', (name, value, words) => {
  expect(changeValueWords(name, value)).toBe(words)
})
