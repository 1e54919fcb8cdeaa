/** An idea's history in words. */
import { updateIdeaRules } from '#api/features/ideas/idea.rules.ts'
import type { HistoryWords } from '#web/features/history/History.tsx'
import { statusLooks } from './ideaWords.ts'

const deeds: Record<string, string> = {
  createIdea: 'wrote the idea down',
  submitIdea: 'submitted the idea',
  createIdeaVersion: 'began this version',
  startIdeaReview: 'began to review the idea',
  scoreIdea: 'scored the idea',
  evaluateIdea: 'evaluated the idea',
  convertIdea: 'turned the idea into a project',
}
const answers: Record<string, string> = {
  APPROVED: 'approved the idea',
  NEEDS_CHANGES: 'asked for changes',
  DECLINED: 'declined the idea',
}

const { fields } = updateIdeaRules.describe()

const valueWords = (value: unknown): string => {
  if (value === null || value === '' || value === undefined || (Array.isArray(value) && !value.length)) return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value)
}

export const ideaHistory: HistoryWords = {
  deed(action, changes) {
    const status = changes.find(({ field }) => field === 'status')?.after
    if (action === 'reviewIdea') return answers[String(status)] ?? 'answered the idea'
    if (action === 'createIdea' && status === 'SUBMITTED') return 'submitted the idea'
    return deeds[action] ?? 'changed the idea'
  },
  shown: (action, changes) => (action === 'updateIdea' ? changes : []),
  label: (field) => (fields[field] as { meta?: { label?: string } } | undefined)?.meta?.label ?? field,
  value: (field, value) => (field === 'status' ? statusLooks[value as 'DRAFT'].words : valueWords(value)),
}
