/** Which mails were sent to whom, and what became of each. */
import { Mail } from 'lucide-react'
import { graphql } from 'react-relay'
import { listed } from '#listed'
import * as texts from '#texts/notificationCatalogue/mails.js'
import * as pages from '#texts/notificationCatalogue/pages.js'
import type { MailLogPageQuery } from '#web/__generated__/MailLogPageQuery.graphql.ts'
import { usePersonFilter } from '#web/features/people/usePersonFilter.tsx'
import { SavedViews } from '#web/features/views/SavedViews.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { formatTime } from '#web/ui/format.ts'
import { List } from '#web/ui/list/List.tsx'
import { useDayFilter } from '#web/ui/list/useDayFilter.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CatalogueTabs } from './CatalogueTabs.tsx'
import { MailCard, mailColumns, useMails } from './mailColumns.tsx'
import { mailList } from './mails.list.ts'
import { SendGivenUp } from './SendGivenUp.tsx'

export default function MailLogPage() {
  const { outgoingMails, notificationCatalogue, givenUpMails } = usePage<MailLogPageQuery>(graphql`
    query MailLogPageQuery(
      $filter: OutgoingMailFilter
      $sort: OutgoingMailSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      outgoingMails(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...mailColumns_mail
          }
        }
      }
      notificationCatalogue {
        name
        title
      }
      givenUpMails
    }
  `)
  const list = useList(mailList, {
    kind: notificationCatalogue.map(({ name, title }) => ({ value: name, label: title })),
    person: usePersonFilter('person'),
    from: useDayFilter('from'),
    until: useDayFilter('until'),
  })
  return (
    <>
      <PageHeader
        title={pages.log()}
        description={texts.description()}
        actions={givenUpMails > 0 && <SendGivenUp count={givenUpMails} />}
      />
      <CatalogueTabs here="log" />
      <List
        noun="mail"
        counted={texts.counted}
        list={list}
        rows={useMails(nodesOf(outgoingMails))}
        total={outgoingMails.totalCount}
        nameOf={({ subject, createdAt }) => listed([subject, formatTime(createdAt)])}
        columns={mailColumns}
        card={(mail) => <MailCard mail={mail} />}
        usual="table"
        tools={<SavedViews list="outgoingMails" variables={mailList.variables} />}
        exporting={useExport('outgoingMails', mailList.variables, 'mails')}
        empty={{
          icon: Mail,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
    </>
  )
}
