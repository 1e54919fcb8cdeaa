/** A few ideas as links, with where they stand and by when an answer is promised. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { answerBy as answerWords } from '#web/ui/dueWords.ts'
import type { IdeaLinks_ideas$key } from '#web/__generated__/IdeaLinks_ideas.graphql.ts'
import { IdeaStatusBadge } from '#web/features/ideas/IdeaStatusBadge.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'

export function IdeaLinks({ ideas, none }: { ideas: IdeaLinks_ideas$key; none: string }) {
  const rows = nodesOf(
    useFragment(
      graphql`
        fragment IdeaLinks_ideas on IdeaConnection {
          edges {
            node {
              id
              path
              title
              status
              answerBy
            }
          }
        }
      `,
      ideas,
    ),
  )
  return (
    <LinkRows none={none}>
      {rows.map(({ id, path, title, status, answerBy }) => (
        <LinkRow
          key={id}
          to={path}
          title={title}
          note={(status === 'SUBMITTED' || status === 'UNDER_REVIEW') && answerBy && answerWords(answerBy)}
        >
          <IdeaStatusBadge status={status} />
        </LinkRow>
      ))}
    </LinkRows>
  )
}
