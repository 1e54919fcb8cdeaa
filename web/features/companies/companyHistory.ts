/** A company's history in words. */
import * as texts from '#texts/companies/companyHistory.js'
import type { Change, HistoryWords } from '#web/features/history/History.tsx'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import { stageLooks } from './companyWords.ts'

type Find = (field: string) => Change | undefined

const quoted = (value: unknown) => `“${(value ?? '') as string}”`
const dayWords = (value: unknown) => formatDate(String(value).slice(0, 10))

/** What was done, as the rest of a sentence that begins with a name. */
const deeds: Record<string, (find: Find) => string> = {
  createCompany: () => 'wrote the company down',
  updateCompany: () => 'changed its profile',
  setCompanyRelation: () => 'changed the relationship',
  publishChallenge: () => 'published its first challenge: it is active now',
  mergeCompanies: (find) => `merged ${quoted(find('merged')?.before)} into ${quoted(find('merged')?.after)}`,
  createCompanyNote: (find) =>
    find('contactOn') ? `noted a contact on ${dayWords(find('contactOn')?.after)}` : 'wrote a note',
  updateCompanyNote: () => 'changed a note',
  deleteCompanyNote: () => 'deleted a note',
  setCompanyTask: (find) =>
    find('task')?.before == null
      ? `planned ${quoted(find('task')?.after)} for ${dayWords(find('dueOn')?.after)}`
      : `changed the task ${quoted(find('task')?.after)}`,
  completeCompanyTask: (find) =>
    `said that ${quoted(find('task')?.after)} is ${find('done')?.after ? 'done' : 'not done after all'}`,
  removeCompanyTask: (find) => `removed the task ${quoted(find('task')?.before)}`,
}

const labels: Record<string, string> = {
  name: 'Name',
  sectors: 'Sectors',
  website: 'Website',
  city: 'City',
  description: texts.aboutTheCompany(),
  stage: 'Stage',
  owner: 'Account owner',
  expectedValue: 'Expected value',
}
const detailed = new Set(['updateCompany', 'setCompanyRelation'])

/** The words of the History component. */
export const companyHistory: HistoryWords = {
  deed: (action, changes) =>
    deeds[action]?.((field) => changes.find((change) => change.field === field)) ?? 'changed the company',
  shown: (action, changes) => (detailed.has(action) ? changes.filter(({ field }) => field in labels) : []),
  label: (field) => labels[field] ?? field,
  value(field, value) {
    if (value == null || value === '' || (Array.isArray(value) && !value.length)) return 'Nothing'
    if (field === 'sectors') return (value as Parameters<typeof sectorName>).map(sectorName).join(', ')
    if (field === 'stage') return stageLooks[value as keyof typeof stageLooks].words
    return field === 'expectedValue' ? formatMoney(Number(value)) : (value as string)
  },
}
