/** The updates that investors ask for, as rows and cards of a list. */
import { Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/holdings/updateList.js'
import { dotted, listed } from '#listed'
import type {
  updateColumns_update$data,
  updateColumns_update$key,
} from '#web/__generated__/updateColumns_update.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { intervals } from './holdingWords.ts'
import { UpdateTag } from './UpdateTag.tsx'

type Update = updateColumns_update$data[number]

export const useUpdates = (updates: updateColumns_update$key) =>
  useFragment<updateColumns_update$key>(
    graphql`
      fragment updateColumns_update on HoldingUpdate @relay(plural: true) {
        id
        number
        path
        title
        dueOn
        answeredAt
        request {
          every
          investor {
            name
            department
          }
        }
        ...UpdateTag_update
      }
    `,
    updates,
  )

const titleOf = ({ path, title }: Update) => (
  <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
    <Link to={path}>{title}</Link>
  </TextLink>
)

const askerOf = ({ request }: Update) =>
  listed([request?.investor?.name ?? texts.formerMember(), request?.investor?.department])

const everyOf = ({ request }: Update) => (request ? intervals[request.every]! : '')

export const updateColumns: Column<Update>[] = [
  {
    header: texts.project(),
    share: 2.2,
    keep: true,
    file: { Number: 'number', [texts.project()]: 'title' },
    cell: titleOf,
  },
  { header: texts.state(), width: 8, cell: (update) => <UpdateTag update={update} /> },
  { header: texts.investor(), share: 1.6, file: { [texts.investor()]: 'request.investor.name' }, cell: askerOf },
  { header: texts.every(), width: 8, file: { [texts.every()]: 'request.every' }, cell: everyOf },
  {
    header: texts.dueOn(),
    width: 7.5,
    sort: 'DUE_ON',
    file: 'dueOn',
    look: 'one-line',
    cell: ({ dueOn }) => formatDate(dueOn),
  },
  {
    header: texts.answeredOn(),
    width: 7.5,
    file: 'answeredAt',
    look: 'one-line',
    cell: ({ answeredAt }) => (answeredAt ? formatDate(answeredAt) : texts.notYet()),
  },
]

export const UpdateCard = ({ update }: { update: Update }) => (
  <Card aria-label={update.title}>
    <Flex gap="1.5" wrap="wrap">
      <UpdateTag update={update} />
    </Flex>
    <Heading as="h2" size="md">
      {titleOf(update)}
    </Heading>
    <Text>{askerOf(update)}</Text>
    <Text color="fg.muted" fontSize="sm">
      {dotted([everyOf(update), texts.due({ date: formatDate(update.dueOn) })])}
    </Text>
  </Card>
)
