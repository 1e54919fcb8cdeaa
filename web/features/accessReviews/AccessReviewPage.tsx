/** One review of access: who has what, and what is decided about it. */
import { HStack, Text } from '@chakra-ui/react'
import { UserCheck } from 'lucide-react'
import { graphql } from 'react-relay'
import { useParams } from 'react-router'
import * as texts from '#texts/accessReviews/items.js'
import * as list from '#texts/accessReviews/list.js'
import { dotted } from '#listed'
import type { AccessReviewPageQuery } from '#web/__generated__/AccessReviewPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { formatCount, formatDate } from '#web/ui/format.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { BulkItems } from './BulkItems.tsx'
import { personOf, ReviewItemCard, reviewItemColumns, useReviewItems } from './reviewItemColumns.tsx'
import { reviewItemList, reviewVariables } from './reviewItems.list.ts'
import { lookOfReview, reviewsPath } from './reviewWords.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'

export default function AccessReviewPage() {
  const { accessReview: review, accessReviewItems } = usePage<AccessReviewPageQuery>(graphql`
    query AccessReviewPageQuery(
      $number: Int!
      $filter: AccessReviewItemFilter
      $sort: AccessReviewItemSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      accessReview(number: $number) {
        name
        status
        isOverdue
        openedAt
        dueOn
        finishedAt
        handler {
          name
        }
        itemCount
        openCount
      }
      accessReviewItems(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...reviewItemColumns_item
          }
        }
      }
    }
  `)
  const params = useParams()
  const used = useList(reviewItemList)
  const rows = useReviewItems(nodesOf(accessReviewItems))
  const exporting = useExport('accessReviewItems', ({ search }) => reviewVariables({ params, search }))
  if (!review)
    return (
      <RecordMissing
        title={texts.missing()}
        message={texts.missingMessage()}
        back={{ to: reviewsPath, label: texts.back() }}
      />
    )
  const { name, finishedAt, handler, itemCount, openCount } = review
  return (
    <>
      <PageHeader title={name} description={texts.description()} />
      <HStack gap="3" flexWrap="wrap" marginBottom="4">
        <LookTag look={lookOfReview(review)} />
        <Text color="fg.muted">
          {dotted([
            finishedAt
              ? texts.finishedOn({ day: formatDate(finishedAt) })
              : list.dueOn({ day: formatDate(review.dueOn) }),
            list.decidedOf({ decided: formatCount(itemCount - openCount), all: formatCount(itemCount) }),
            handler && texts.reviewer({ name: handler.name }),
          ])}
        </Text>
      </HStack>
      <List
        noun="reviewItem"
        counted={texts.counted}
        list={used}
        rows={rows}
        total={accessReviewItems.totalCount}
        nameOf={personOf}
        columns={reviewItemColumns}
        card={(item) => <ReviewItemCard item={item} />}
        usual="table"
        exporting={exporting}
        {...(openCount > 0
          ? { bulk: (selected: string[], done: () => void) => <BulkItems selected={selected} onDone={done} /> }
          : {})}
        empty={{ icon: UserCheck, title: texts.none(), message: texts.noneMatch() }}
      />
    </>
  )
}
