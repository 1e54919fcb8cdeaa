/** Investors as rows and cards of the directory. */
import { Heading, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/investors/directory.js'
import type {
  investorColumns_investor$data,
  investorColumns_investor$key,
} from '#web/__generated__/investorColumns_investor.graphql.ts'
import { dotted, listed } from '#listed'
import { isGoingOn } from '#api/investing/interestLadder.rules.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatCount, formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { sectorsWords, ticketWords, trlWords } from './thesisWords.ts'
import { VerificationTag } from './VerificationTag.tsx'

type Investor = investorColumns_investor$data[number]

export const useInvestors = (investors: investorColumns_investor$key) =>
  useFragment<investorColumns_investor$key>(
    graphql`
      fragment investorColumns_investor on User @relay(plural: true) {
        id
        number
        name
        department
        status
        verifiedAt
        verifiedBy
        createdAt
        investor {
          documentCount
          askedAt
          answeredAt
        }
        investmentThesis {
          sectors
          trlFrom
          trlUntil
          ticketFrom
          ticketUntil
        }
        investmentInterests {
          status
        }
      }
    `,
    investors,
  )

const nameOf = ({ number, name }: Investor) => (
  <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
    <Link to={`/investors/detail/${number}`}>{name}</Link>
  </TextLink>
)

const open = ({ investmentInterests }: Investor) => investmentInterests.filter(({ status }) => isGoingOn(status)).length

const thesisOf = ({ investmentThesis: thesis }: Investor) =>
  thesis ? dotted([sectorsWords(thesis.sectors), trlWords(thesis.trlFrom, thesis.trlUntil)]) : texts.notShared()

/** Whether the account is verified, who decided and when, and whether documents are missing. */
const Verification = ({ investor: { status, verifiedAt, verifiedBy, investor } }: { investor: Investor }) => (
  <Stack gap="0.5" alignItems="start">
    <VerificationTag status={status} />
    {status !== 'PENDING_VERIFICATION' && verifiedAt && (
      <Text fontSize="xs" color="fg.muted">
        {listed([verifiedBy, formatDate(verifiedAt)])}
      </Text>
    )}
    {status === 'PENDING_VERIFICATION' && investor?.askedAt && !investor.answeredAt && (
      <Text fontSize="xs" color="fg.muted">
        {texts.asked({ date: formatDate(investor.askedAt) })}
      </Text>
    )}
  </Stack>
)

export const investorColumns: Column<Investor>[] = [
  {
    header: texts.investor(),
    share: 1.6,
    keep: true,
    sort: 'NAME',
    file: { Number: 'number', [texts.investor()]: 'name' },
    cell: nameOf,
  },
  { header: texts.organization(), share: 1.6, file: 'department', cell: ({ department }) => department },
  {
    header: texts.verification(),
    width: 13,
    file: { [texts.verification()]: 'status', [texts.decidedBy()]: 'verifiedBy', [texts.decidedOn()]: 'verifiedAt' },
    cell: (investor) => <Verification investor={investor} />,
  },
  {
    header: texts.documents(),
    width: 8,
    cell: ({ investor }) => formatCount(investor?.documentCount ?? 0),
  },
  { header: texts.thesis(), share: 2.2, cell: thesisOf },
  {
    header: texts.ticket(),
    share: 1.3,
    cell: ({ investmentThesis }) => (investmentThesis && ticketWords(investmentThesis)) ?? texts.notStated(),
  },
  { header: texts.interests(), width: 7, cell: (investor) => formatCount(open(investor)) },
  {
    header: texts.since(),
    width: 7.5,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
]

export const InvestorCard = ({ investor }: { investor: Investor }) => (
  <Card aria-label={investor.name}>
    <Verification investor={investor} />
    <Heading as="h2" size="md">
      {nameOf(investor)}
    </Heading>
    <Text>{ownWay(investor.department)}</Text>
    <Text color="fg.muted" fontSize="sm">
      {dotted([
        thesisOf(investor),
        investor.investmentThesis && ticketWords(investor.investmentThesis),
        texts.documentCount({ count: investor.investor?.documentCount ?? 0 }),
        texts.openInterests({ count: open(investor) }),
      ])}
    </Text>
  </Card>
)
