/** Items of a review of access as rows and cards of their list. */
import { Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/accessReviews/items.js'
import { dotted } from '#listed'
import type {
  reviewItemColumns_item$data,
  reviewItemColumns_item$key,
} from '#web/__generated__/reviewItemColumns_item.graphql.ts'
import { RoleName } from '#web/features/users/RoleName.tsx'
import { userPath } from '#web/features/users/userPaths.ts'
import { Card } from '#web/ui/Card.tsx'
import { ago, formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { ItemActions } from './ItemActions.tsx'
import { lookOfDecision } from './reviewWords.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'

type Item = reviewItemColumns_item$data[number]

export const useReviewItems = (items: reviewItemColumns_item$key) =>
  useFragment<reviewItemColumns_item$key>(
    graphql`
      fragment reviewItemColumns_item on AccessReviewItem @relay(plural: true) {
        id
        scope
        role
        title
        isRoom
        expiresOn
        since
        lastSignIn
        decision
        reason
        user {
          number
          name
        }
        givenBy {
          name
        }
        decidedBy {
          name
        }
        ...ItemActions_item
      }
    `,
    items,
  )

export const personOf = ({ user }: Pick<Item, 'user'>) => user?.name ?? texts.formerMember()

const Person = ({ item }: { item: Item }) =>
  item.user ? (
    <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
      <Link to={userPath(item.user.number)}>{item.user.name}</Link>
    </TextLink>
  ) : (
    texts.formerMember()
  )

const What = ({ item: { role, title, isRoom, expiresOn } }: { item: Item }) =>
  role ? (
    <RoleName role={role} />
  ) : (
    <>
      {isRoom ? texts.roomOf({ title }) : title}
      {expiresOn && ` (${texts.until({ day: formatDate(expiresOn) })})`}
    </>
  )

const giverOf = ({ givenBy }: Item) => givenBy?.name ?? texts.nobody()
const lastOf = ({ lastSignIn }: Item) => (lastSignIn ? ago(lastSignIn) : texts.never())

export const reviewItemColumns: Column<Item>[] = [
  {
    header: texts.person(),
    share: 1.4,
    keep: true,
    file: { [texts.person()]: 'user.name' },
    cell: (item) => <Person item={item} />,
  },
  {
    header: texts.access(),
    share: 1.8,
    keep: true,
    file: { Scope: 'scope', Role: 'role', Record: 'title', [texts.expiresOn()]: 'expiresOn' },
    cell: (item) => <What item={item} />,
  },
  {
    header: texts.since(),
    width: 8.5,
    sort: 'SINCE',
    file: 'since',
    look: 'one-line',
    cell: ({ since }) => formatDate(since),
  },
  { header: texts.givenBy(), share: 1.2, file: { [texts.givenBy()]: 'givenBy.name' }, cell: giverOf },
  { header: texts.lastSignIn(), width: 8.5, file: 'lastSignIn', look: 'one-line', cell: lastOf },
  {
    header: texts.decision(),
    width: 9.5,
    keep: true,
    file: {
      [texts.decision()]: 'decision',
      Reason: 'reason',
      [texts.decidedBy()]: 'decidedBy.name',
      [texts.decidedAt()]: 'decidedAt',
    },
    cell: ({ decision }) => <LookTag look={lookOfDecision(decision)} />,
  },
  {
    header: texts.actions(),
    width: 15,
    keep: true,
    cell: (item) => (item.decision ? item.reason : <ItemActions item={item} of={personOf(item)} />),
  },
]

export const ReviewItemCard = ({ item }: { item: Item }) => (
  <Card aria-label={personOf(item)}>
    <div>
      <LookTag look={lookOfDecision(item.decision)} />
    </div>
    <Heading as="h2" size="md">
      <Person item={item} />
    </Heading>
    <Text>
      <What item={item} />
    </Text>
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      {dotted([
        texts.sinceDay({ day: formatDate(item.since) }),
        texts.by({ name: giverOf(item) }),
        texts.signedIn({ when: lastOf(item) }),
        ...(item.reason ? [item.reason] : []),
      ])}
    </Text>
    <ItemActions item={item} of={personOf(item)} />
  </Card>
)
