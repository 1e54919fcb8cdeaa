/** What the people of a record write to each other: they write, change and delete what is theirs. */
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import type { MessagesSection_record$key } from '#web/__generated__/MessagesSection_record.graphql.ts'
import type { MessagesSectionQuery } from '#web/__generated__/MessagesSectionQuery.graphql.ts'
import { MessageThread, type MessageWords } from './MessageThread.tsx'

interface Props extends MessageWords {
  record: MessagesSection_record$key
}

export function MessagesSection({ record, ...words }: Props) {
  const { data, ...paging } = usePaginationFragment<MessagesSectionQuery, MessagesSection_record$key>(
    graphql`
      fragment MessagesSection_record on HasMessages
      @refetchable(queryName: "MessagesSectionQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        id
        conversation(kind: SHARED, first: $count, after: $cursor)
          @connection(key: "MessagesSection_conversation", filters: []) {
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
  const conversation = data.conversation
  return (
    conversation && (
      <MessageThread recordId={data.id} kind="SHARED" conversation={conversation} {...paging} {...words} />
    )
  )
}
