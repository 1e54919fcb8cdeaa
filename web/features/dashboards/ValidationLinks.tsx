/** Requests for validation as links, those that are wanted soonest first. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/dashboards/validationLinks.js'
import { answerBy } from '#web/ui/dueWords.ts'
import type { ValidationLinks_request$key } from '#web/__generated__/ValidationLinks_request.graphql.ts'
import { priorityTones, wordsOf } from '#web/features/ideas/validationWords.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'

interface Props {
  requests: ValidationLinks_request$key
  none: string
  /** Whether they lead to their ideas, where the university chooses an expert. */
  toIdeas?: boolean
}

export function ValidationLinks({ requests, none, toIdeas = false }: Props) {
  const rows = useFragment<ValidationLinks_request$key>(
    graphql`
      fragment ValidationLinks_request on ValidationRequest @relay(plural: true) {
        id
        number
        title
        priority
        acceptedAt
        answerBy
        idea {
          path
        }
      }
    `,
    requests,
  )
  const last = '9999'
  const addressOf = ({ number, acceptedAt, idea }: (typeof rows)[number]) => {
    if (toIdeas && idea) return idea.path
    return acceptedAt ? `/experts/feedback?request=${number}` : '/experts/validations'
  }
  return (
    <LinkRows none={none}>
      {rows
        .toSorted((one, other) => (one.answerBy ?? last).localeCompare(other.answerBy ?? last))
        .map((request) => (
          <LinkRow
            key={request.id}
            to={addressOf(request)}
            title={request.title}
            note={request.answerBy && answerBy(request.answerBy)}
          >
            <Tag tone={priorityTones[request.priority]}>{texts.priority({ priority: wordsOf(request.priority) })}</Tag>
          </LinkRow>
        ))}
    </LinkRows>
  )
}
