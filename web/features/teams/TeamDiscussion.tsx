/** The discussion of a team. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/teams/teamDiscussion.js'
import type { TeamDiscussion_team$key } from '#web/__generated__/TeamDiscussion_team.graphql.ts'
import { MessagesSection } from '#web/features/messages/MessagesSection.tsx'

export function TeamDiscussion({ team }: { team: TeamDiscussion_team$key }) {
  const data = useFragment(
    graphql`
      fragment TeamDiscussion_team on Team {
        ...MessagesSection_record
      }
    `,
    team,
  )
  return (
    <MessagesSection
      record={data}
      title={texts.discussion()}
      noun="post"
      hint={texts.onlyTheMembersReadIt()}
      submit={texts.post()}
    />
  )
}
