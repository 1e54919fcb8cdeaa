/** The fields of a grant, and of the people who work on it. */
import { Field, SimpleGrid } from '@chakra-ui/react'
import { useField } from 'formik'
import * as texts from '#texts/grants/form.js'
import { PersonBox } from '#web/features/people/PersonBox.tsx'
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
const whose = [
  { value: 'inside', label: texts.inside() },
  { value: 'outside', label: texts.outside() },
]
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
          <RowSelect
            label={texts.account()}
            value={row.userId === null ? 'outside' : 'inside'}
            choices={whose}
            onChange={(value) => set({ userId: value === 'outside' ? null : '', name: '' })}
          />
          {row.userId === null ? (
            <RowText required label={texts.name()} value={row.name} onChange={(name) => set({ name })} />
          ) : (
            <Person value={row.userId} at={at} onChange={(userId) => set({ userId })} />
          )}
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

function Person({ value, at, onChange }: { value: string; at: number; onChange: (id: string) => void }) {
  const [{ value: rows }] = useField<readonly MemberRow[]>('members')
  const others = rows.flatMap(({ userId }, nth) => (userId && nth !== at ? [userId] : []))
  return (
    <Field.Root required>
      <Field.Label>
        {texts.researcher()}
        <Field.RequiredIndicator />
      </Field.Label>
      <PersonBox value={value} onChange={onChange} roles={['RESEARCHER']} without={others} />
    </Field.Root>
  )
}
