/** A collaboration's history in words. */
import { formatDate, formatMoney } from '#web/ui/format.ts'
import type { Change, HistoryWords } from '#web/features/history/History.tsx'
import {
  agreementWords,
  levelLooks,
  statusLooks,
  type AgreementState,
  type CollaborationStatus,
  type RiskLevel,
} from './collaborationWords.ts'

type Find = (field: string) => Change | undefined

const named = (change: Change | undefined) => `“${(change?.after ?? change?.before ?? '') as string}”`
const subjects = new Set(['agreement', 'milestone', 'risk'])
const dayWords = (value: unknown) => formatDate(String(value).slice(0, 10))
const dayOf = (change: Change | undefined) => dayWords(change?.after)
const isNew = (change: Change | undefined) => change?.before == null
const statusWords = (value: unknown) => statusLooks[value as CollaborationStatus]?.words ?? String(value)
const kindWords = (value: unknown) => agreementWords[value as AgreementState] ?? String(value)

/** What was done, as the rest of a sentence that begins with a name. */
const deeds: Record<string, (find: Find) => string> = {
  reviewProposal: () => 'accepted the proposal: the collaboration begins',
  renameCollaboration: (find) => `renamed it ${named(find('title'))}`,
  moveCollaboration: (find) => `moved it to ${statusWords(find('status')?.after)}`,
  closeCollaboration: (find) => `closed it as ${statusWords(find('status')?.after).toLowerCase()}`,
  setAgreement: (find) =>
    find('status')
      ? `moved it to ${statusWords(find('status')?.after)}`
      : isNew(find('agreement'))
        ? `recorded: ${kindWords(find('agreement')?.after)}, agreed on ${dayOf(find('agreedOn'))}`
        : `corrected the days of: ${kindWords(find('agreement')?.after)}`,
  removeAgreement: (find) => `took back: ${kindWords(find('agreement')?.before)}`,
  setMilestone: (find) =>
    isNew(find('milestone'))
      ? `planned the milestone ${named(find('milestone'))} for ${dayOf(find('dueDate'))}`
      : `changed the milestone ${named(find('milestone'))}`,
  completeMilestone: (find) =>
    `said that ${named(find('milestone'))} is ${find('done')?.after ? 'done' : 'not done after all'}`,
  removeMilestone: (find) => `took the milestone ${named(find('milestone'))} out`,
  setRisk: (find) => `${isNew(find('risk')) ? 'wrote down' : 'changed'} the risk ${named(find('risk'))}`,
  closeRisk: (find) => `said that the risk ${named(find('risk'))} is ${find('closed')?.after ? 'over' : 'there again'}`,
  addPartners: (find) => `brought in ${String(find('partners')?.after)}`,
  removePartner: (find) => `took ${String(find('partners')?.before)} out`,
  addFile: (find) => `added the document ${named(find('files'))}`,
  deleteFile: (find) => `deleted the document ${named(find('files'))}`,
}

const labels: Record<string, string> = {
  dueDate: 'Due on',
  agreedOn: 'Agreed on',
  endsOn: 'Ends on',
  deliverables: 'Deliverables',
  payment: 'Payment',
  level: 'Level',
  mitigation: 'What is done about it',
}

/** The words of the History component. */
export const collaborationHistory: HistoryWords = {
  deed: (action, changes) =>
    deeds[action]?.((field) => changes.find((change) => change.field === field)) ?? 'changed the collaboration',
  // What is new has no before; the sentence says it.
  shown: (_action, changes) => {
    const fresh = changes.some(({ field, before }) => before === null && subjects.has(field))
    return fresh ? [] : changes.filter(({ field }) => field in labels)
  },
  label: (field) => labels[field] ?? field,
  value(field, value) {
    if (value === null || value === undefined || value === '') return 'Nothing'
    if (field === 'payment') return formatMoney(Number(value))
    if (field === 'level') return levelLooks[value as RiskLevel].words
    return field in { dueDate: 1, agreedOn: 1, endsOn: 1 } ? dayWords(value) : (value as string)
  },
}
