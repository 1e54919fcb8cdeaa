/** Grants as rows and cards of a list. */
import { Flex, Heading, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/grants/list.js'
import { dotted } from '#listed'
import type { grantColumns_grant$data, grantColumns_grant$key } from '#web/__generated__/grantColumns_grant.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { formatDate, formatMoney, formatShortMoney } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { GrantTag } from './GrantTag.tsx'
import { grantRoleWords } from './grantWords.ts'

type Grant = grantColumns_grant$data[number]

export const useGrants = (grants: grantColumns_grant$key) =>
  useFragment<grantColumns_grant$key>(
    graphql`
      fragment grantColumns_grant on ResearchGrant @relay(plural: true) {
        id
        number
        path
        title
        funder
        call
        reference
        amount
        role
        status
        startsOn
        endsOn
        nextItem {
          title
          dueOn
          isOverdue
        }
        projects {
          id
        }
      }
    `,
    grants,
  )

const titleOf = ({ path, title }: Grant) => (
  <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
    <Link to={path}>{title}</Link>
  </TextLink>
)

const funderOf = ({ funder, call }: Grant) => dotted([funder, call])

export const periodWords = (startsOn: string | null | undefined, endsOn: string | null | undefined) =>
  startsOn && endsOn
    ? texts.period({ from: formatDate(startsOn), until: formatDate(endsOn) })
    : startsOn
      ? texts.from({ date: formatDate(startsOn) })
      : ''

const NextItem = ({ item }: { item: NonNullable<Grant['nextItem']> }) => (
  <>
    <Text as="span" display="block" overflowWrap="anywhere" dir="auto">
      {item.title}
    </Text>
    <Text as="span" fontSize="xs" color={item.isOverdue ? 'fg.error' : 'fg.muted'}>
      {item.isOverdue
        ? texts.overdueSince({ date: formatDate(item.dueOn) })
        : texts.dueBy({ date: formatDate(item.dueOn) })}
    </Text>
  </>
)

export const grantColumns: Column<Grant>[] = [
  {
    header: texts.grant(),
    share: 2.6,
    keep: true,
    sort: 'TITLE',
    file: {
      Number: 'number',
      [texts.grant()]: 'title',
      [texts.funder()]: 'funder',
      [texts.call()]: 'call',
      [texts.reference()]: 'reference',
    },
    cell: (grant) => (
      <Stack gap="0">
        {titleOf(grant)}
        <Text fontSize="xs" color="fg.muted" lineClamp={1} dir="auto">
          {funderOf(grant)}
        </Text>
      </Stack>
    ),
  },
  { header: texts.status(), width: 8, file: 'status', cell: ({ status }) => <GrantTag status={status} /> },
  {
    header: texts.amount(),
    width: 6.5,
    align: 'end',
    sort: 'AMOUNT',
    file: { [texts.amountAed()]: 'amount' },
    look: 'one-line',
    cell: ({ amount }) => formatShortMoney(amount),
  },
  { header: texts.role(), width: 6, file: 'role', cell: ({ role }) => grantRoleWords[role] },
  {
    header: texts.runs(),
    share: 1.5,
    sort: 'STARTS_ON',
    file: { [texts.startsOn()]: 'startsOn', [texts.endsOn()]: 'endsOn' },
    cell: ({ startsOn, endsOn }) => periodWords(startsOn, endsOn),
  },
  {
    header: texts.next(),
    share: 1.6,
    file: { [texts.next()]: 'nextItem.title', [texts.dueOn()]: 'nextItem.dueOn' },
    cell: ({ nextItem }) => nextItem && <NextItem item={nextItem} />,
  },
  {
    header: texts.projects(),
    width: 6,
    look: 'one-line',
    cell: ({ projects }) => projects.length > 0 && texts.projectCount({ count: projects.length }),
  },
]

export const GrantCard = ({ grant }: { grant: Grant }) => (
  <Card aria-label={grant.title}>
    <Flex gap="1.5" wrap="wrap">
      <GrantTag status={grant.status} />
    </Flex>
    <Heading as="h2" size="md">
      {titleOf(grant)}
    </Heading>
    <Text fontSize="sm" color="fg.muted" dir="auto">
      {funderOf(grant)}
    </Text>
    <Text fontWeight="medium">{formatMoney(grant.amount)}</Text>
    <Facts
      facts={[
        [texts.role(), grantRoleWords[grant.role]],
        [texts.runs(), periodWords(grant.startsOn, grant.endsOn)],
        [texts.next(), grant.nextItem && <NextItem key="next" item={grant.nextItem} />],
      ]}
    />
  </Card>
)
