/** Changes how much one thinks of investing, and whether the university sees it. */
import { graphql } from 'react-relay'
import { updateInterestRules } from '#api/features/interests/interest.rules.ts'
import * as texts from '#texts/interests/actions.js'
import type { ChangeAmountsMutation } from '#web/__generated__/ChangeAmountsMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { AmountFields } from './AmountFields.tsx'

const rules = updateInterestRules.omit(['id'])

interface Props {
  id: string
  amounts: { amountFrom: number | null | undefined; amountUntil: number | null | undefined; amountOpen: boolean }
  onClose: () => void
}

export function ChangeAmounts({ id, amounts: { amountFrom, amountUntil, amountOpen }, onClose }: Props) {
  const [update] = useAction<ChangeAmountsMutation>(
    graphql`
      mutation ChangeAmountsMutation($input: UpdateInterestInput!) {
        updateInterest(input: $input) {
          interest {
            id
          }
        }
      }
    `,
    { success: { title: texts.amountsSaved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="updateInterest"
      open
      onClose={onClose}
      title={texts.amounts()}
      rules={rules}
      initial={{ amountFrom: amountFrom ?? null, amountUntil: amountUntil ?? null, amountOpen }}
      action={(values) => update({ input: { id, ...values } })}
      submit={texts.save()}
    >
      <AmountFields />
    </FormDialog>
  )
}
