/** One row of a file: columns by name, messy text, values as people write them, and what is refused. */
import { describe, expect, test } from 'vitest'
import { cleanText, decodeEntities, summaryOf } from '../../importing/cleanText.ts'
import { fieldsOf, matchColumn } from './columns.ts'
import { checkRow } from './importRow.ts'
import { kinds } from './kinds.ts'

const projects = kinds.PROJECT

describe('columns', () => {
  test.each([
    ['title', 'title', false],
    ['Project Title', 'title', false],
    ['award_amount_usd', 'fundingAmount', true],
    ['Budget (AED)', 'budget', false],
    ['fundingAmountNeeded', 'fundingAmountNeeded', false],
    ['TRL-Level', 'trl', false],
    ['Principal Investigator', 'principalInvestigator', false],
  ])('%s is %s', (name, field, dollars) => {
    expect(matchColumn(projects, name)).toEqual({ name, field, dollars })
  })
  test.each([['id'], ['approvedForIndustry'], ['importKey'], ['ownerId'], [''], ['usd']])('%j is not used', (name) => {
    expect(matchColumn(projects, name)).toBeNull()
  })
  test('columns that mean one field: lists are joined, else the first value counts', () => {
    const values = {
      program: 'SBIR',
      tags: ['a', 'b'],
      stage: '',
      phase: 'Phase I',
      trl: 0,
      trlLevel: 4,
      award_usd: '5',
    }
    expect(fieldsOf(projects, values, (name) => matchColumn(projects, name))).toEqual({
      tags: ['SBIR', 'a', 'b'],
      projectStage: 'Phase I',
      trl: 0,
      fundingAmount: 'USD 5',
    })
  })
})

describe('text', () => {
  test.each([
    ['Texas A&amp;M &#39;x&#39; &#x2013; 5&nbsp;&lt;&nbsp;6', "Texas A&M 'x' – 5 < 6"],
    ['twice: it&amp;#39;s', "twice: it's"],
    ['R&D; and A&M; University', 'R&D and A&M University'],
    ['&unheard; &#0; AT&T', '&unheard; &#0; AT&T'],
  ])('%s', (given, wanted) => {
    expect(decodeEntities(given)).toBe(wanted)
  })
  test('what a database cannot hold is dropped', () => {
    expect(cleanText(' a\u0000b\u0012\r\nc\ud800 ')).toBe('ab\nc\ufffd')
  })
  test.each([['N/A'], ['n/a'], ['null'], ['-'], ['Not available']])('%s says that nothing is there', (given) => {
    expect(cleanText(given)).toBe('')
  })
  test('a summary is whole sentences, without the form’s heading', () => {
    const sentence = 'The strain of E. coli grows in salt water and is stable. '
    const summary = summaryOf(`DESCRIPTION (provided by applicant): ${sentence.repeat(30)}`)
    expect(summary).toMatch(/^The strain .* is stable\.$/)
    expect(summary.length).toBeGreaterThan(400)
    expect(summary.length).toBeLessThanOrEqual(600)
    expect(summaryOf('Description of a thing.')).toBe('Description of a thing.')
    expect(summaryOf('x'.repeat(400) + ' ' + 'y'.repeat(400))).toBe(`${'x'.repeat(400)} …`)
  })
})

const good = { title: 'A', abstract: 'Long words.' }

describe('values', () => {
  test.each([
    ['fundingAmount', 'USD 1,073,017.50', 3_940_657],
    ['fundingAmount', 'AED 12000', 12_000],
    ['budget', '1,250,000', 1_250_000],
    ['budget', 99.6, 100],
    ['trl', 'TRL 4', 4],
    ['trl', '4.0', 4],
    ['trl', 0, null],
    ['status', 'In progress', 'IN_PROGRESS'],
    ['status', 'pending', 'PROPOSED'],
    ['fundingStatus', 'partially funded', 'PARTIALLY_FUNDED'],
    ['seekingInvestment', 'Yes', true],
    ['confidential', 0, false],
    ['startDate', '2017', new Date('2017-01-01')],
    ['startDate', 2017, new Date('2017-01-01')],
    ['endDate', '2017', new Date('2017-12-31')],
    ['endDate', '2024-02', new Date('2024-02-29')],
    ['startDate', '2024-02-29T10:00:00Z', new Date('2024-02-29')],
    ['tags', 'water; solar,water', ['water', 'solar']],
    ['tags', ['SBIR', 'a|b'], ['SBIR', 'a', 'b']],
    ['challenges', ['Cost, mostly', 'Heat'], ['Cost, mostly', 'Heat']],
    ['keywords', ['a', 'b'], 'a, b'],
  ])('%s %j', async (field, given, wanted) => {
    const checked = await checkRow(projects, { ...good, [field]: given })
    expect(checked.errors).toBeUndefined()
    expect((checked as { row: Record<string, unknown> }).row[field]).toEqual(wanted)
  })

  test.each([
    ['title', '', 'Title is required'],
    ['title', 'N/A', 'Title is required'],
    ['title', 'x'.repeat(301), 'At most 300 characters'],
    ['abstract', 'x'.repeat(20_001), 'At most 20000 characters'],
    ['fundingAmount', '$5', 'Must be an amount in AED'],
    ['fundingAmount', '1.073.017,50', 'Must be an amount in AED'],
    ['budget', '-5', 'Must be an amount in AED'],
    ['budget', '9e12', 'Must be an amount in AED'],
    ['budget', 'USD 1,000,000,000', 'At most AED 2,000,000,000'],
    ['trl', 'high', 'Must be a number from 1 to 9'],
    ['trl', '12', 'TRL must be between 1 and 9'],
    ['trl', '4.5', 'Must be a whole number'],
    ['status', 'finished', /^Must be one of draft, /],
    ['seekingInvestment', 'perhaps', 'Must be yes or no'],
    ['startDate', '03/04/2021', 'Must be a date like 2026-11-30, or a year'],
    ['startDate', '2021-02-31', 'Must be a date like 2026-11-30, or a year'],
    ['startDate', '0001', 'Must be after 1900'],
    ['ownerEmail', 'nobody', 'Must be an email address'],
    ['department', { name: 'x' }, 'Must be text or a number'],
  ])('%s is refused, case %#', async (field, given, message) => {
    const { errors } = await checkRow(projects, { ...good, [field]: given })
    expect(errors).toEqual({ [field]: typeof message === 'string' ? message : expect.stringMatching(message) })
  })

  test('every wrong field is named; without any text a description is missing', async () => {
    expect((await checkRow(projects, { trl: 99, budget: 'x' })).errors).toEqual({
      title: 'Title is required',
      description: 'Description is required',
      trl: 'TRL must be between 1 and 9',
      budget: 'Must be an amount in AED',
    })
  })
})

test('a row is known again by its words, whose it is, stage and start, not by case, spaces, money or tags', async () => {
  const keyOf = async (fields: object) => ((await checkRow(projects, { ...good, ...fields })) as { key: string }).key
  const key = await keyOf({})
  expect(await keyOf({ title: ' a ', abstract: 'LONG  words.', tags: 'x', budget: 5, status: 'draft' })).toBe(key)
  for (const other of [
    { title: 'B' },
    { abstract: 'Other.' },
    { projectStage: 'II' },
    { startDate: '2017' },
    { department: 'X' },
  ])
    expect(await keyOf(other)).not.toBe(key)
})
