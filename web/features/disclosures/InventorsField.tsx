/** Who invented it, with an account or without one, and with what share; the shares are 100 % together. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { useField } from 'formik'
import { Equal } from 'lucide-react'
import { equalShares, sumOfShares } from '#api/features/disclosures/shares.rules.ts'
import * as texts from '#texts/disclosures/form.js'
import { PersonRow } from '#web/features/people/PersonRow.tsx'
import { RowNumber, RowsField, RowText } from '#web/ui/form/RowsField.tsx'

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

const words = {
  account: texts.account(),
  inside: texts.inside(),
  outside: texts.outside(),
  researcher: texts.researcher(),
  name: texts.name(),
}

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
        <PersonRow
          field={field}
          row={row}
          at={at}
          set={set}
          onSwitch={(hasAccount) => set(hasAccount ? { userId: '', email: '' } : { userId: null, name: '' })}
          words={words}
        >
          <RowText type="email" label={texts.email()} value={row.email} onChange={(email) => set({ email })} />
        </PersonRow>
        <RowText label={texts.affiliation()} value={row.affiliation} onChange={(affiliation) => set({ affiliation })} />
        <RowText label={texts.role()} value={row.role} onChange={(role) => set({ role })} />
        <RowNumber required label={texts.share()} value={row.share} onChange={(share) => set({ share })} />
      </>
    )}
  </RowsField>
)

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
