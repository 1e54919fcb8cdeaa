/** Support requests as rows of the team's list. */
import { Flex, Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/support/list.js'
import * as words from '#texts/support/words.js'
import type {
  supportRequestColumns_request$data,
  supportRequestColumns_request$key,
} from '#web/__generated__/supportRequestColumns_request.graphql.ts'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { SupportTag } from './SupportTag.tsx'
import { urgencyWords } from './supportWords.ts'

type Request = supportRequestColumns_request$data[number]

export const useSupportRequests = (requests: supportRequestColumns_request$key) =>
  useFragment<supportRequestColumns_request$key>(
    graphql`
      fragment supportRequestColumns_request on SupportRequest @relay(plural: true) {
        id
        number
        path
        title
        urgency
        answerBy
        submittedAt
        category {
          name
        }
        requester {
          name
        }
        assignee {
          name
        }
        ...SupportTag_request
        ...SupportRequestCard_request
      }
    `,
    requests,
  )

export const supportRequestColumns: Column<Request>[] = [
  {
    header: texts.request(),
    share: 2.5,
    keep: true,
    sort: 'TITLE',
    file: { Number: 'number', [texts.request()]: 'title' },
    cell: ({ path, title }) => (
      <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
        <Link to={path}>{title}</Link>
      </TextLink>
    ),
  },
  {
    header: texts.category(),
    share: 1.4,
    file: { [texts.category()]: 'category.name' },
    cell: ({ category }) => category.name,
  },
  {
    header: texts.status(),
    width: 13,
    file: 'status',
    cell: (request) => (
      <Flex gap="1" wrap="wrap">
        <SupportTag request={request} />
      </Flex>
    ),
  },
  {
    header: texts.urgency(),
    width: 6,
    file: 'urgency',
    look: 'one-line',
    cell: ({ urgency }) => urgencyWords[urgency as keyof typeof urgencyWords],
  },
  {
    header: texts.answerBy(),
    width: 7.5,
    sort: 'ANSWER_BY',
    file: 'answerBy',
    look: 'one-line',
    cell: ({ answerBy }) => formatDate(answerBy),
  },
  {
    header: texts.assignee(),
    share: 1.2,
    file: { [texts.assignee()]: 'assignee.name' },
    cell: ({ assignee }) => assignee?.name ?? words.nobody(),
  },
  {
    header: texts.requester(),
    share: 1.2,
    file: { [texts.requester()]: 'requester.name' },
    cell: ({ requester }) => requester?.name ?? words.formerMember(),
  },
  {
    header: texts.submitted(),
    width: 7.5,
    sort: 'SUBMITTED_AT',
    file: 'submittedAt',
    look: 'one-line',
    cell: ({ submittedAt }) => formatDate(submittedAt),
  },
]
