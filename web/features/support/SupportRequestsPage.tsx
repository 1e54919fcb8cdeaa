/** The support requests of all researchers, for the team that answers them. */
import { Button } from '@chakra-ui/react'
import { Inbox, UserCheck } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as actions from '#texts/support/actions.js'
import * as counts from '#texts/support/counts.js'
import * as texts from '#texts/support/list.js'
import * as pages from '#texts/support/pages.js'
import type { SupportRequestsPageQuery } from '#web/__generated__/SupportRequestsPageQuery.graphql.ts'
import { universityRoles } from '#web/features/companies/companyWords.ts'
import { usePersonFilter } from '#web/features/people/usePersonFilter.tsx'
import { SavedViews } from '#web/features/views/SavedViews.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { placeOf } from './categoryChoices.ts'
import { AssignRequests } from './AssignRequests.tsx'
import { SupportRequestCard } from './SupportRequestCard.tsx'
import { supportRequestColumns, useSupportRequests } from './supportRequestColumns.tsx'
import { supportRequestList } from './supportRequests.list.ts'

export default function SupportRequestsPage() {
  const { supportRequests, supportCategories } = usePage<SupportRequestsPageQuery>(graphql`
    query SupportRequestsPageQuery(
      $filter: SupportRequestFilter
      $sort: SupportRequestSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      supportRequests(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...supportRequestColumns_request
          }
        }
      }
      supportCategories(first: 100) {
        edges {
          node {
            number
            name
            parent {
              name
              parent {
                name
              }
            }
          }
        }
      }
    }
  `)
  const list = useList(supportRequestList, {
    category: nodesOf(supportCategories).map((one) => ({ value: String(one.number), label: placeOf(one) })),
    assignee: usePersonFilter('assignee', { roles: universityRoles }),
  })
  return (
    <>
      <PageHeader title={pages.requests()} description={texts.description()} />
      <List
        noun="support request"
        counted={counts.requests}
        list={list}
        rows={useSupportRequests(nodesOf(supportRequests))}
        total={supportRequests.totalCount}
        nameOf={({ title }) => title}
        columns={supportRequestColumns}
        card={(request) => <SupportRequestCard request={request} />}
        tools={<SavedViews list="supportRequests" variables={supportRequestList.variables} />}
        exporting={useExport('supportRequests', supportRequestList.variables)}
        bulk={(selected, done) => <AssignSelected selected={selected} onDone={() => done()} />}
        empty={{
          icon: Inbox,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
    </>
  )
}

function AssignSelected({ selected, onDone }: { selected: string[]; onDone: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <UserCheck size={16} aria-hidden />
        {actions.assign()}
      </Button>
      {open && <AssignRequests ids={selected} assigneeId="" onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  )
}
