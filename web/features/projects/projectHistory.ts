/** A project's history in words: what each action did, what its fields are called, and their values as people read them. */
import type { SchemaDescription } from 'yup'
import { updateProjectRules } from '#api/features/projects/project.rules.ts'
import type { ProjectStatus } from '#web/__generated__/ProjectBadges_project.graphql.ts'
import type { FundingStatus } from '#web/__generated__/MyProjectsPage_project.graphql.ts'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import type { Change, HistoryWords } from '#web/features/history/History.tsx'
import { fundingWords, statusWords, trlWords } from './projectWords.ts'

/** What was done, as the rest of a sentence that begins with a name. */
function deedWords(action: string, changes: readonly Change[]): string {
  const change = (field: string) => changes.find((one) => one.field === field)
  const audience = changes.map(({ field }) => audiences[field]).find(Boolean)
  if (audience) return changes[0]!.after ? `opened the project to ${audience}` : `closed the project to ${audience}`
  const status = change('status')
  if (action === 'reviewProject') return status?.after === 'DRAFT' ? 'returned the proposal' : 'accepted the proposal'
  if (action in deeds) return deeds[action]!
  if (action in fileDeeds && changes[0]) return fileDeeds[action]!(changes[0])
  if (status)
    return `moved the project from ${valueWords('status', status.before)} to ${valueWords('status', status.after)}`
  return `changed ${changes.map(({ field }) => inSentence(fieldLabel(field))).join(', ')}`
}

/** A label inside a sentence; TRL and the like keep their capitals. */
const inSentence = (label: string) => label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())

const audiences: Record<string, string> = { approvedForIndustry: 'industry', approvedForInvestors: 'investors' }

/** Actions that say more than the fields that they changed. */
const deeds: Record<string, string> = {
  createProject: 'created the project',
  createProjectFor: 'created the project on behalf of its owner',
  importProjects: 'imported the project',
  deleteProjects: 'deleted the project',
  restoreProjects: 'restored the deleted project',
  archiveProjects: 'archived the project',
  unarchiveProjects: 'restored the project from the archive',
  answerProjectJoinRequest: 'answered a request to join',
  setProjectMember: 'changed the team',
  removeProjectMember: 'took a member off the team',
  leaveProject: 'left the project',
  transferProject: 'handed the project over',
  setProjectProgress: 'said how far the project is',
  assessProject: 'assessed the commercial potential',
}

/** What is done with a file names the file. */
const fileDeeds: Record<string, (change: Change) => string> = {
  addFile: (change) => `added the file ${nameIn(change)}`,
  deleteFile: (change) => `deleted the file ${nameIn(change)}`,
  shareFile: (change) =>
    change.after ? `opened the file ${nameIn(change)} to readers` : `kept the file ${nameIn(change)} inside`,
}
const nameIn = ({ before, after }: Change) => `“${(after ?? before) as string}”`

const labels: Record<string, string> = {
  approvedForIndustry: 'Open to industry',
  approvedForInvestors: 'Open to investors',
  commercialPotential: 'Commercial potential',
  embargoUntil: 'Embargo',
  progress: 'Progress',
  owner: 'Owner',
}

const { fields } = updateProjectRules.describe()

/** A field's name on screen. */
function fieldLabel(field: string): string {
  const described = fields[field] as SchemaDescription | undefined
  return labels[field] ?? described?.meta?.label ?? field
}

const money = new Set(['budget', 'fundingAmount', 'fundingAmountNeeded'])

/** A value as people read it. */
function valueWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)) return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'number')
    return field === 'trl' ? trlWords(value) : money.has(field) ? formatMoney(value) : percent(field, value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (field === 'status') return statusWords[text as ProjectStatus] ?? text
  if (text in roleWords) return roleWords[text]!
  if (field === 'fundingStatus') return fundingWords[text as FundingStatus] ?? text
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)
    ? formatDate(text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text)
    : text
}

/** What members are called. */
const roleWords: Record<string, string> = { LEAD: 'Lead', EDITOR: 'Editor', VIEWER: 'Viewer' }

const percent = (field: string, value: number) => (field === 'commercialPotential' ? `${value}%` : String(value))

/** Deeds of which the fields say the rest. */
const detailed = new Set([
  'assessProject',
  'answerProjectJoinRequest',
  'setProjectMember',
  'removeProjectMember',
  'transferProject',
  'setProjectProgress',
])

/** The fields worth showing below a deed: not those that the deed itself says. */
const shownChanges = (action: string, changes: readonly Change[]): readonly Change[] =>
  (action in deeds && !detailed.has(action)) || action in fileDeeds
    ? []
    : changes.filter(({ field }) => !(field in audiences) && field !== 'status')

export const projectHistory: HistoryWords = {
  deed: deedWords,
  shown: shownChanges,
  label: fieldLabel,
  value: valueWords,
}
