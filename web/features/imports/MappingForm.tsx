/** Names a saved mapping of an import and shares it. */
import { graphql } from 'react-relay'
import { createImportMappingRules, updateImportMappingRules } from '#api/features/imports/importMapping.rules.ts'
import * as texts from '#texts/imports/mappings.js'
import type { ImportKind } from '#web/__generated__/ImportPageQuery.graphql.ts'
import type { MappingFormCreateMutation } from '#web/__generated__/MappingFormCreateMutation.graphql.ts'
import type { MappingFormUpdateMutation } from '#web/__generated__/MappingFormUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { SwitchField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import type { ColumnField } from './ImportMappings.tsx'

const rules = createImportMappingRules.pick(['name', 'shared'])
const updateRules = updateImportMappingRules.whole.pick(['name', 'shared'])

interface NewProps {
  kind: ImportKind
  columns: readonly ColumnField[]
  onClose: () => void
}

export function NewMapping({ kind, columns, onClose }: NewProps) {
  const [create] = useAction<MappingFormCreateMutation>(
    graphql`
      mutation MappingFormCreateMutation($input: CreateImportMappingInput!) {
        createImportMapping(input: $input) {
          mapping {
            id
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="createImportMapping"
      open
      onClose={onClose}
      title={texts.save()}
      rules={rules}
      initial={{ name: '', shared: false }}
      action={(values) => create({ input: { kind, columns, ...values } })}
      submit={texts.saveAs()}
    >
      <Fields />
    </FormDialog>
  )
}

interface EditProps {
  mapping: { readonly id: string; readonly name: string; readonly shared: boolean }
  onClose: () => void
}

export function EditMapping({ mapping: { id, name, shared }, onClose }: EditProps) {
  const [update] = useAction<MappingFormUpdateMutation>(
    graphql`
      mutation MappingFormUpdateMutation($input: UpdateImportMappingInput!) {
        updateImportMapping(input: $input) {
          mapping {
            name
            shared
          }
        }
      }
    `,
    { success: { title: texts.updated() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="updateImportMapping"
      open
      onClose={onClose}
      title={texts.editNamed({ name })}
      rules={updateRules}
      initial={{ name, shared }}
      action={(_, __, edit) => update({ input: { id, ...edit } })}
      submit={texts.saveAs()}
    >
      <Fields />
    </FormDialog>
  )
}

const Fields = () => (
  <>
    <TextField name="name" />
    <SwitchField name="shared" hint={texts.sharedHint()} />
  </>
)
