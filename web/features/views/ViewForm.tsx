/** Names a view, follows what is new in it and, for the university's team, shares it. */
import { graphql } from 'react-relay'
import { createSavedViewRules, updateSavedViewRules } from '#api/features/views/view.rules.ts'
import * as texts from '#texts/views/menu.js'
import type { ViewFormCreateMutation } from '#web/__generated__/ViewFormCreateMutation.graphql.ts'
import type { ViewFormUpdateMutation } from '#web/__generated__/ViewFormUpdateMutation.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { SwitchField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import type { Asks } from './useViews.ts'

const rules = createSavedViewRules.pick(['name', 'shared', 'followed'])
const updateRules = updateSavedViewRules.pick(['name', 'shared', 'followed'])

interface Shown {
  asks: Asks
  /** Whether its owner can be told of what is new in it. */
  followable: boolean
  onClose: () => void
}

interface NewProps extends Shown {
  list: string
}

export function NewView({ list, asks, followable, onClose }: NewProps) {
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
      initial={{ name: '', shared: false, followed: false }}
      action={(values) => create({ input: { list, ...asks, ...values } })}
      submit={texts.saveAs()}
    >
      <Fields followable={followable} />
    </FormDialog>
  )
}

interface EditProps extends Shown {
  view: { readonly id: string; readonly name: string; readonly shared: boolean; readonly followed: boolean }
}

export function EditView({ view: { id, name, shared, followed }, asks, followable, onClose }: EditProps) {
  const [update] = useAction<ViewFormUpdateMutation>(
    graphql`
      mutation ViewFormUpdateMutation($input: UpdateSavedViewInput!) {
        updateSavedView(input: $input) {
          view {
            name
            shared
            followed
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
      initial={{ name, shared, followed }}
      action={(values) => update({ input: { id, ...(followed ? {} : asks), ...values } })}
      submit={texts.saveAs()}
    >
      <Fields followable={followable} />
    </FormDialog>
  )
}

const Fields = ({ followable }: { followable: boolean }) => {
  const shares = useAllowed('SAVED_VIEW_SHARE')
  return (
    <>
      <TextField name="name" />
      {followable && <SwitchField name="followed" hint={texts.followedHint()} />}
      {shares && <SwitchField name="shared" hint={texts.sharedHint()} />}
    </>
  )
}
