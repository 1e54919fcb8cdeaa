/** For an observer of a team: asks its owner to become a member, or says that one has asked or that there is no place. */
import { Button } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/teams/joinTeam.js'
import { requestTeamMembershipRules } from '#api/features/teams/team.rules.ts'
import type { BecomeMember_team$key } from '#web/__generated__/BecomeMember_team.graphql.ts'
import type { BecomeMemberMutation } from '#web/__generated__/BecomeMemberMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { JoinRequestSent } from './JoinRequestSent.tsx'

export function BecomeMember({ team: key }: { team: BecomeMember_team$key }) {
  const { id, name, isFull, joinAsked } = useFragment(
    graphql`
      fragment BecomeMember_team on Team {
        id
        name
        isFull
        joinAsked
      }
    `,
    key,
  )
  const [open, setOpen] = useState(false)
  const [ask] = useAction<BecomeMemberMutation>(
    graphql`
      mutation BecomeMemberMutation($input: RequestTeamMembershipInput!) {
        requestTeamMembership(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.requestSent(), description: texts.theOwnerOfTheTeam() } },
  )
  if (joinAsked) return <JoinRequestSent id={id} message={texts.membershipAsked({ name })} />
  if (isFull)
    return (
      <Button size="sm" variant="outline" disabled>
        {texts.teamIsFull()}
      </Button>
    )
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <UserPlus size={14} aria-hidden />
        {texts.becomeMember()}
      </Button>
      <FormDialog
        call="requestTeamMembership"
        open={open}
        onClose={() => setOpen(false)}
        title={texts.becomeMemberOf({ name })}
        rules={requestTeamMembershipRules.omit(['id'])}
        initial={{ message: '' }}
        action={({ message }) => ask({ input: { id, message } })}
        submit={texts.sendRequest()}
      >
        <TextArea name="message" rows={3} hint={texts.whatYouWouldBringThe()} />
      </FormDialog>
    </>
  )
}
