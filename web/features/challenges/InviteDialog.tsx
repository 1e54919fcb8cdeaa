/** The university invites a researcher to propose: the one who was suggested, or one found by name. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/challenges/inviteDialog.js'
import { inviteToProposeRules } from '#api/features/challenges/challenge.rules.ts'
import type { InviteDialogMutation } from '#web/__generated__/InviteDialogMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

export interface Invited {
  id: string
  name: string
}

interface Props {
  /** The id of the challenge. */
  challenge: string
  person: Invited | null
  /** The ids of those who are invited already. */
  without: readonly string[]
  onClose: () => void
}

const rules = inviteToProposeRules.omit(['id'])
const telling = {
  success: { title: texts.researcherInvited(), description: texts.theInvitationGoesOutBy() },
  failure: texts.failedToInvite(),
}

export function InviteDialog({ challenge: id, person, without, onClose }: Props) {
  const [invite] = useAction<InviteDialogMutation>(
    graphql`
      mutation InviteDialogMutation($input: InviteToProposeInput!) {
        inviteToPropose(input: $input) {
          challenge {
            ...ChallengeInvitations_challenge
            ...RecordHistory_record
            ...ResearcherMatches_challenge
          }
        }
      }
    `,
    telling,
  )
  return (
    <FormDialog
      call="inviteToPropose"
      open
      onClose={onClose}
      title={person ? texts.invite({ name: person.name }) : texts.inviteAResearcher()}
      rules={rules}
      initial={{ userId: person?.id ?? '', words: '' }}
      action={({ userId, words }) => invite({ input: { id, userId, words } })}
      submit={texts.invite2()}
    >
      <Text>{texts.eachResearcherIsInvitedTo()}</Text>
      {!person && <PersonField name="userId" roles={['RESEARCHER']} without={without} />}
      <TextArea name="words" rows={4} hint={texts.whatMakesYouThinkOf()} />
    </FormDialog>
  )
}
