/** Adds a deliverable or a report of a grant, or changes one and says when it was delivered. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { addGrantItemRules, updateGrantItemRules } from '#api/features/grants/grant.rules.ts'
import * as texts from '#texts/grants/form.js'
import type { GrantItemKind, ItemFormAddMutation } from '#web/__generated__/ItemFormAddMutation.graphql.ts'
import type { ItemFormUpdateMutation } from '#web/__generated__/ItemFormUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { choicesOf, itemKindWords } from './grantWords.ts'

const addRules = addGrantItemRules.omit(['id'])
const updateRules = updateGrantItemRules.whole
const kinds = choicesOf(itemKindWords)

export interface Item {
  id: string
  kind: GrantItemKind
  title: string
  dueOn: string
  doneOn: string | null | undefined
  /** The day of the delivery with which the form begins. */
  offered?: string
}

const fields = (
  <>
    <SelectField name="kind" choices={kinds} />
    <TextField name="title" autoComplete="off" />
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <DateField name="dueOn" hint={texts.remindersHint()} />
      <DateField name="doneOn" hint={texts.doneHint()} />
    </SimpleGrid>
  </>
)

export function AddItem({ id, onClose }: { id: string; onClose: () => void }) {
  const [add] = useAction<ItemFormAddMutation>(
    graphql`
      mutation ItemFormAddMutation($input: AddGrantItemInput!) {
        addGrantItem(input: $input) {
          grant {
            id
          }
        }
      }
    `,
    { success: { title: texts.itemAdded() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="addGrantItem"
      open
      onClose={onClose}
      title={texts.addItem()}
      rules={addRules}
      initial={{ kind: 'DELIVERABLE' as GrantItemKind, title: '', dueOn: '', doneOn: '' }}
      action={(values) => add({ input: { id, ...values } })}
      submit={texts.addItem()}
    >
      {fields}
    </FormDialog>
  )
}

export function EditItem({ item, onClose }: { item: Item; onClose: () => void }) {
  const [update] = useAction<ItemFormUpdateMutation>(
    graphql`
      mutation ItemFormUpdateMutation($input: UpdateGrantItemInput!) {
        updateGrantItem(input: $input) {
          grant {
            id
          }
        }
      }
    `,
    { success: { title: texts.itemSaved() }, failure: texts.failed() },
  )
  const { id, kind, title, dueOn, doneOn, offered } = item
  const saved = { kind, title, dueOn, doneOn: doneOn ?? '' }
  return (
    <FormDialog
      call="updateGrantItem"
      open
      onClose={onClose}
      title={texts.editItem()}
      rules={updateRules}
      initial={{ ...saved, doneOn: offered ?? saved.doneOn }}
      saved={saved}
      action={(_, __, edit) => update({ input: { ...edit, id } })}
      submit={texts.save()}
    >
      {fields}
    </FormDialog>
  )
}
