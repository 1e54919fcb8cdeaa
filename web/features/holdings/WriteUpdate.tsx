/** Writes down news of a holding with its figures. */
import { graphql } from 'react-relay'
import { addHoldingUpdateRules } from '#api/features/holdings/update.rules.ts'
import * as texts from '#texts/holdings/form.js'
import type { WriteUpdateMutation } from '#web/__generated__/WriteUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { FigureFields, type KpiRow } from './FigureFields.tsx'

const rules = addHoldingUpdateRules.omit(['id'])

interface Props {
  id: string
  /** The figures of the last update, whose series go on. */
  kpis: readonly KpiRow[]
  onClose: () => void
}

export function WriteUpdate({ id, kpis, onClose }: Props) {
  const [add] = useAction<WriteUpdateMutation>(
    graphql`
      mutation WriteUpdateMutation($input: AddHoldingUpdateInput!) {
        addHoldingUpdate(input: $input) {
          holding {
            id
          }
        }
      }
    `,
    { success: { title: texts.updateAdded() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="addHoldingUpdate"
      open
      onClose={onClose}
      title={texts.write()}
      rules={rules}
      initial={{ dueOn: '', text: '', figures: kpis.map(({ name, unit }) => ({ name, unit, value: '' })) }}
      action={(values) => add({ input: { id, ...values } as never })}
      submit={texts.write()}
    >
      <DateField name="dueOn" />
      <TextArea name="text" rows={3} />
      <FigureFields />
    </FormDialog>
  )
}
