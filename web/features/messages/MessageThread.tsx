/** Messages on a record, the latest first, and the way to write one. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/messages/section.js'
import { createMessageRules } from '#api/features/messages/message.rules.ts'
import type { MessageItem_message$key } from '#web/__generated__/MessageItem_message.graphql.ts'
import type { MessageThreadMutation } from '#web/__generated__/MessageThreadMutation.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { fieldsOf, MessageFields } from './MessageFields.tsx'
import { MessageItem, type Noun } from './MessageItem.tsx'

const pageSize = 10

export interface MessageWords {
  title: string
  /** What one is called. */
  noun: Noun
  /** Who reads it. */
  hint: string
  submit: string
  /** Whether one may tell of the day of a contact. */
  contacts?: boolean
  /** What helps to write one, above its text. */
  tools?: ReactNode
}

interface Props extends MessageWords {
  recordId: string
  kind: 'SHARED' | 'INTERNAL'
  conversation: {
    readonly canWrite: boolean
    readonly edges: readonly { readonly node: { readonly id: string } & MessageItem_message$key }[]
  }
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number) => void
}

export function MessageThread(props: Props) {
  const { recordId, kind, conversation, title, noun, hint, submit, contacts = false } = props
  const [write] = useAction<MessageThreadMutation>(graphql`
    mutation MessageThreadMutation($input: CreateMessageInput!) {
      createMessage(input: $input) {
        message {
          id
        }
      }
    }
  `)
  const [written, setWritten] = useState(0)
  const messages = nodesOf(conversation)
  return (
    <Section title={title}>
      {conversation.canWrite && (
        <Form
          call="createMessage"
          key={written}
          rules={createMessageRules.pick(fieldsOf(contacts))}
          initial={{ text: '', ...(contacts && { contactOn: '' }) }}
          action={(values) => write({ input: { recordId, kind, ...values } })}
          onDone={() => setWritten((times) => times + 1)}
          actions={
            <HStack>
              <SubmitButton>{submit}</SubmitButton>
            </HStack>
          }
        >
          {props.tools}
          <MessageFields rows={2} hint={hint} contacts={contacts} />
        </Form>
      )}
      {messages.length === 0 && <Text color="fg.muted">{texts.nothingHasBeenWrittenYet()}</Text>}
      <Stack as="ul" gap="5" listStyleType="none" aria-label={texts.theLatestFirst({ title })}>
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            noun={noun}
            closed={!conversation.canWrite}
            contacts={contacts}
          />
        ))}
      </Stack>
      {props.hasNext && (
        <Button size="sm" variant="outline" loading={props.isLoadingNext} onClick={() => props.loadNext(pageSize)}>
          {texts.showEarlierS({ noun })}
        </Button>
      )}
    </Section>
  )
}
