/** Who did what with a challenge, as its company and the university read it. */
import { Button, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateChallengeRules } from '#api/features/challenges/challenge.rules.ts'
import type { ChallengeHistory_challenge$key } from '#web/__generated__/ChallengeHistory_challenge.graphql.ts'
import { formatDate } from '#web/ui/format.ts'
import { History, type HistoryWords } from '#web/features/history/History.tsx'
import { displayStatusWords } from './challengeWords.ts'

const deeds: Record<string, string> = {
  createChallenge: 'began the challenge',
  importChallenges: 'imported the challenge',
  duplicateChallenge: 'copied the challenge',
  submitChallenge: 'submitted the challenge for publication',
  publishChallenge: 'published the challenge',
  returnChallenge: 'gave the challenge back',
  extendChallenge: 'extended the deadline',
  closeChallenge: 'closed the challenge',
  completeChallenge: 'completed the challenge',
  cancelChallenge: 'cancelled the challenge',
  remindCompany: 'reminded the company that applicants wait',
  assignChallengeChecker: 'chose who checks the challenge',
  inviteToPropose: 'invited a researcher to propose',
  answerQuestion: 'answered a question',
  setChallengeReviewer: 'changed the review team',
  removeChallengeReviewer: 'changed the review team',
}
const detailed = new Set([
  'updateChallenge',
  'extendChallenge',
  'answerQuestion',
  'assignChallengeChecker',
  'inviteToPropose',
  'setChallengeReviewer',
  'removeChallengeReviewer',
])

const { fields } = updateChallengeRules.describe()

function valueWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)) return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (field === 'status') return displayStatusWords[text as 'OPEN'] ?? text
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatDate(text.slice(0, 10)) : text
}

const words: HistoryWords = {
  deed: (action) => deeds[action] ?? 'changed the challenge',
  shown: (action, changes) => (detailed.has(action) ? changes.filter(({ field }) => field !== 'status') : []),
  label: (field) => (fields[field] as { meta?: { label?: string } } | undefined)?.meta?.label ?? field,
  value: valueWords,
}

export function ChallengeHistory({ challenge }: { challenge: ChallengeHistory_challenge$key }) {
  const { history } = useFragment(
    graphql`
      fragment ChallengeHistory_challenge on Challenge {
        history {
          ...History_entries
        }
      }
    `,
    challenge,
  )
  const [open, setOpen] = useState(false)
  if (!history?.length) return null
  return (
    <Stack gap="3">
      <Button size="sm" variant="ghost" alignSelf="start" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide history' : 'Show history'}
      </Button>
      {open && <History entries={history} words={words} />}
    </Stack>
  )
}
