/** Values of changes in words: enums, states, people and records; what people wrote stays as it is. */
import { expect, test } from 'vitest'
import { makeProject } from '../../prisma/seed/factories/projects.ts'
import { inLanguage } from '../language.ts'
import '../schema.ts'
import { fileDatabase } from '../testing/fileDatabase.ts'
import { contextOf, person } from '../testing/run.ts'
import { valueInWords } from './valueWords.ts'

const { db } = await fileDatabase()
const admin = await person(db, 'ADMIN')
const ann = await person(db, 'RESEARCHER', { name: 'Ann Lee' })
const rita = await person(db, 'RESEARCHER')
const { id } = await makeProject(db, { ownerId: ann.id, title: 'Kiln', status: 'DRAFT', trl: null })
const ctx = contextOf(db, admin)

const isolated = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ') ?? null

const of = (entity: string, action = '') => ({ action, entity })
test.each([
  [of('Challenge'), 'sector', 'SMART_CITIES', 'Smart cities'],
  [of('Company'), 'sectors', ['WATER', 'MINING'], 'Water, Mining'],
  [of('Patent'), 'office', 'AE', 'United Arab Emirates'],
  [of('User'), 'role', 'KU_TEAM', 'University Team'],
  [of('Project'), 'status', 'DRAFT', 'a draft'],
  [of('Collaboration'), 'level', 'HIGH', 'High'],
  [of('Team'), 'Sara Noor', 'EDITOR', 'Editor'],
  [of('Team'), 'Invitation of Sara Noor', 'OBSERVER', 'Observer'],
  [of('User'), 'password', 'changed', 'Changed'],
  [of('Project'), 'title', 'DRAFT', null],
  [of('Project'), 'title', 'changed', null],
  [of('Deal'), 'handlerId', ann.id, 'Ann Lee'],
  [of('ResearchGrant'), 'projects', id, 'Kiln'],
  [of('ResearchGrant', 'linkGrantProject'), 'projectId', 999_999, 'Project #999999'],
  [of('Project'), 'offerType', 'Licence', 'License'],
  [of('Project'), 'offerType', 'A pilot with us', 'A pilot with us'],
  [of('Challenge'), 'collaborationType', 'PILOT', 'Pilot'],
  [of('Challenge'), 'fundingRange', 'TBD', 'To be determined'],
  [of('Project'), 'archiveOutcome', 'SPUN_OUT', 'closed with a spin-out'],
  [of('ResearchGrant'), 'role', 'LEAD', 'Lead'],
  [of('ArlAssessment'), 'A question', 'LOW', 'Low risk'],
  [of('Holding'), 'amount', 9_000, 'AED 9,000'],
  [of('ResearchGrant'), 'amount', 9_000, 'AED 9,000'],
  [of('Company'), 'expectedValue', 9_000, 'AED 9,000'],
  [of('Challenge'), 'maxBudget', 1_200_000, 'AED 1,200,000'],
  [of('Collaboration', 'setMilestone'), 'payment', 0, 'AED 0'],
  [of('Project'), 'teamSize', 4, null],
  [of('Project'), 'status', null, null],
])('%o %s %s: %s', async (deed, field, value, words) => {
  expect(isolated(await valueInWords(ctx, deed, field, value))).toBe(words)
})

test('they are in the language of the reader', async () => {
  const said = await inLanguage('ar', () => valueInWords(ctx, of('Challenge'), 'sector', 'SMART_CITIES'))
  expect(said).toMatch(/^\p{Script=Arabic}/u)
})

test('who does not see a record reads its number and no title', async () => {
  const said = await valueInWords(contextOf(db, rita), of('ResearchGrant'), 'projects', id)
  expect(isolated(said)).toBe(`Project #${id}`)
})
