/** The names in addresses: what each means and which values can be read, for requests and for the API's description. */
import { allRoles } from '../features/accounts/account.rules.ts'
import type { JsonSchema } from './openapi/schemaOfRules.ts'
import { lower } from './shim.ts'

const whole = (minimum: number, maximum?: number): JsonSchema => ({
  type: 'integer',
  minimum,
  ...(maximum === undefined ? {} : { maximum }),
})
const text: JsonSchema = { type: 'string' }

const known: Record<string, readonly [schema: JsonSchema, description: string]> = {
  id: [whole(1, 999_999_999), 'The number of the record.'],
  name: [text, 'The short name of the person.'],
  token: [text, 'The token of the mailed link.'],
  page: [whole(1), 'Which page, counted from 1.'],
  limit: [whole(1), 'How many records a page has; at most 100.'],
  offset: [whole(0), 'How many records to pass over.'],
  search: [text, 'Words; a record has them all, in any part of a word.'],
  role: [{ type: 'array', items: { type: 'string', enum: allRoles.map(lower) } }, 'Any of these roles, with commas.'],
  status: [{ type: 'array', items: text }, 'Any of these states, with commas.'],
  department: [{ type: 'array', items: text }, 'Any of these departments, with commas.'],
  sector: [{ type: 'array', items: text }, 'Any of these sectors, with commas.'],
  urgency: [{ type: 'array', items: text }, 'As urgent as one of these, with commas.'],
  category: [{ type: 'array', items: text }, 'Any of these categories, with commas.'],
  specialization: [text, 'Words of a field of expertise.'],
  expertId: [whole(1), 'The number of the expert.'],
  priority: [{ type: 'array', items: text }, 'Any of these priorities, with commas.'],
  requestType: [{ type: 'array', items: text }, 'Any of these types, with commas.'],
  tags: [{ type: 'array', items: text }, 'Any of these tags, with commas.'],
  ownerId: [whole(1), 'The number of the person who owns it.'],
  projectId: [whole(1), 'The number of the project.'],
  sourceProjectId: [whole(1), 'The number of your project.'],
  excludeProjectId: [whole(1), 'The number of a project to leave out.'],
  trlLevel: [whole(1, 9), 'The Technology Readiness Level.'],
  trl: [{ type: 'array', items: whole(1, 9) }, 'Any of these Technology Readiness Levels, with commas.'],
  fundingStage: [{ type: 'array', items: text }, 'Any of these stages of funding, with commas.'],
  dismissedIds: [{ type: 'array', items: whole(1) }, 'The numbers of projects to leave out, with commas.'],
  savedId: [whole(1), 'The number of the saved opportunity.'],
  challengeId: [whole(1), 'The number of the challenge.'],
  mine: [{ type: 'boolean' }, 'Only your own.'],
  ids: [{ type: 'array', items: text }, 'The numbers of records, with commas.'],
  itemId: [whole(1), 'The number of the action item.'],
  participantId: [whole(1), 'The number of the person.'],
  year: [whole(1000, 9999), 'The year.'],
  hash: [text, 'The SHA-256 of its bytes, in hexadecimal.'],
  secret: [text, 'The secret in the address that was shown when the calendar was opened to programs.'],
  includePrivate: [{ type: 'boolean' }, 'Confidential ones, too; for the university alone.'],
  trlMin: [whole(1, 9), 'The lowest Technology Readiness Level.'],
  trlMax: [whole(1, 9), 'The highest Technology Readiness Level.'],
  list: [text, 'The name of the list in the GraphQL schema: `projects`, `users`, …'],
  format: [
    { type: 'string', enum: ['csv', 'json', 'xlsx', 'pdf'] },
    'As what; CSV when nothing is said. Lists are CSV, XLSX or JSON, reports CSV, XLSX or PDF.',
  ],
  timeRange: [text, 'The time that ends today; the last quarter when nothing is said.'],
  report: [
    { type: 'string', enum: ['overview', 'pipeline', 'indicators', 'annual', 'records'] },
    'Which report; the overview when nothing is said.',
  ],
  range: [
    { type: 'string', enum: ['month', 'quarter', 'year', 'all', 'dates'] },
    'The time that ends today, or own dates; the last quarter when nothing is said.',
  ],
  from: [{ type: 'string', format: 'date' }, 'The first day of own dates.'],
  until: [{ type: 'string', format: 'date' }, 'The last day of own dates.'],
  asOf: [{ type: 'string', format: 'date' }, 'As it was known at the end of this day.'],
  person: [whole(1), 'The number of the person whose figures they are.'],
  figure: [text, 'The code of the figure of which the records are.'],
  fiscalYear: [whole(2000, 2100), 'The calendar year in which the fiscal year of the annual report ends.'],
  column: [
    { type: 'array', items: text },
    'A column, named as often as there are columns: `Header:field`, as in `Lead:principalInvestigator|owner.name`.',
  ],
  filter: [text, "The list's filter in the GraphQL schema, as JSON."],
  sort: [
    text,
    "How to sort: the list's field with its direction (`TITLE:ASC`), or the call's own words (`deadline-asc`).",
  ],
  SAMLRequest: [text, 'The request of a provider to sign out, deflated and in base64.'],
  SAMLResponse: [text, 'What a provider answers who was asked to sign out.'],
  RelayState: [text, 'What the provider wants back.'],
  SigAlg: [text, 'How the request is signed.'],
  Signature: [text, 'The signature of the request, in base64.'],
  inline: [{ type: 'boolean' }, 'To be shown instead of kept, where a browser can show it safely.'],
}

/** A parameter's schema and description; `words` are the values that its call knows. A test demands a description for every name. */
export function parameters(name: string, words?: readonly string[]) {
  const [general, description] = known[name] ?? [text, '']
  const schema = words ? withWords(general, words) : general
  const list = schema['type'] === 'array' ? { style: 'form', explode: name === 'column' } : {}
  return { schema, description, ...list }
}

const withWords = (schema: JsonSchema, words: readonly string[]): JsonSchema =>
  schema['type'] === 'array' ? { ...schema, items: { ...text, enum: words } } : { ...schema, enum: words }
