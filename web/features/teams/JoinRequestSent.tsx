/** That one has asked to join a team or to become its member; pressed, it takes the request back. */
import { Button } from '@chakra-ui/react'
import { Clock } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/teams/joinTeam.js'
import type { JoinRequestSentMutation } from '#web/__generated__/JoinRequestSentMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

export function JoinRequestSent({ id, message }: { id: string; message: string }) {
  const confirm = useConfirm()
  const [withdraw, pending] = useAction<JoinRequestSentMutation>(
    graphql`
      mutation JoinRequestSentMutation($input: WithdrawTeamJoinRequestInput!) {
        withdrawTeamJoinRequest(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.requestTakenBack() } },
  )
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={pending}
      onClick={() =>
        confirm({
          title: texts.takeYourRequestBack(),
          message,
          confirm: texts.takeBack(),
          onConfirm: async () => (await withdraw({ input: { id } })).ok,
        })
      }
    >
      <Clock size={14} aria-hidden />
      {texts.askedToJoin()}
    </Button>
  )
}
