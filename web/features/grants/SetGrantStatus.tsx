/** Says how far a grant has come; with an award, what was awarded and for which period. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { setResearchGrantStatusRules } from '#api/features/grants/grant.rules.ts'
import * as texts from '#texts/grants/form.js'
import type { GrantStatus, SetGrantStatusMutation } from '#web/__generated__/SetGrantStatusMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, NumberField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = setResearchGrantStatusRules.keys.omit(['id']).concat(setResearchGrantStatusRules.whole)

interface Props {
  id: string
  status: GrantStatus
  title: string
  /** What is known: it is offered where the step settles it. */
  amount: number
  startsOn: string | null | undefined
  endsOn: string | null | undefined
  onClose: () => void
}

export function SetGrantStatus({ id, status, title, amount, startsOn, endsOn, onClose }: Props) {
  const [set] = useAction<SetGrantStatusMutation>(
    graphql`
      mutation SetGrantStatusMutation($input: SetResearchGrantStatusInput!) {
        setResearchGrantStatus(input: $input) {
          grant {
            status
          }
        }
      }
    `,
    { success: { title: texts.statusSaved() }, failure: texts.failed() },
  )
  const settles = status === 'AWARDED' || status === 'ACTIVE'
  return (
    <FormDialog
      call="setResearchGrantStatus"
      open
      onClose={onClose}
      title={title}
      rules={rules}
      initial={{
        status,
        amount: settles ? amount : null,
        startsOn: settles ? (startsOn ?? '') : '',
        endsOn: settles ? (endsOn ?? '') : '',
        reason: '',
      }}
      action={({ reason }, _, edit) => set({ input: { ...edit, id, status, reason } })}
      submit={title}
    >
      {settles && (
        <>
          <NumberField name="amount" />
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <DateField name="startsOn" />
            <DateField name="endsOn" />
          </SimpleGrid>
        </>
      )}
      <TextArea name="reason" rows={3} hint={texts.reasonHint()} />
    </FormDialog>
  )
}
