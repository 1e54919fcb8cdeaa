/** A few collaborations as links, with where they stand and what comes next. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { CollaborationLinks_collaborations$key } from '#web/__generated__/CollaborationLinks_collaborations.graphql.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { CollaborationBadges } from './CollaborationBadges.tsx'
import { NextMilestone } from './NextMilestone.tsx'

export function CollaborationLinks({ collaborations }: { collaborations: CollaborationLinks_collaborations$key }) {
  const rows = useFragment(
    graphql`
      fragment CollaborationLinks_collaborations on Collaboration @relay(plural: true) {
        id
        path
        title
        ...CollaborationBadges_collaboration
        ...NextMilestone_collaboration
      }
    `,
    collaborations,
  )
  return (
    <LinkRows>
      {rows.map((row) => (
        <LinkRow key={row.id} to={row.path} title={row.title} note={<NextMilestone collaboration={row} />}>
          <CollaborationBadges collaboration={row} />
        </LinkRow>
      ))}
    </LinkRows>
  )
}
