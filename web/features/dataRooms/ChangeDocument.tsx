/** Says who reads a document, whether it may be downloaded, and in which folder it is. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateRoomDocumentRules } from '#api/features/dataRooms/dataRoom.rules.ts'
import * as texts from '#texts/dataRooms/documents.js'
import type { ChangeDocument_document$key } from '#web/__generated__/ChangeDocument_document.graphql.ts'
import type { ChangeDocumentMutation } from '#web/__generated__/ChangeDocumentMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { CheckboxField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { labelChoices, type Label } from './roomWords.ts'

const rules = updateRoomDocumentRules.whole

interface Props {
  document: ChangeDocument_document$key
  folders: readonly { id: string; name: string }[]
  onClose: () => void
}

export function ChangeDocument({ document, folders, onClose }: Props) {
  const { id, name, label, downloadable, folder } = useFragment(
    graphql`
      fragment ChangeDocument_document on RoomDocument {
        id
        name
        label
        downloadable
        folder {
          id
        }
      }
    `,
    document,
  )
  const [change] = useAction<ChangeDocumentMutation>(
    graphql`
      mutation ChangeDocumentMutation($input: UpdateRoomDocumentInput!) {
        updateRoomDocument(input: $input) {
          dataRoom {
            id
          }
        }
      }
    `,
    { success: { title: texts.changed() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="updateRoomDocument"
      open
      onClose={onClose}
      title={texts.change()}
      rules={rules}
      initial={{ label: label as Label, downloadable, folderId: folder?.id ?? '' }}
      action={(_, __, edit) => change({ input: { ...edit, id } })}
      submit={texts.save()}
    >
      <Text fontWeight="medium" overflowWrap="anywhere">
        {name}
      </Text>
      <SelectField name="label" choices={labelChoices} hint={texts.labelHint()} />
      <CheckboxField name="downloadable" />
      <SelectField
        name="folderId"
        choices={folders.map(({ id: value, name: words }) => ({ value, label: words }))}
        placeholder={texts.noFolder()}
      />
    </FormDialog>
  )
}
