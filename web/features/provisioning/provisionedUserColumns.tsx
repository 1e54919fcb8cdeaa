/** Provisioned accounts as rows and cards of their list. */
import { Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/provisioning/accounts.js'
import * as parts from '#texts/provisioning/parts.js'
import type {
  provisionedUserColumns_account$data,
  provisionedUserColumns_account$key,
} from '#web/__generated__/provisionedUserColumns_account.graphql.ts'
import { AccountTag } from '#web/features/accounts/AccountTag.tsx'
import { RoleName } from '#web/features/users/RoleName.tsx'
import { userPath } from '#web/features/users/userPaths.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatTime } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { originInWords } from './originWords.ts'

type Account = provisionedUserColumns_account$data[number]

export const useProvisionedUsers = (accounts: provisionedUserColumns_account$key) =>
  useFragment<provisionedUserColumns_account$key>(
    graphql`
      fragment provisionedUserColumns_account on ProvisionedUser @relay(plural: true) {
        id
        userName
        externalId
        origin
        createdAt
        updatedAt
        connection {
          name
        }
        user {
          number
          name
          email
          role
          status
        }
      }
    `,
    accounts,
  )

const Person = ({ account: { user } }: { account: Account }) =>
  user ? (
    <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
      <Link to={userPath(user.number)}>{user.name}</Link>
    </TextLink>
  ) : (
    parts.nobody()
  )

export const accountName = ({ userName }: Pick<Account, 'userName'>) => userName

export const provisionedUserColumns: Column<Account>[] = [
  {
    header: parts.person(),
    share: 1.5,
    keep: true,
    file: { [parts.person()]: 'user.name', [texts.email()]: 'user.email' },
    cell: (account) => <Person account={account} />,
  },
  {
    header: parts.userName(),
    share: 1.6,
    sort: 'USER_NAME',
    file: { [parts.userName()]: 'userName', [texts.externalId()]: 'externalId' },
    cell: ({ userName }) => <bdi>{userName}</bdi>,
  },
  {
    header: texts.connection(),
    share: 1,
    file: { [texts.connection()]: 'connection.name' },
    cell: ({ connection }) => connection?.name,
  },
  { header: parts.role(), share: 1.2, file: 'user.role', cell: ({ user }) => user && <RoleName role={user.role} /> },
  {
    header: texts.status(),
    width: 12,
    file: 'user.status',
    cell: ({ user }) => user && <AccountTag status={user.status} />,
  },
  { header: texts.how(), share: 1.2, file: 'origin', cell: ({ origin }) => originInWords(origin) },
  {
    header: parts.changed(),
    width: 11,
    sort: 'UPDATED_AT',
    file: { [parts.changed()]: 'updatedAt', [texts.since()]: 'createdAt' },
    look: 'one-line',
    cell: ({ updatedAt }) => formatTime(updatedAt),
  },
]

export const ProvisionedUserCard = ({ account }: { account: Account }) => (
  <Card aria-label={accountName(account)}>
    {account.user && (
      <Flex>
        <AccountTag status={account.user.status} />
      </Flex>
    )}
    <Heading as="h2" size="md" overflowWrap="anywhere">
      <Person account={account} />
    </Heading>
    <Text fontSize="sm" overflowWrap="anywhere">
      <bdi>{account.userName}</bdi>
    </Text>
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      {account.user && <RoleName role={account.user.role} />}
      {[account.connection?.name, originInWords(account.origin), formatTime(account.updatedAt)].flatMap((part) =>
        part ? [` · ${part}`] : [],
      )}
    </Text>
  </Card>
)
