/** One message with who wrote it and when; its author changes and deletes it. */
import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/messages/section.js'
import { updateMessageRules } from '#api/features/messages/message.rules.ts'
import type { MessageItem_message$key } from '#web/__generated__/MessageItem_message.graphql.ts'
import type { MessageItemDeleteMutation } from '#web/__generated__/MessageItemDeleteMutation.graphql.ts'
import type { MessageItemUpdateMutation } from '#web/__generated__/MessageItemUpdateMutation.graphql.ts'
import { useReport } from '#web/features/moderation/useReport.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { formatDate, formatTime } from '#web/ui/format.ts'
import { Initials } from '#web/ui/Initials.tsx'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { fieldsOf, MessageFields } from './MessageFields.tsx'

/** What a message is called where it stands. */
export type Noun = 'message' | 'note' | 'post'

interface Props {
  message: MessageItem_message$key
  noun: Noun
  /** Whether its record is closed. */
  closed: boolean
  contacts: boolean
}

export function MessageItem({ message: key, noun, closed, contacts }: Props) {
  const message = useFragment(
    graphql`
      fragment MessageItem_message on Message {
        id
        text
        authorName
        contactOn
        createdAt
        editedAt
        canUpdate
        canDelete
        ...useReport_content
      }
    `,
    key,
  )
  const { id, text, authorName, contactOn, createdAt, editedAt, canUpdate, canDelete } = message
  const report = useReport(message)
  const own = !closed && (canUpdate || canDelete)
  const [editing, setEditing] = useState(false)
  const { update, remove } = useChanges()
  const confirm = useConfirm()
  const askAndRemove = () =>
    confirm({
      title: texts.deleteThe({ noun }),
      message: texts.itIsGoneForEverybody(),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => (await remove({ input: { id } })).ok,
    })
  return (
    <HStack as="li" gap="3" alignItems="start">
      <Initials name={authorName ?? '?'} />
      <Stack gap="1" flex="1" minW="0">
        <Flex gap="2" wrap="wrap" alignItems="baseline">
          <Text fontWeight="medium">{authorName ?? texts.somebodyWhoHasLeft()}</Text>
          <Text color="fg.muted" fontSize="xs">
            {formatTime(createdAt)}
            {editedAt && texts.edited()}
            {contactOn && texts.contactOn({ contactOn: formatDate(contactOn) })}
          </Text>
        </Flex>
        {/* People end lines where they want them to end. */}
        <Box overflowWrap="anywhere" css={{ '& p': { whiteSpace: 'pre-line' } }}>
          <MarkdownText under={2} dir="auto">
            {text}
          </MarkdownText>
        </Box>
        {report.notice}
      </Stack>
      {(own || report.actions.length > 0) && (
        <RowMenu
          label={texts.actionsFor({
            noun,
            authorName: authorName ?? texts.somebody(),
            createdAt: formatTime(createdAt),
          })}
          actions={[
            ...(own && canUpdate ? [{ label: texts.edit(), onSelect: () => setEditing(true) }] : []),
            ...report.actions,
            ...(own && canDelete ? [{ label: texts.delete(), danger: true, onSelect: askAndRemove }] : []),
          ]}
        />
      )}
      {report.dialog}
      {editing && (
        <FormDialog
          call="updateMessage"
          open
          onClose={() => setEditing(false)}
          title={texts.editNoun({ noun })}
          rules={updateMessageRules.pick(fieldsOf(contacts))}
          initial={{ text, ...(contacts && { contactOn: contactOn ?? '' }) }}
          action={(values) => update({ input: { id, ...values } })}
          submit={texts.save()}
        >
          <MessageFields rows={4} contacts={contacts} />
        </FormDialog>
      )}
    </HStack>
  )
}

function useChanges() {
  const [update] = useAction<MessageItemUpdateMutation>(graphql`
    mutation MessageItemUpdateMutation($input: UpdateMessageInput!) {
      updateMessage(input: $input) {
        message {
          ...MessageItem_message
        }
      }
    }
  `)
  const [remove] = useAction<MessageItemDeleteMutation>(graphql`
    mutation MessageItemDeleteMutation($input: DeleteMessageInput!) {
      deleteMessage(input: $input) {
        deletedId
      }
    }
  `)
  return { update, remove }
}
