/** A few proposals that were received, as links, with what they answer and how long they wait. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalLinks.js'
import type { ProposalLinks_proposals$key } from '#web/__generated__/ProposalLinks_proposals.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { ago } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { nameOf } from './proposalWords.ts'

export function ProposalLinks({ proposals, none }: { proposals: ProposalLinks_proposals$key; none: string }) {
  const rows = useFragment(
    graphql`
      fragment ProposalLinks_proposals on Proposal @relay(plural: true) {
        id
        number
        path
        title
        challengeTitle
        submittedAt
        overdue
        author {
          name
        }
      }
    `,
    proposals,
  )
  return (
    <LinkRows none={none}>
      {rows.map((row) => (
        <LinkRow
          key={row.id}
          to={row.path}
          title={[nameOf(row), row.author?.name].filter(Boolean).join(', ')}
          note={`${row.challengeTitle}${row.submittedAt ? texts.submitted({ submittedAt: ago(row.submittedAt) }) : ''}`}
        >
          {row.overdue && <Tag tone="danger">{texts.overdue()}</Tag>}
        </LinkRow>
      ))}
    </LinkRows>
  )
}
