/** A vote for an idea: one for each person, taken back by a second click. */
import { Button } from '@chakra-ui/react'
import { ThumbsUp } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/voteButton.js'
import type { VoteButton_idea$key } from '#web/__generated__/VoteButton_idea.graphql.ts'
import type { VoteButtonMutation } from '#web/__generated__/VoteButtonMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

export function VoteButton({ idea }: { idea: VoteButton_idea$key }) {
  const { id, title, votes, votedByViewer, canVote, status } = useFragment(
    graphql`
      fragment VoteButton_idea on Idea {
        id
        title
        votes
        votedByViewer
        canVote
        status
      }
    `,
    idea,
  )
  const [vote, pending] = useAction<VoteButtonMutation>(
    graphql`
      mutation VoteButtonMutation($input: VoteForIdeaInput!) {
        voteForIdea(input: $input) {
          idea {
            ...VoteButton_idea
          }
        }
      }
    `,
    { failure: texts.yourVoteCouldNotBe(), alone: true },
  )
  return (
    <Button
      size="xs"
      variant={votedByViewer ? 'solid' : 'outline'}
      aria-pressed={votedByViewer}
      aria-label={texts.voteFor({ title, votes })}
      disabled={!canVote || status === 'DRAFT' || status === 'MERGED' || pending}
      onClick={() => void vote({ input: { id, vote: !votedByViewer } })}
    >
      <ThumbsUp size={14} aria-hidden />
      {votes}
    </Button>
  )
}
