/** The agreement of a data room: its wording, who accepted it, and for the team the way to change it. */
import { Button, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { setRoomNdaRules } from '#api/features/dataRooms/dataRoom.rules.ts'
import * as texts from '#texts/dataRooms/agreement.js'
import type { RoomAgreement_room$key } from '#web/__generated__/RoomAgreement_room.graphql.ts'
import type { RoomAgreementSetMutation } from '#web/__generated__/RoomAgreementSetMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'

const rules = setRoomNdaRules.whole

export function RoomAgreement({ room: key }: { room: RoomAgreement_room$key }) {
  const { id, canGrant, nda, ownAcceptance, acceptances } = useFragment(
    graphql`
      fragment RoomAgreement_room on DataRoom {
        id
        canGrant
        nda {
          version
          text
          createdAt
        }
        ownAcceptance {
          acceptedAt
          pdfUrl
        }
        acceptances {
          id
          name
          acceptedAt
          address
          pdfUrl
          nda {
            version
          }
        }
      }
    `,
    key,
  )
  const [open, setOpen] = useState<'read' | 'word' | null>(null)
  const [word] = useAction<RoomAgreementSetMutation>(
    graphql`
      mutation RoomAgreementSetMutation($input: SetRoomNdaInput!) {
        setRoomNda(input: $input) {
          dataRoom {
            nda {
              version
            }
          }
        }
      }
    `,
    { success: { title: texts.worded() }, failure: texts.failed() },
  )
  if (!nda) return null
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.inForce({ version: nda.version, date: formatDate(nda.createdAt) })}</Text>
      {ownAcceptance && (
        <Text>
          {texts.youAccepted({ date: formatDate(ownAcceptance.acceptedAt) })}{' '}
          <TextLink href={ownAcceptance.pdfUrl ?? ''} textDecoration="underline">
            {texts.download()}
          </TextLink>
        </Text>
      )}
      <HStack flexWrap="wrap">
        <Button size="sm" variant="outline" onClick={() => setOpen('read')}>
          {texts.read()}
        </Button>
        {canGrant && (
          <Button size="sm" variant="outline" onClick={() => setOpen('word')}>
            {texts.word()}
          </Button>
        )}
      </HStack>
      {acceptances && acceptances.length > 0 && (
        <Stack as="ul" aria-label={texts.acceptances()} gap="2" listStyleType="none">
          {acceptances.map((one) => (
            <li key={one.id}>
              <Text fontWeight="medium" dir="auto">
                {one.name}
              </Text>
              <Text color="fg.muted" fontSize="xs">
                {texts.acceptance({
                  version: one.nda.version,
                  date: formatDate(one.acceptedAt),
                  address: one.address,
                })}{' '}
                <TextLink
                  href={one.pdfUrl ?? ''}
                  textDecoration="underline"
                  aria-label={texts.downloadOf({ name: one.name })}
                >
                  {texts.download()}
                </TextLink>
              </Text>
            </li>
          ))}
        </Stack>
      )}
      <Modal open={open === 'read'} onClose={() => setOpen(null)} title={texts.titleOf({ version: nda.version })}>
        <WrittenText>{nda.text}</WrittenText>
      </Modal>
      {open === 'word' && (
        <FormDialog
          call="setRoomNda"
          open
          onClose={() => setOpen(null)}
          title={texts.word()}
          rules={rules}
          initial={{ text: nda.text }}
          action={(_, __, edit) => word({ input: { id, ...edit } })}
          submit={texts.save()}
        >
          <Text color="fg.muted">{texts.wordHint()}</Text>
          <TextArea name="text" rows={16} />
        </FormDialog>
      )}
    </Section>
  )
}
