/** All accounts that systems of the university provision. */
import { UsersRound } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/provisioning/accounts.js'
import * as pages from '#texts/provisioning/pages.js'
import type { ProvisionedUsersPageQuery } from '#web/__generated__/ProvisionedUsersPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import {
  accountName,
  ProvisionedUserCard,
  provisionedUserColumns,
  useProvisionedUsers,
} from './provisionedUserColumns.tsx'
import { provisionedUserList } from './provisionedUsers.list.ts'

export default function ProvisionedUsersPage() {
  const { provisionedUsers, provisioningConnections } = usePage<ProvisionedUsersPageQuery>(graphql`
    query ProvisionedUsersPageQuery(
      $filter: ProvisionedUserFilter
      $sort: ProvisionedUserSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      provisionedUsers(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...provisionedUserColumns_account
          }
        }
      }
      provisioningConnections {
        number
        name
      }
    }
  `)
  const list = useList(provisionedUserList, {
    connection: provisioningConnections.map(({ number, name }) => ({ value: String(number), label: name })),
  })
  return (
    <>
      <PageHeader title={pages.accounts()} description={texts.description()} />
      <List
        noun="account"
        counted={texts.counted}
        list={list}
        rows={useProvisionedUsers(nodesOf(provisionedUsers))}
        total={provisionedUsers.totalCount}
        nameOf={accountName}
        columns={provisionedUserColumns}
        card={(account) => <ProvisionedUserCard account={account} />}
        usual="table"
        exporting={useExport('provisionedUsers', provisionedUserList.variables)}
        empty={{
          icon: UsersRound,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
    </>
  )
}
