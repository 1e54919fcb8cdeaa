/** What people did last, for the administrators' start; the log says all of it. */
import { Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/activity/latest.js'
import { dotted } from '#listed'
import type { LatestActivity_query$key } from '#web/__generated__/LatestActivity_query.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Section } from '#web/ui/Facts.tsx'
import { ago } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'

const log = '/admin/user-management/activity'

export function LatestActivity({ query }: { query: LatestActivity_query$key }) {
  const { activity } = useFragment(
    graphql`
      fragment LatestActivity_query on Query {
        activity(filter: { byPeople: true }, first: 5) {
          edges {
            node {
              id
              at
              deed
              kind
              entityNumber
              title
              path
              actor {
                name
              }
            }
          }
        }
      }
    `,
    query,
  )
  return (
    <Section title={texts.title()}>
      <LinkRows none={texts.none()}>
        {nodesOf(activity).map(({ id, at, deed, kind, entityNumber, title, path, actor }) => (
          <LinkRow
            key={id}
            to={path ?? log}
            title={title ?? texts.record({ kind, number: String(entityNumber) })}
            note={dotted([deed, actor?.name, ago(at)])}
          />
        ))}
      </LinkRows>
      <TextLink asChild alignSelf="start" textDecoration="underline">
        <Link to={log}>{texts.all()}</Link>
      </TextLink>
    </Section>
  )
}
