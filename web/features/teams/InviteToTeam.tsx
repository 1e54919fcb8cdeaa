/** Invites people to a team: somebody by name, others by their e-mail addresses. */
import { Button } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { array, object, string } from 'yup'
import * as texts from '#texts/teams/inviteToTeam.js'
import { inviteToTeamRules } from '#api/features/teams/team.rules.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { LinesField, TextArea } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import type { GivenRole } from './teamWords.ts'
import { useTeamPeople } from './useTeamPeople.ts'

const roles = [
  { value: 'MEMBER', label: texts.memberTakesPartInDiscussion() },
  { value: 'EDITOR', label: texts.editorAlsoChangesTextsPositions() },
  { value: 'OBSERVER', label: texts.observerReadsAndChangesNothing() },
]

/** One person by name, or addresses; the server's rules check the addresses. */
const rules = object({
  person: string().meta({ label: texts.researcher() }),
  emails: array(string().trim().lowercase().email(texts.pleaseEnterAValidEmail()).required())
    .transform((value: unknown, original: unknown) =>
      typeof original === 'string' ? original.split(/[\s,;]+/).filter(Boolean) : value,
    )
    .when('person', ([person], schema) => (person ? schema : schema.min(1, texts.pleaseSayWhomToInvite())))
    .meta({ label: texts.eMailAddresses() }),
  role: inviteToTeamRules.fields.role,
  message: inviteToTeamRules.fields.message,
})

interface Props {
  team: string
  /** Who is in it already. */
  present: readonly string[]
}

export function InviteToTeam({ team, present }: Props) {
  const [open, setOpen] = useState(false)
  const { invite } = useTeamPeople()
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <UserPlus size={14} aria-hidden />
        {texts.invite()}
      </Button>
      <FormDialog
        call="inviteToTeam"
        open={open}
        onClose={() => setOpen(false)}
        title={texts.inviteToTheTeam()}
        rules={rules}
        initial={{ person: '', emails: [] as readonly string[], role: 'MEMBER' as GivenRole, message: '' }}
        action={({ person, emails, role, message }) =>
          invite({ id: team, ...(person ? { userIds: [person] } : {}), emails, role, message })
        }
        submit={texts.sendInvitation()}
      >
        <PersonField name="person" roles={['RESEARCHER']} without={present} />
        <LinesField name="emails" rows={2} hint={texts.onePerLineWhoHas()} />
        <SelectField name="role" choices={roles} />
        <TextArea name="message" rows={3} hint={texts.optionalWhatItIsAbout()} />
      </FormDialog>
    </>
  )
}
