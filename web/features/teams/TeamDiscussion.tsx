/** The discussion of a team. */
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import * as texts from '#texts/teams/teamDiscussion.js'
import { createTeamPostRules } from '#api/features/teams/team.rules.ts'
import type { TeamDiscussion_team$key } from '#web/__generated__/TeamDiscussion_team.graphql.ts'
import type { TeamDiscussionDeleteMutation } from '#web/__generated__/TeamDiscussionDeleteMutation.graphql.ts'
import type { TeamDiscussionQuery } from '#web/__generated__/TeamDiscussionQuery.graphql.ts'
import type { TeamDiscussionUpdateMutation } from '#web/__generated__/TeamDiscussionUpdateMutation.graphql.ts'
import type { TeamDiscussionWriteMutation } from '#web/__generated__/TeamDiscussionWriteMutation.graphql.ts'
import { Discussion } from '#web/features/discussion/Discussion.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useAction } from '#web/relay/useAction.ts'

const pageSize = 10
const rules = createTeamPostRules.pick(['text'])

export function TeamDiscussion({ team: key }: { team: TeamDiscussion_team$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    TeamDiscussionQuery,
    TeamDiscussion_team$key
  >(
    graphql`
      fragment TeamDiscussion_team on Team
      @refetchable(queryName: "TeamDiscussionQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        id
        isArchived
        posts(first: $count, after: $cursor) @connection(key: "TeamDiscussion_posts") {
          edges {
            node {
              id
              text
              authorName
              createdAt
              editedAt
              canUpdate
              canDelete
            }
          }
        }
      }
    `,
    key,
  )
  const { write, update, remove } = usePosts()
  return (
    <Discussion
      writeCall="createTeamPost"
      updateCall="updateTeamPost"
      title={texts.discussion()}
      noun="post"
      posts={nodesOf(data.posts)}
      rules={rules}
      hint={texts.onlyTheMembersReadIt()}
      closed={data.isArchived}
      submit={texts.post()}
      write={(text) => write({ input: { id: data.id, text } })}
      update={(id, text) => update({ input: { id, text } })}
      remove={(id) => remove({ input: { id } })}
      onEarlier={hasNext ? () => loadNext(pageSize) : undefined}
      loading={isLoadingNext}
    />
  )
}

function usePosts() {
  const [write] = useAction<TeamDiscussionWriteMutation>(graphql`
    mutation TeamDiscussionWriteMutation($input: CreateTeamPostInput!) {
      createTeamPost(input: $input) {
        team {
          name
        }
      }
    }
  `)
  const [update] = useAction<TeamDiscussionUpdateMutation>(graphql`
    mutation TeamDiscussionUpdateMutation($input: UpdateTeamPostInput!) {
      updateTeamPost(input: $input) {
        team {
          name
        }
      }
    }
  `)
  const [remove] = useAction<TeamDiscussionDeleteMutation>(graphql`
    mutation TeamDiscussionDeleteMutation($input: DeleteTeamPostInput!) {
      deleteTeamPost(input: $input) {
        team {
          name
        }
      }
    }
  `)
  return { write, update, remove }
}
