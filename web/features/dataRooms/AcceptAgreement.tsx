/** Accepts the agreement of a data room: its whole text, the full name, and a box to tick. */
import { Box, Button, HStack, Text } from '@chakra-ui/react'
import { FileSignature } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { acceptRoomNdaRules } from '#api/features/dataRooms/dataRoom.rules.ts'
import * as texts from '#texts/dataRooms/agreement.js'
import type { AcceptAgreement_room$key } from '#web/__generated__/AcceptAgreement_room.graphql.ts'
import type { AcceptAgreementMutation } from '#web/__generated__/AcceptAgreementMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { CheckboxField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'

const rules = acceptRoomNdaRules.omit(['id', 'ndaTextId'])

export function AcceptAgreement({ room: key }: { room: AcceptAgreement_room$key }) {
  const { id, nda } = useFragment(
    graphql`
      fragment AcceptAgreement_room on DataRoom {
        id
        nda {
          id
          version
          text
        }
      }
    `,
    key,
  )
  const { name } = useViewer()
  const [open, setOpen] = useState(false)
  const [accept] = useAction<AcceptAgreementMutation>(
    graphql`
      mutation AcceptAgreementMutation($input: AcceptRoomNdaInput!) {
        acceptRoomNda(input: $input) {
          dataRoom {
            id
          }
        }
      }
    `,
    { success: { title: texts.accepted() }, failure: texts.failed() },
  )
  if (!nda) return null
  return (
    <>
      <Text>{texts.acceptFirst()}</Text>
      <HStack>
        <Button size="sm" onClick={() => setOpen(true)}>
          <FileSignature size={16} aria-hidden />
          {texts.readAndAccept()}
        </Button>
      </HStack>
      {open && (
        <FormDialog
          call="acceptRoomNda"
          open
          onClose={() => setOpen(false)}
          title={texts.titleOf({ version: nda.version })}
          rules={rules}
          initial={{ name: '', agreed: false }}
          action={(values) => accept({ input: { id, ndaTextId: nda.id, ...values } })}
          submit={texts.accept()}
        >
          <Box
            tabIndex={0}
            role="region"
            aria-label={texts.text()}
            maxH="40vh"
            overflow="auto"
            borderWidth="1px"
            borderRadius="md"
            padding="3"
          >
            <WrittenText>{nda.text}</WrittenText>
          </Box>
          <Text color="fg.muted">{texts.kept()}</Text>
          <TextField name="name" hint={texts.nameHint({ name })} autoComplete="name" />
          <CheckboxField name="agreed" />
        </FormDialog>
      )}
    </>
  )
}
