/** Enquiries as rows and cards of their list. */
import { Heading, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/enquiries/list.js'
import { listed } from '#listed'
import type {
  enquiryColumns_enquiry$data,
  enquiryColumns_enquiry$key,
} from '#web/__generated__/enquiryColumns_enquiry.graphql.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { OpenTitle } from '#web/ui/list/OpenTitle.tsx'
import { enquiryStates, type EnquiryState } from './enquiryWords.ts'

type Enquiry = enquiryColumns_enquiry$data[number]
type Open = (number: number) => void

export const useEnquiries = (enquiries: enquiryColumns_enquiry$key) =>
  useFragment<enquiryColumns_enquiry$key>(
    graphql`
      fragment enquiryColumns_enquiry on TechnologyEnquiry @relay(plural: true) {
        id
        number
        headline
        name
        organization
        status
        answerBy
        overdue
        createdAt
        handler {
          name
        }
      }
    `,
    enquiries,
  )

export function EnquiryTag({ status }: { status: string }) {
  return <LookTag look={enquiryStates[status as EnquiryState]} />
}

const sender = ({ name, organization }: Enquiry) => listed([name, organization])

const AnswerBy = ({ enquiry: { answerBy, overdue } }: { enquiry: Enquiry }) => (
  <Text as="span" color={overdue ? 'fg.error' : undefined} fontWeight={overdue ? 'medium' : undefined}>
    {formatDate(answerBy)}
  </Text>
)

const Headline = ({ enquiry: { number, headline }, onOpen }: { enquiry: Enquiry; onOpen: Open }) => (
  <OpenTitle onOpen={() => onOpen(number)}>{headline}</OpenTitle>
)

export const enquiryColumns = (onOpen: Open): Column<Enquiry>[] => [
  {
    header: texts.technology(),
    share: 2,
    keep: true,
    file: { Number: 'number', [texts.technology()]: 'headline' },
    cell: (enquiry) => <Headline enquiry={enquiry} onOpen={onOpen} />,
  },
  {
    header: texts.from(),
    share: 1.4,
    file: { [texts.from()]: 'name', Organization: 'organization' },
    cell: sender,
  },
  { header: texts.status(), width: 9, file: 'status', cell: ({ status }) => <EnquiryTag status={status} /> },
  {
    header: texts.answerBy(),
    width: 8,
    sort: 'ANSWER_BY',
    file: 'answerBy',
    look: 'one-line',
    cell: (enquiry) => <AnswerBy enquiry={enquiry} />,
  },
  {
    header: texts.received(),
    width: 8,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    header: texts.handler(),
    share: 1,
    file: { [texts.handler()]: 'handler.name' },
    cell: ({ handler }) => handler?.name ?? texts.nobody(),
  },
]

export const EnquiryCard = ({ enquiry, onOpen }: { enquiry: Enquiry; onOpen: Open }) => (
  <Card aria-label={enquiry.headline}>
    <EnquiryTag status={enquiry.status} />
    <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
      <Headline enquiry={enquiry} onOpen={onOpen} />
    </Heading>
    <Text overflowWrap="anywhere" dir="auto">
      {sender(enquiry)}
    </Text>
    <Text color="fg.muted" fontSize="sm">
      {texts.answerBy()}: <AnswerBy enquiry={enquiry} />
    </Text>
  </Card>
)
