/** Who a row of a form is about: a researcher with an account, or somebody else by name. */
import { Field } from '@chakra-ui/react'
import { useField } from 'formik'
import type { ReactNode } from 'react'
import { RowSelect, RowText } from '#web/ui/form/RowsField.tsx'
import { PersonBox } from './PersonBox.tsx'

interface Who {
  /** Null for who has no account; '' while nobody is chosen. */
  userId: string | null
  name: string
}

interface Props {
  /** The field of the form that has the rows: nobody is chosen in two of them. */
  field: string
  row: Who
  at: number
  set: (change: Partial<Who>) => void
  /** What a row holds after it was said whether the person has an account. */
  onSwitch: (hasAccount: boolean) => void
  words: Record<'account' | 'inside' | 'outside' | 'researcher' | 'name', string>
  /** What else is asked of somebody without an account. */
  children?: ReactNode
}

export const PersonRow = ({ field, row, at, set, onSwitch, words, children }: Props) => (
  <>
    <RowSelect
      label={words.account}
      value={row.userId === null ? 'outside' : 'inside'}
      choices={[
        { value: 'inside', label: words.inside },
        { value: 'outside', label: words.outside },
      ]}
      onChange={(value) => onSwitch(value === 'inside')}
    />
    {row.userId === null ? (
      <>
        <RowText required label={words.name} value={row.name} onChange={(name) => set({ name })} />
        {children}
      </>
    ) : (
      <Person
        field={field}
        at={at}
        value={row.userId}
        label={words.researcher}
        onChange={(userId) => set({ userId })}
      />
    )}
  </>
)

interface PersonProps {
  field: string
  at: number
  value: string
  label: string
  onChange: (id: string) => void
}

function Person({ field, at, value, label, onChange }: PersonProps) {
  const [{ value: rows }] = useField<readonly Who[]>(field)
  const others = rows.flatMap(({ userId }, nth) => (userId && nth !== at ? [userId] : []))
  return (
    <Field.Root required>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      <PersonBox value={value} onChange={onChange} roles={['RESEARCHER']} without={others} />
    </Field.Root>
  )
}
