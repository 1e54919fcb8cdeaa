/** The thread of a collaboration. */
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import * as texts from '#texts/collaborations/collaborationThread.js'
import { createCollaborationMessageRules } from '#api/features/collaborations/collaboration.rules.ts'
import type { CollaborationThread_collaboration$key } from '#web/__generated__/CollaborationThread_collaboration.graphql.ts'
import type { CollaborationThreadDeleteMutation } from '#web/__generated__/CollaborationThreadDeleteMutation.graphql.ts'
import type { CollaborationThreadQuery } from '#web/__generated__/CollaborationThreadQuery.graphql.ts'
import type { CollaborationThreadUpdateMutation } from '#web/__generated__/CollaborationThreadUpdateMutation.graphql.ts'
import type { CollaborationThreadWriteMutation } from '#web/__generated__/CollaborationThreadWriteMutation.graphql.ts'
import { Discussion } from '#web/features/discussion/Discussion.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useAction } from '#web/relay/useAction.ts'

const pageSize = 10
const rules = createCollaborationMessageRules.pick(['text'])

export function CollaborationThread({ collaboration }: { collaboration: CollaborationThread_collaboration$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CollaborationThreadQuery,
    CollaborationThread_collaboration$key
  >(
    graphql`
      fragment CollaborationThread_collaboration on Collaboration
      @refetchable(queryName: "CollaborationThreadQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        id
        canUpdate
        messages(first: $count, after: $cursor) @connection(key: "CollaborationThread_messages") {
          edges {
            node {
              id
              text
              authorName
              createdAt
              editedAt
              canUpdate
            }
          }
        }
      }
    `,
    collaboration,
  )
  const { write, update, remove } = useMessages()
  return (
    <Discussion
      writeCall="createCollaborationMessage"
      updateCall="updateCollaborationMessage"
      title={texts.thread()}
      noun="message"
      posts={nodesOf(data.messages).map((message) => ({ ...message, canDelete: message.canUpdate }))}
      rules={rules}
      hint={texts.thePartnersAndTheUniversity()}
      closed={!data.canUpdate}
      submit={texts.send()}
      write={(text) => write({ input: { id: data.id, text } })}
      update={(id, text) => update({ input: { id, text } })}
      remove={(id) => remove({ input: { id } })}
      onEarlier={hasNext ? () => loadNext(pageSize) : undefined}
      loading={isLoadingNext}
    />
  )
}

function useMessages() {
  const [write] = useAction<CollaborationThreadWriteMutation>(graphql`
    mutation CollaborationThreadWriteMutation($input: CreateCollaborationMessageInput!) {
      createCollaborationMessage(input: $input) {
        collaboration {
          updatedAt
        }
      }
    }
  `)
  const [update] = useAction<CollaborationThreadUpdateMutation>(graphql`
    mutation CollaborationThreadUpdateMutation($input: UpdateCollaborationMessageInput!) {
      updateCollaborationMessage(input: $input) {
        collaboration {
          updatedAt
        }
      }
    }
  `)
  const [remove] = useAction<CollaborationThreadDeleteMutation>(graphql`
    mutation CollaborationThreadDeleteMutation($input: DeleteCollaborationMessageInput!) {
      deleteCollaborationMessage(input: $input) {
        collaboration {
          updatedAt
        }
      }
    }
  `)
  return { write, update, remove }
}
