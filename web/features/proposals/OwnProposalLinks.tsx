/** The viewer's proposals without a decision, on the dashboard; nothing before the first proposal. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/myProposals.js'
import { dotted } from '#listed'
import type { OwnProposalLinks_query$key } from '#web/__generated__/OwnProposalLinks_query.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { LinkRow, LinkRows, SeeAll } from '#web/ui/LinkRows.tsx'
import { editableUntil } from './editableUntil.ts'
import { StageTag } from './StageTag.tsx'

const all = '/industry-challenges?tab=proposals'

export function OwnProposalLinks({ query }: { query: OwnProposalLinks_query$key }) {
  const { everyProposal, openProposals } = useFragment(
    graphql`
      fragment OwnProposalLinks_query on Query {
        everyProposal: proposals(filter: { mine: true }, first: 0) {
          totalCount(exact: true)
        }
        openProposals: proposals(
          filter: { mine: true, stage: [DRAFT, RECEIVED, IN_REVIEW, SHORTLISTED], challengeCancelled: false }
          first: 3
        ) {
          totalCount(exact: true)
          edges {
            node {
              id
              number
              title
              challengeTitle
              stage
              accepted
              answerBy
              overdue
              owesChanges
              canUpdate
              challenge {
                deadline
                daysLeft
              }
            }
          }
        }
      }
    `,
    query,
  )
  if (!everyProposal.totalCount) return null
  const rows = nodesOf(openProposals)
  return (
    <Section title={texts.myProposals()}>
      {rows.length === 0 && <Text color="fg.muted">{texts.noProposalsAreWaitingFor()}</Text>}
      {rows.length > 0 && (
        <LinkRows>
          {rows.map(
            ({ id, number, title, challengeTitle, stage, accepted, answerBy, overdue, owesChanges, ...more }) => (
              <LinkRow
                key={id}
                to={`${all}&proposal=${number}`}
                title={title || texts.proposalTo({ challengeTitle })}
                note={dotted([
                  challengeTitle,
                  editableUntil({ stage, ...more }),
                  answerBy && texts.promisedAnswerBy({ answerBy: formatDate(answerBy) }),
                ])}
              >
                {owesChanges && <Tag tone="warning">{texts.changesAskedFor()}</Tag>}
                {overdue && <Tag tone="danger">{texts.answerOverdue()}</Tag>}
                <StageTag stage={stage} accepted={accepted} />
              </LinkRow>
            ),
          )}
        </LinkRows>
      )}
      <SeeAll to={all} shown={rows.length} total={everyProposal.totalCount} of={texts.proposals()} />
    </Section>
  )
}
