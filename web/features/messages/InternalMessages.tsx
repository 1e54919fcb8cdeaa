/** What those inside write on a record for each other; nothing for others. */
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import type { InternalMessages_record$key } from '#web/__generated__/InternalMessages_record.graphql.ts'
import type { InternalMessagesQuery } from '#web/__generated__/InternalMessagesQuery.graphql.ts'
import { MessageThread, type MessageWords } from './MessageThread.tsx'

interface Props extends MessageWords {
  record: InternalMessages_record$key
}

export function InternalMessages({ record, ...words }: Props) {
  const { data, ...paging } = usePaginationFragment<InternalMessagesQuery, InternalMessages_record$key>(
    graphql`
      fragment InternalMessages_record on HasMessages
      @refetchable(queryName: "InternalMessagesQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        id
        internal: conversation(kind: INTERNAL, first: $count, after: $cursor)
          @connection(key: "InternalMessages_internal", filters: []) {
          canWrite
          edges {
            node {
              id
              ...MessageItem_message
            }
          }
        }
      }
    `,
    record,
  )
  const conversation = data.internal
  return (
    conversation && (
      <MessageThread recordId={data.id} kind="INTERNAL" conversation={conversation} {...paging} {...words} />
    )
  )
}
