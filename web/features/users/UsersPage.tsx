/** Everybody who has an account, for administrators. */
import { Button } from '@chakra-ui/react'
import { UserPlus, Users } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as actions from '#texts/users/actions.js'
import * as texts from '#texts/users/list.js'
import * as pages from '#texts/users/pages.js'
import type { UsersPageQuery } from '#web/__generated__/UsersPageQuery.graphql.ts'
import { SavedViews } from '#web/features/views/SavedViews.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { BulkUsers } from './BulkUsers.tsx'
import { UserCard, userColumns, useUsers } from './userColumns.tsx'
import { addUserPath } from './userPaths.ts'
import { userList } from './users.list.ts'

export default function UsersPage() {
  const { users, departments } = usePage<UsersPageQuery>(graphql`
    query UsersPageQuery($filter: UserFilter, $sort: UserSort, $first: Int, $page: Int, $exact: Boolean) @preloadable {
      users(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...userColumns_user
          }
        }
      }
      departments {
        name
      }
    }
  `)
  const list = useList(userList, { department: departments.map(({ name }) => ({ value: name, label: name })) })
  const add = (
    <Button asChild>
      <Link to={addUserPath}>
        <UserPlus size={16} aria-hidden />
        {actions.add()}
      </Link>
    </Button>
  )
  return (
    <>
      <PageHeader title={pages.users()} description={texts.description()} actions={add} />
      <List
        noun="account"
        counted={texts.counted}
        list={list}
        rows={useUsers(nodesOf(users))}
        total={users.totalCount}
        nameOf={({ name }) => name}
        columns={userColumns}
        card={(user) => <UserCard user={user} />}
        usual="table"
        tools={<SavedViews list="users" variables={userList.variables} />}
        exporting={useExport('users', userList.variables)}
        bulk={(selected, done) => <BulkUsers selected={selected} onDone={() => done()} />}
        empty={{
          icon: Users,
          title: texts.none(),
          message: list.filtered ? texts.noneMatch() : texts.noneYet(),
        }}
      />
    </>
  )
}
