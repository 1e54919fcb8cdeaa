/** Accounts as rows and cards of their list. */
import { Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/users/list.js'
import type { userColumns_user$data, userColumns_user$key } from '#web/__generated__/userColumns_user.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmailAddress } from '#web/ui/EmailAddress.tsx'
import { ago, formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { AccountTag } from '#web/features/accounts/AccountTag.tsx'
import { RoleName } from './RoleName.tsx'
import { userPath } from './userPaths.ts'

type User = userColumns_user$data[number]

export const useUsers = (users: userColumns_user$key) =>
  useFragment<userColumns_user$key>(
    graphql`
      fragment userColumns_user on User @relay(plural: true) {
        id
        number
        name
        email
        role
        status
        department
        createdAt
        lastLogin
        isInvited
      }
    `,
    users,
  )

const nameOf = ({ number, name }: User) => (
  <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
    <Link to={userPath(number)}>{name}</Link>
  </TextLink>
)

const Tags = ({ user: { status, isInvited } }: { user: User }) => (
  <Flex gap="1" wrap="wrap">
    <AccountTag status={status} />
    {isInvited && <Tag tone="info">{texts.invited()}</Tag>}
  </Flex>
)

export const userColumns: Column<User>[] = [
  {
    header: texts.name(),
    share: 1.6,
    keep: true,
    sort: 'NAME',
    file: { Number: 'number', [texts.name()]: 'name' },
    cell: nameOf,
  },
  {
    header: texts.email(),
    share: 2,
    file: 'email',
    cell: ({ email }) => email && <EmailAddress>{email}</EmailAddress>,
  },
  { header: texts.role(), share: 1.3, file: 'role', cell: ({ role }) => <RoleName role={role} /> },
  { header: texts.status(), width: 12, file: 'status', cell: (user) => <Tags user={user} /> },
  { header: texts.department(), share: 1.4, file: 'department', cell: ({ department }) => department },
  {
    header: texts.registered(),
    width: 8.5,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    header: texts.lastSignIn(),
    width: 8.5,
    file: 'lastLogin',
    look: 'one-line',
    cell: ({ lastLogin }) => (lastLogin ? ago(lastLogin) : texts.never()),
  },
]

export const UserCard = ({ user }: { user: User }) => (
  <Card aria-label={user.name}>
    <Tags user={user} />
    <Heading as="h2" size="md">
      {nameOf(user)}
    </Heading>
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      <RoleName role={user.role} />
      {[user.department, user.email].flatMap((part) => (part ? [` · ${part}`] : []))}
    </Text>
  </Card>
)
