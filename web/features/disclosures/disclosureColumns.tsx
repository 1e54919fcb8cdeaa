/** Disclosures as rows of the team's list. */
import { Flex, Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/disclosures/list.js'
import type {
  disclosureColumns_disclosure$data,
  disclosureColumns_disclosure$key,
} from '#web/__generated__/disclosureColumns_disclosure.graphql.ts'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { DisclosureTag } from './DisclosureTag.tsx'

type Disclosure = disclosureColumns_disclosure$data[number]

export const useDisclosures = (disclosures: disclosureColumns_disclosure$key) =>
  useFragment<disclosureColumns_disclosure$key>(
    graphql`
      fragment disclosureColumns_disclosure on InventionDisclosure @relay(plural: true) {
        id
        number
        path
        title
        decideBy
        submittedAt
        submitter {
          name
        }
        handler {
          name
        }
        ...DisclosureTag_disclosure
        ...DisclosureCard_disclosure
      }
    `,
    disclosures,
  )

export const disclosureColumns: Column<Disclosure>[] = [
  {
    header: texts.disclosure(),
    share: 2.5,
    keep: true,
    sort: 'TITLE',
    file: { Number: 'number', [texts.disclosure()]: 'title' },
    cell: ({ path, title }) => (
      <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
        <Link to={path}>{title}</Link>
      </TextLink>
    ),
  },
  {
    header: texts.status(),
    width: 14,
    file: { [texts.status()]: 'status', [texts.decision()]: 'decision' },
    cell: (disclosure) => (
      <Flex gap="1" wrap="wrap">
        <DisclosureTag disclosure={disclosure} />
      </Flex>
    ),
  },
  {
    header: texts.decideBy(),
    width: 7.5,
    sort: 'DECIDE_BY',
    file: 'decideBy',
    look: 'one-line',
    cell: ({ decideBy }) => formatDate(decideBy),
  },
  {
    header: texts.submitter(),
    share: 1.2,
    file: { [texts.submitter()]: 'submitter.name' },
    cell: ({ submitter }) => submitter?.name ?? texts.formerMember(),
  },
  {
    header: texts.handler(),
    share: 1.2,
    file: { [texts.handler()]: 'handler.name' },
    cell: ({ handler }) => handler?.name ?? texts.nobody(),
  },
  {
    header: texts.submitted(),
    width: 7.5,
    sort: 'SUBMITTED_AT',
    file: 'submittedAt',
    look: 'one-line',
    cell: ({ submittedAt }) => formatDate(submittedAt),
  },
]
