/** When access is reviewed, and the reviews. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { CalendarPlus, ClipboardCheck } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as actions from '#texts/accessReviews/actions.js'
import * as texts from '#texts/accessReviews/list.js'
import * as pages from '#texts/accessReviews/pages.js'
import type { AccessReviewsPageQuery } from '#web/__generated__/AccessReviewsPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { Section } from '#web/ui/Facts.tsx'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AccessReviewCard, accessReviewColumns, useAccessReviews } from './accessReviewColumns.tsx'
import { accessReviewList } from './accessReviews.list.ts'
import { CreateSchedule } from './ScheduleForm.tsx'
import { ScheduleRow } from './ScheduleRow.tsx'

export default function AccessReviewsPage() {
  const { accessReviews, accessReviewSchedules } = usePage<AccessReviewsPageQuery>(graphql`
    query AccessReviewsPageQuery(
      $filter: AccessReviewFilter
      $sort: AccessReviewSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      accessReviewSchedules {
        id
        ...ScheduleRow_schedule
      }
      accessReviews(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...accessReviewColumns_review
          }
        }
      }
    }
  `)
  const list = useList(accessReviewList)
  const [creating, setCreating] = useState(false)
  return (
    <>
      <PageHeader
        title={pages.reviews()}
        description={texts.description()}
        actions={
          <Button onClick={() => setCreating(true)}>
            <CalendarPlus size={16} aria-hidden />
            {actions.create()}
          </Button>
        }
      />
      <Stack gap="5">
        <Section title={texts.schedules()}>
          {accessReviewSchedules.length > 0 ? (
            <Stack as="ul" aria-label={texts.schedules()} listStyleType="none" gap="4">
              {accessReviewSchedules.map((schedule) => (
                <ScheduleRow key={schedule.id} schedule={schedule} />
              ))}
            </Stack>
          ) : (
            <Text color="fg.muted">{texts.noSchedules()}</Text>
          )}
        </Section>
        <List
          noun="review"
          counted={texts.counted}
          list={list}
          rows={useAccessReviews(nodesOf(accessReviews))}
          total={accessReviews.totalCount}
          nameOf={({ name }) => name}
          columns={accessReviewColumns}
          card={(review) => <AccessReviewCard review={review} />}
          usual="table"
          exporting={useExport('accessReviews', accessReviewList.variables)}
          empty={{
            icon: ClipboardCheck,
            title: texts.none(),
            message: list.filtered ? texts.noneMatch() : texts.noneYet(),
          }}
        />
      </Stack>
      {creating && <CreateSchedule onClose={() => setCreating(false)} />}
    </>
  )
}
