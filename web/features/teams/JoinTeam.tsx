/** The button that joins a team or asks to; it says when there is no place, when one has asked, and when one is in. */
import { Button } from '@chakra-ui/react'
import { Mail, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/teams/joinTeam.js'
import { requestToJoinTeamRules } from '#api/features/teams/team.rules.ts'
import type { JoinTeam_team$key } from '#web/__generated__/JoinTeam_team.graphql.ts'
import type { JoinTeamMutation } from '#web/__generated__/JoinTeamMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { JoinRequestSent } from './JoinRequestSent.tsx'

export function JoinTeam({ team: key }: { team: JoinTeam_team$key }) {
  const team = useFragment(
    graphql`
      fragment JoinTeam_team on Team {
        id
        name
        joining
        isFull
        isArchived
        myRole
        joinAsked
        openings {
          number
          title
        }
      }
    `,
    key,
  )
  const { id, name, joining, isFull, openings } = team
  const [open, setOpen] = useState(false)
  const [join, joinPending] = useAction<JoinTeamMutation>(
    graphql`
      mutation JoinTeamMutation($input: RequestToJoinTeamInput!) {
        requestToJoinTeam(input: $input) {
          team {
            name
            myRole
            ...TeamView_team
          }
        }
      }
    `,
    {
      success: ({ requestToJoinTeam: { team: joined } }) =>
        joined?.myRole
          ? { title: texts.youAreInTheTeam(), description: joined.name }
          : { title: texts.requestSent(), description: texts.theOwnerOfTheTeam() },
    },
  )
  if (team.myRole || team.isArchived) return null
  if (team.joinAsked) return <JoinRequestSent id={id} message={texts.youHaveAskedToJoin({ name })} />
  if (joining === 'INVITATION')
    return (
      <Button size="sm" variant="outline" disabled>
        <Mail size={14} aria-hidden />
        {texts.byInvitation()}
      </Button>
    )
  if (isFull)
    return (
      <Button size="sm" variant="outline" disabled>
        {texts.teamIsFull()}
      </Button>
    )
  return (
    <>
      <Button
        size="sm"
        aria-label={texts.joinName({ name })}
        disabled={joinPending}
        onClick={() => (joining === 'OPEN' ? void join({ input: { id } }) : setOpen(true))}
      >
        <UserPlus size={14} aria-hidden />
        {texts.join()}
      </Button>
      <FormDialog
        call="requestToJoinTeam"
        open={open}
        onClose={() => setOpen(false)}
        title={texts.askToJoin({ name })}
        rules={requestToJoinTeamRules.omit(['id'])}
        initial={{ message: '', opening: '' as string | number | null }}
        action={({ message, opening }) => join({ input: { id, message, opening: opening ? Number(opening) : null } })}
        submit={texts.sendRequest()}
      >
        {openings.length > 0 && (
          <SelectField
            name="opening"
            placeholder={texts.noneOfThem()}
            choices={openings.map(({ number, title }) => ({ value: String(number), label: title }))}
          />
        )}
        <TextArea name="message" rows={3} hint={texts.whatYouWouldBringThe()} />
      </FormDialog>
    </>
  )
}
