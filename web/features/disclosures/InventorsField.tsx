/** Who invented it, with an account or without one, and with what share; the shares are 100 % together. */
import { Button, Field, HStack, Text } from '@chakra-ui/react'
import { useField } from 'formik'
import { Equal } from 'lucide-react'
import { equalShares, sumOfShares } from '#api/features/disclosures/shares.rules.ts'
import * as texts from '#texts/disclosures/form.js'
import { PersonBox } from '#web/features/people/PersonBox.tsx'
import { RowsField, RowSelect, RowText } from '#web/ui/form/RowsField.tsx'

export interface InventorRow {
  /** Null for who has no account; '' while nobody is chosen. */
  userId: string | null
  name: string
  email: string
  affiliation: string
  role: string
  /** Percent, as it is typed. */
  share: string
}

const empty: InventorRow = { userId: '', name: '', email: '', affiliation: '', role: '', share: '' }

const whose = [
  { value: 'inside', label: texts.inside() },
  { value: 'outside', label: texts.outside() },
]

const field = 'inventors'

export const InventorsField = () => (
  <RowsField
    name={field}
    hint={texts.inventorsHint()}
    empty={empty}
    most={30}
    add={texts.addInventor()}
    rowName={(number) => texts.inventorNumber({ number })}
    remove={(number) => texts.removeInventor({ number })}
    below={<Shares />}
  >
    {(row, set, at) => (
      <>
        <RowSelect
          label={texts.account()}
          value={row.userId === null ? 'outside' : 'inside'}
          choices={whose}
          onChange={(value) => set(value === 'outside' ? { userId: null, name: '' } : { userId: '', email: '' })}
        />
        {row.userId === null ? (
          <>
            <RowText required label={texts.name()} value={row.name} onChange={(name) => set({ name })} />
            <RowText type="email" label={texts.email()} value={row.email} onChange={(email) => set({ email })} />
          </>
        ) : (
          <Person value={row.userId} at={at} onChange={(userId) => set({ userId })} />
        )}
        <RowText label={texts.affiliation()} value={row.affiliation} onChange={(affiliation) => set({ affiliation })} />
        <RowText label={texts.role()} value={row.role} onChange={(role) => set({ role })} />
        <RowText
          required
          inputMode="decimal"
          label={texts.share()}
          value={row.share}
          onChange={(share) => set({ share })}
        />
      </>
    )}
  </RowsField>
)

function Person({ value, at, onChange }: { value: string; at: number; onChange: (id: string) => void }) {
  const [{ value: rows }] = useField<readonly InventorRow[]>(field)
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

/** The sum so far, and the same share for everybody at a press. */
function Shares() {
  const [{ value }, , { setValue }] = useField<readonly InventorRow[]>(field)
  const sum = sumOfShares(value.map(({ share }) => Number(share.replace(',', '.')) || 0))
  const share = () => {
    const shares = equalShares(value.length)
    void setValue(value.map((row, at) => ({ ...row, share: String(shares[at]!) })))
  }
  return (
    <HStack gap="3" flexWrap="wrap">
      <Text role="status" color={sum === 100 ? 'fg.muted' : 'fg.error'}>
        {texts.sum({ sum: String(sum) })}
      </Text>
      {value.length > 1 && (
        <Button size="sm" variant="ghost" onClick={share}>
          <Equal size={14} aria-hidden />
          {texts.equal()}
        </Button>
      )}
    </HStack>
  )
}
