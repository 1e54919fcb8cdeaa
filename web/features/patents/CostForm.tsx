/** Adds what was paid for a patent, or corrects it. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { addPatentCostRules, updatePatentCostRules } from '#api/features/patents/patent.rules.ts'
import * as texts from '#texts/patents/form.js'
import type { CostFormAddMutation, PatentCostKind } from '#web/__generated__/CostFormAddMutation.graphql.ts'
import type { CostFormUpdateMutation } from '#web/__generated__/CostFormUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, NumberField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { choicesOf, costWords } from './patentWords.ts'

const addRules = addPatentCostRules.omit(['id'])
const updateRules = updatePatentCostRules.whole
const kinds = choicesOf(costWords)

export interface Cost {
  id: string
  kind: PatentCostKind
  amount: number
  paidOn: string
  note: string
}

const fields = (
  <>
    <SelectField name="kind" choices={kinds} />
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <NumberField name="amount" />
      <DateField name="paidOn" />
    </SimpleGrid>
    <TextField name="note" autoComplete="off" />
  </>
)

export function AddCost({ id, onClose }: { id: string; onClose: () => void }) {
  const [add] = useAction<CostFormAddMutation>(
    graphql`
      mutation CostFormAddMutation($input: AddPatentCostInput!) {
        addPatentCost(input: $input) {
          patent {
            costTotal
          }
        }
      }
    `,
    { success: { title: texts.costAdded() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="addPatentCost"
      open
      onClose={onClose}
      title={texts.addCost()}
      rules={addRules}
      initial={{ kind: 'FILING' as PatentCostKind, amount: '' as number | '', paidOn: '', note: '' }}
      action={(values) => add({ input: { id, ...values } })}
      submit={texts.addCost()}
    >
      {fields}
    </FormDialog>
  )
}

export function EditCost({ cost, onClose }: { cost: Cost; onClose: () => void }) {
  const [update] = useAction<CostFormUpdateMutation>(
    graphql`
      mutation CostFormUpdateMutation($input: UpdatePatentCostInput!) {
        updatePatentCost(input: $input) {
          patent {
            costTotal
          }
        }
      }
    `,
    { success: { title: texts.costSaved() }, failure: texts.failed() },
  )
  const { id, kind, amount, paidOn, note } = cost
  return (
    <FormDialog
      call="updatePatentCost"
      open
      onClose={onClose}
      title={texts.editCost()}
      rules={updateRules}
      initial={{ kind, amount, paidOn, note }}
      action={(_, __, edit) => update({ input: { ...edit, id } })}
      submit={texts.save()}
    >
      {fields}
    </FormDialog>
  )
}
