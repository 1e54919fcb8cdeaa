/** The lead of a project proposes an investor, or somebody of a company, for access to its data room. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { proposeRoomAccessRules } from '#api/features/dataRooms/dataRoom.rules.ts'
import * as texts from '#texts/dataRooms/grants.js'
import type { ProposeReaderMutation } from '#web/__generated__/ProposeReaderMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { readerRoles } from './roomWords.ts'

const rules = proposeRoomAccessRules.omit(['id'])

export function ProposeReader({ roomId, onClose }: { roomId: string; onClose: () => void }) {
  const [propose] = useAction<ProposeReaderMutation>(
    graphql`
      mutation ProposeReaderMutation($input: ProposeRoomAccessInput!) {
        proposeRoomAccess(input: $input) {
          dataRoom {
            id
          }
        }
      }
    `,
    { success: { title: texts.proposed() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="proposeRoomAccess"
      open
      onClose={onClose}
      title={texts.propose()}
      rules={rules}
      initial={{ readerId: '', proposal: '' }}
      action={(values) => propose({ input: { id: roomId, ...values } })}
      submit={texts.sendProposal()}
    >
      <Text color="fg.muted">{texts.proposeHint()}</Text>
      <PersonField name="readerId" roles={readerRoles} />
      <TextArea name="proposal" rows={4} />
    </FormDialog>
  )
}
