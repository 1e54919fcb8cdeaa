/** The data rooms to which an investor or a company's person has access or asks for it, for the dashboard. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/dataRooms/granted.js'
import type { GrantedRooms_query$key } from '#web/__generated__/GrantedRooms_query.graphql.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { lookOf } from './roomWords.ts'

export function GrantedRooms({ query }: { query: GrantedRooms_query$key }) {
  const { ownRoomGrants } = useFragment(
    graphql`
      fragment GrantedRooms_query on Query {
        ownRoomGrants @include(if: $open) {
          id
          status
          isStanding
          expiresOn
          dataRoom {
            path
            title
          }
        }
      }
    `,
    query,
  )
  // Whose account waits for verification sees no data rooms.
  if (!ownRoomGrants) return null
  const rows = ownRoomGrants.flatMap(({ dataRoom, ...grant }) => (dataRoom ? [{ ...grant, dataRoom }] : []))
  return (
    <Section title={texts.title()}>
      <LinkRows none={texts.none()}>
        {rows.map((grant) => {
          const look = lookOf(grant)
          const note = grant.isStanding ? texts.until({ date: formatDate(grant.expiresOn) }) : undefined
          return (
            <LinkRow key={grant.id} to={grant.dataRoom.path} title={grant.dataRoom.title} note={note}>
              <LookTag look={look} />
            </LinkRow>
          )
        })}
      </LinkRows>
    </Section>
  )
}
