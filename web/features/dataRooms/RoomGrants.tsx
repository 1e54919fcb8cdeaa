/** Who has access to a data room, asks for it or is proposed by the lead; the team gives, extends and ends it. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/dataRooms/grants.js'
import type { RoomGrants_room$key } from '#web/__generated__/RoomGrants_room.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DeclineAccess, RevokeAccess } from './EndAccess.tsx'
import { GiveAccess } from './GiveAccess.tsx'
import { GrantRow, type Grant, type Opening } from './GrantRow.tsx'
import { ProposeReader } from './ProposeReader.tsx'
import { RoomCompanies } from './RoomCompanies.tsx'

interface Open {
  what: Opening | 'propose'
  grant: Grant | null
}

export function RoomGrants({ room: key }: { room: RoomGrants_room$key }) {
  const room = useFragment(
    graphql`
      fragment RoomGrants_room on DataRoom {
        id
        canGrant
        canPropose
        ...RoomCompanies_room
        grants {
          id
          status
          isStanding
          message
          proposal
          proposedBy {
            name
          }
          answerBy
          expiresOn
          mayDownload
          reason
          canAnswer
          reader {
            id
            name
            role
            department
          }
        }
      }
    `,
    key,
  )
  const { id, canGrant, canPropose, grants } = room
  const [open, setOpen] = useState<Open | null>(null)
  const onClose = () => setOpen(null)
  return (
    <Section title={texts.title()}>
      <RoomCompanies room={room} />
      {!canGrant && <Text color="fg.muted">{texts.ownerHint()}</Text>}
      {grants?.length ? (
        <Stack as="ul" aria-label={texts.title()} gap="4" listStyleType="none">
          {grants.map((grant) => (
            <GrantRow key={grant.id} grant={grant} onOpen={(what) => setOpen({ what, grant })} />
          ))}
        </Stack>
      ) : (
        <Text color="fg.muted">{texts.none()}</Text>
      )}
      {canGrant && (
        <HStack>
          <Button size="sm" variant="outline" onClick={() => setOpen({ what: 'give', grant: null })}>
            {texts.give()}
          </Button>
        </HStack>
      )}
      {canPropose && (
        <HStack>
          <Button size="sm" variant="outline" onClick={() => setOpen({ what: 'propose', grant: null })}>
            {texts.propose()}
          </Button>
        </HStack>
      )}
      {open?.what === 'propose' && <ProposeReader roomId={id} onClose={onClose} />}
      {open?.what === 'give' && <GiveAccess roomId={id} grant={open.grant} onClose={onClose} />}
      {open?.what === 'decline' && open.grant && <DeclineAccess grant={open.grant} onClose={onClose} />}
      {open?.what === 'revoke' && open.grant && <RevokeAccess id={open.grant.id} onClose={onClose} />}
    </Section>
  )
}
