/** A reader's own access: how to ask for it, where it stands, and what is missing to read on. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { requestRoomAccessRules } from '#api/features/dataRooms/dataRoom.rules.ts'
import * as texts from '#texts/dataRooms/access.js'
import type { OwnAccess_room$key } from '#web/__generated__/OwnAccess_room.graphql.ts'
import type { OwnAccessRequestMutation } from '#web/__generated__/OwnAccessRequestMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { formatDate } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { AcceptAgreement } from './AcceptAgreement.tsx'
import { lookOf } from './roomWords.ts'

const rules = requestRoomAccessRules.omit(['id'])

export function OwnAccess({ room: key }: { room: OwnAccess_room$key }) {
  const room = useFragment(
    graphql`
      fragment OwnAccess_room on DataRoom {
        id
        hasMoreAfterNda
        ownAcceptance {
          acceptedAt
        }
        ownGrant {
          status
          isStanding
          answerBy
          expiresOn
          mayDownload
          reason
        }
        ...AcceptAgreement_room
      }
    `,
    key,
  )
  const [asking, setAsking] = useState(false)
  const [request] = useAction<OwnAccessRequestMutation>(
    graphql`
      mutation OwnAccessRequestMutation($input: RequestRoomAccessInput!) {
        requestRoomAccess(input: $input) {
          dataRoom {
            ownGrant {
              status
            }
          }
        }
      }
    `,
    { success: { title: texts.asked(), description: texts.askedNote() }, failure: texts.failed() },
  )
  const { id, hasMoreAfterNda, ownAcceptance, ownGrant } = room
  const mayAsk = !ownGrant || (ownGrant.status !== 'REQUESTED' && !ownGrant.isStanding)
  const look = ownGrant && lookOf(ownGrant)
  return (
    <Section title={texts.yourAccess()}>
      {look && (
        <HStack>
          <LookTag look={look} />
        </HStack>
      )}
      {ownGrant?.reason && <WrittenText>{texts.because({ reason: ownGrant.reason })}</WrittenText>}
      {ownGrant?.status === 'REQUESTED' && <Text>{texts.answerBy({ date: formatDate(ownGrant.answerBy) })}</Text>}
      {ownGrant?.isStanding && (
        <Text>
          {ownGrant.mayDownload
            ? texts.untilWithCopies({ date: formatDate(ownGrant.expiresOn) })
            : texts.until({ date: formatDate(ownGrant.expiresOn) })}
        </Text>
      )}
      {mayAsk && <Text color="fg.muted">{hasMoreAfterNda ? texts.more() : texts.noMore()}</Text>}
      {ownGrant?.isStanding && !ownAcceptance && <AcceptAgreement room={room} />}
      {mayAsk && hasMoreAfterNda && (
        <HStack>
          <Button size="sm" onClick={() => setAsking(true)}>
            {ownGrant ? texts.askAgain() : texts.ask()}
          </Button>
        </HStack>
      )}
      {asking && (
        <FormDialog
          call="requestRoomAccess"
          open
          onClose={() => setAsking(false)}
          title={texts.ask()}
          rules={rules}
          initial={{ message: '' }}
          action={(values) => request({ input: { id, ...values } })}
          submit={texts.send()}
        >
          <Text color="fg.muted">{texts.askHint()}</Text>
          <TextArea name="message" rows={4} />
        </FormDialog>
      )}
    </Section>
  )
}
