/** The latest collaborations that run, on a dashboard; nothing when there are none. */
import { Button } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/collaborations/openCollaborations.js'
import type { OpenCollaborations_query$key } from '#web/__generated__/OpenCollaborations_query.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'
import { CollaborationLinks } from './CollaborationLinks.tsx'
import { collaborationsPath } from './collaborationPath.ts'

export function OpenCollaborations({ query }: { query: OpenCollaborations_query$key }) {
  const { collaborations } = useFragment(
    graphql`
      fragment OpenCollaborations_query on Query {
        collaborations(filter: { status: [PROPOSED, AGREEMENT, RUNNING] }, first: 3) {
          totalCount(exact: true)
          edges {
            node {
              ...CollaborationLinks_collaborations
            }
          }
        }
      }
    `,
    query,
  )
  const { permissions } = useViewer()
  if (!collaborations.totalCount) return null
  return (
    <Section title={texts.collaborations({ totalCount: collaborations.totalCount })}>
      <CollaborationLinks collaborations={nodesOf(collaborations)} />
      <Button asChild size="sm" variant="outline" alignSelf="start">
        <Link to={collaborationsPath(permissions)}>{texts.allCollaborations()}</Link>
      </Button>
    </Section>
  )
}
