/** What a form changes, said before it is saved: only what is changed, in the words of the screens. */
import { expect, test } from 'vitest'
import { changedValues, projectChanges } from './projectChanges.ts'
import { emptyProject, type ProjectValues } from './projectForm.ts'

const saved: ProjectValues = { ...emptyProject, title: 'Still', status: 'ACTIVE', trl: 4, tags: ['water'] }
const changes = (more: Partial<ProjectValues>, from: Partial<ProjectValues> = {}) =>
  projectChanges({ ...saved, ...from }, { ...saved, ...from, ...more }).map(({ label, words }) => [
    label,
    words && `${words.before} > ${words.after}`,
  ])

test('nothing is said of what is written back, or held in another way by its control', () => {
  const same = { trl: '4', tags: 'water', papers: '', budget: '', title: 'Still ' }
  expect(changes(same)).toEqual([])
  expect(changedValues(saved, { ...saved, ...same })).toBeNull()
})

test('values are said in the words of the screens, and fields by the labels of the rules', () => {
  expect(
    changes({
      title: 'Solar still',
      trl: '5',
      budget: '1200000',
      tags: 'water, sun',
      status: 'ON_HOLD',
      fundingStatus: 'FUNDED',
      ipStatus: 'Patent filed',
      offerType: 'Licence',
      confidential: true,
      embargoUntil: '2026-12-01',
    }),
  ).toEqual([
    ['Title', 'Still > Solar still'],
    ['Tags', 'water > water, sun'],
    ['TRL', 'TRL 4 – Lab Validation > TRL 5 – Pilot Scale'],
    ['Status', 'Active > On Hold'],
    ['IP status', 'Nothing > Patent filed'],
    ['Offer type', 'Nothing > License'],
    ['Budget', 'Nothing > AED\u00a01,200,000'],
    ['Funding status', 'Unfunded > Funded'],
    ['Confidential', 'No > Yes'],
    ['Embargo until', 'Nothing > Dec 1, 2026'],
  ])
})

test('what is emptied becomes nothing, and what no rule can read is said as it is written', () => {
  expect(changes({ trl: '', tags: '' })).toEqual([
    ['Tags', 'water > Nothing'],
    ['TRL', 'TRL 4 – Lab Validation > Nothing'],
  ])
  expect(changes({ budget: 'much' })).toEqual([['Budget', 'Nothing > much']])
})

const long =
  'Salt water is heated in a black basin until it evaporates, and the vapour condenses on the cold side of the glass.'

test('of a long text the changed part is shown, with some words around it', () => {
  expect(changes({ description: long.replace('black basin', 'deep tray') }, { description: long })).toEqual([
    [
      'Description',
      '… heated in a black basin until it evaporates, … > … heated in a deep tray until it evaporates, …',
    ],
  ])
  expect(changes({ description: `${long} Twice.` }, { description: long })).toEqual([
    ['Description', '… side of the glass. > … side of the glass. Twice.'],
  ])
})

test('where a long text is changed in many places it is only said that it is', () => {
  expect(changes({ description: long.toUpperCase() }, { description: long })).toEqual([['Description', null]])
  expect(changes({ description: long })).toEqual([['Description', null]])
})

test('the changed fields are kept as the form holds them', () => {
  expect(changedValues(saved, { ...saved, trl: '5', papers: 'no DOI' })).toEqual({ trl: '5', papers: 'no DOI' })
})
