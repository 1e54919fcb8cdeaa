/** The fields of a grant, and of the people who work on it. */
import { SimpleGrid } from '@chakra-ui/react'
import * as texts from '#texts/grants/form.js'
import { PersonRow } from '#web/features/people/PersonRow.tsx'
import { DateField, NumberField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { RowsField, RowSelect, RowText } from '#web/ui/form/RowsField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import type { GrantMemberRole } from '#web/__generated__/GrantFormCreateMutation.graphql.ts'
import { choicesOf, grantRoleWords, memberRoleWords, statusChoices } from './grantWords.ts'

export interface MemberRow {
  /** Null for who has no account; '' while nobody is chosen. */
  userId: string | null
  name: string
  affiliation: string
  role: GrantMemberRole
}

const empty: MemberRow = { userId: '', name: '', affiliation: '', role: 'MEMBER' }
const words = {
  account: texts.account(),
  inside: texts.inside(),
  outside: texts.outside(),
  researcher: texts.researcher(),
  name: texts.name(),
}
const roles = choicesOf(grantRoleWords)
const memberRoles = choicesOf(memberRoleWords)

/** The status only of a new one: later it is changed step by step. */
export const GrantFields = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <TextField name="title" autoComplete="off" />
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <TextField name="funder" autoComplete="off" />
      <TextField name="call" autoComplete="off" hint={texts.callHint()} />
      <TextField name="reference" autoComplete="off" hint={texts.referenceHint()} />
      <NumberField name="amount" hint={texts.amountHint()} />
      <SelectField name="role" choices={roles} />
      {isNew && <SelectField name="status" choices={statusChoices} />}
    </SimpleGrid>
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <DateField name="startsOn" />
      <DateField name="endsOn" />
    </SimpleGrid>
    <RowsField
      name="members"
      empty={empty}
      most={50}
      add={texts.addMember()}
      rowName={(number) => texts.memberNumber({ number })}
      remove={(number) => texts.removeMember({ number })}
    >
      {(row, set, at) => (
        <>
          <PersonRow
            field="members"
            row={row}
            at={at}
            set={set}
            onSwitch={(hasAccount) => set({ userId: hasAccount ? '' : null, name: '' })}
            words={words}
          />
          <RowText
            label={texts.affiliation()}
            value={row.affiliation}
            onChange={(affiliation) => set({ affiliation })}
          />
          <RowSelect
            label={texts.memberRole()}
            value={row.role}
            choices={memberRoles}
            onChange={(role) => set({ role: role as GrantMemberRole })}
          />
        </>
      )}
    </RowsField>
    <TextArea name="notes" rows={3} hint={texts.notesHint()} />
  </>
)
