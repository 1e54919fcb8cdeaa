/** Records the end of a patent, and that it is in force or pending again. */
import { graphql } from 'react-relay'
import { endPatentRules, reinstatePatentRules } from '#api/features/patents/patent.rules.ts'
import * as texts from '#texts/patents/form.js'
import type { EndFormsEndMutation, PatentStatus } from '#web/__generated__/EndFormsEndMutation.graphql.ts'
import type { EndFormsReinstateMutation } from '#web/__generated__/EndFormsReinstateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { patentStates } from './patentWords.ts'

/** The ends that a patent in a state may come to. */
export const endsOf = (status: string): PatentStatus[] =>
  status === 'PREPARING'
    ? ['WITHDRAWN']
    : status === 'GRANTED'
      ? ['LAPSED', 'REVOKED', 'EXPIRED']
      : status === 'FILED' || status === 'PUBLISHED'
        ? ['REFUSED', 'WITHDRAWN', 'LAPSED']
        : []

export function EndPatent({ id, status, onClose }: { id: string; status: string; onClose: () => void }) {
  const [end] = useAction<EndFormsEndMutation>(
    graphql`
      mutation EndFormsEndMutation($input: EndPatentInput!) {
        endPatent(input: $input) {
          patent {
            status
          }
        }
      }
    `,
    { success: { title: texts.ended() }, failure: texts.failed() },
  )
  const ends = endsOf(status)
  return (
    <FormDialog
      call="endPatent"
      open
      onClose={onClose}
      title={texts.end()}
      rules={endPatentRules.omit(['id'])}
      initial={{ status: ends[0]!, endedOn: '', endReason: '' }}
      action={(values) => end({ input: { id, ...values } })}
      submit={texts.end()}
    >
      <SelectField
        name="status"
        choices={ends.map((value) => ({ value, label: patentStates[value]!.words }))}
        hint={texts.endHint()}
      />
      <DateField name="endedOn" />
      <TextArea name="endReason" rows={3} />
    </FormDialog>
  )
}

export function ReinstatePatent({ id, onClose }: { id: string; onClose: () => void }) {
  const [reinstate] = useAction<EndFormsReinstateMutation>(
    graphql`
      mutation EndFormsReinstateMutation($input: ReinstatePatentInput!) {
        reinstatePatent(input: $input) {
          patent {
            status
          }
        }
      }
    `,
    { success: { title: texts.reinstated() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="reinstatePatent"
      open
      onClose={onClose}
      title={texts.reinstate()}
      rules={reinstatePatentRules.omit(['id'])}
      initial={{ reason: '' }}
      action={(values) => reinstate({ input: { id, ...values } })}
      submit={texts.reinstate()}
    >
      <TextArea name="reason" rows={3} hint={texts.reinstateHint()} />
    </FormDialog>
  )
}
