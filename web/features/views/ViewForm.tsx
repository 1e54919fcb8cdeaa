/** Names a view and, for the university's team, shares it. */
import { graphql } from 'react-relay'
import { createSavedViewRules, updateSavedViewRules } from '#api/features/views/view.rules.ts'
import * as texts from '#texts/views/menu.js'
import type { ViewFormCreateMutation } from '#web/__generated__/ViewFormCreateMutation.graphql.ts'
import type { ViewFormUpdateMutation } from '#web/__generated__/ViewFormUpdateMutation.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { SwitchField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = createSavedViewRules.pick(['name', 'shared'])
const updateRules = updateSavedViewRules.pick(['name', 'shared'])

interface NewProps {
  list: string
  query: string
  onClose: () => void
}

export function NewView({ list, query, onClose }: NewProps) {
  const [create] = useAction<ViewFormCreateMutation>(
    graphql`
      mutation ViewFormCreateMutation($input: CreateSavedViewInput!) {
        createSavedView(input: $input) {
          view {
            id
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="createSavedView"
      open
      onClose={onClose}
      title={texts.save()}
      rules={rules}
      initial={{ name: '', shared: false }}
      action={(values) => create({ input: { list, query, ...values } })}
      submit={texts.saveAs()}
    >
      <Fields />
    </FormDialog>
  )
}

interface EditProps {
  view: { readonly id: string; readonly name: string; readonly shared: boolean }
  onClose: () => void
}

export function EditView({ view: { id, name, shared }, onClose }: EditProps) {
  const [update] = useAction<ViewFormUpdateMutation>(
    graphql`
      mutation ViewFormUpdateMutation($input: UpdateSavedViewInput!) {
        updateSavedView(input: $input) {
          view {
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
      call="updateSavedView"
      open
      onClose={onClose}
      title={texts.editNamed({ name })}
      rules={updateRules}
      initial={{ name, shared }}
      action={(values) => update({ input: { id, ...values } })}
      submit={texts.saveAs()}
    >
      <Fields />
    </FormDialog>
  )
}

const Fields = () => {
  const shares = useAllowed('SAVED_VIEW_SHARE')
  return (
    <>
      <TextField name="name" />
      {shares && <SwitchField name="shared" hint={texts.sharedHint()} />}
    </>
  )
}
