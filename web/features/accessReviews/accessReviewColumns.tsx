/** Reviews of access as rows and cards of their list. */
import { Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/accessReviews/list.js'
import { dotted } from '#listed'
import type {
  accessReviewColumns_review$data,
  accessReviewColumns_review$key,
} from '#web/__generated__/accessReviewColumns_review.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatCount, formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { lookOfReview, reviewPath } from './reviewWords.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'

type Review = accessReviewColumns_review$data[number]

export const useAccessReviews = (reviews: accessReviewColumns_review$key) =>
  useFragment<accessReviewColumns_review$key>(
    graphql`
      fragment accessReviewColumns_review on AccessReview @relay(plural: true) {
        id
        number
        name
        status
        isOverdue
        openedAt
        dueOn
        finishedAt
        itemCount
        openCount
        removedCount
      }
    `,
    reviews,
  )

const Name = ({ review: { number, name } }: { review: Review }) => (
  <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
    <Link to={reviewPath(number)}>{name}</Link>
  </TextLink>
)
const decided = ({ itemCount, openCount }: Review) =>
  texts.decidedOf({ decided: formatCount(itemCount - openCount), all: formatCount(itemCount) })

export const accessReviewColumns: Column<Review>[] = [
  {
    header: texts.review(),
    share: 2,
    keep: true,
    file: { Number: 'number', [texts.review()]: 'name' },
    cell: (review) => <Name review={review} />,
  },
  { header: texts.state(), width: 8, file: 'status', cell: (review) => <LookTag look={lookOfReview(review)} /> },
  {
    header: texts.opened(),
    width: 8.5,
    sort: 'OPENED_AT',
    file: 'openedAt',
    look: 'one-line',
    cell: ({ openedAt }) => formatDate(openedAt),
  },
  {
    header: texts.due(),
    width: 8.5,
    sort: 'DUE_ON',
    file: 'dueOn',
    look: 'one-line',
    cell: ({ dueOn }) => formatDate(dueOn),
  },
  {
    header: texts.decided(),
    width: 9,
    file: { Items: 'itemCount', Open: 'openCount', Removed: 'removedCount' },
    cell: decided,
  },
  {
    header: texts.finished(),
    width: 8.5,
    file: 'finishedAt',
    look: 'one-line',
    cell: ({ finishedAt }) => (finishedAt ? formatDate(finishedAt) : ''),
  },
]

export const AccessReviewCard = ({ review }: { review: Review }) => (
  <Card aria-label={review.name}>
    <div>
      <LookTag look={lookOfReview(review)} />
    </div>
    <Heading as="h2" size="md">
      <Name review={review} />
    </Heading>
    <Text color="fg.muted" fontSize="sm">
      {dotted([texts.dueOn({ day: formatDate(review.dueOn) }), decided(review)])}
    </Text>
  </Card>
)
