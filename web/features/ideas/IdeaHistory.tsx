/** Who did what with an idea, with comments, as its submitter and the university read it. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateIdeaRules } from '#api/features/ideas/idea.rules.ts'
import type { IdeaHistory_idea$key } from '#web/__generated__/IdeaHistory_idea.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { History, type HistoryWords } from '#web/features/history/History.tsx'
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

const words: HistoryWords = {
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

export function IdeaHistory({ idea }: { idea: IdeaHistory_idea$key }) {
  const { history } = useFragment(
    graphql`
      fragment IdeaHistory_idea on Idea {
        history(first: 50) {
          edges {
            node {
              ...History_entries
            }
          }
        }
      }
    `,
    idea,
  )
  const entries = nodesOf(history)
  if (!history) return <Text color="fg.muted">Its submitter and the university see what was done with it.</Text>
  return entries.length ? <History entries={entries} words={words} /> : <Text color="fg.muted">Nothing yet.</Text>
}
