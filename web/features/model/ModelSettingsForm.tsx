/** The switch of the language model, what may be sent to it, and how often a person may use it. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateModelSettingsRules } from '#api/features/model/model.rules.ts'
import * as texts from '#texts/model/page.js'
import type { ModelSettingsForm_settings$key } from '#web/__generated__/ModelSettingsForm_settings.graphql.ts'
import type { ModelSettingsFormMutation } from '#web/__generated__/ModelSettingsFormMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { NumberField, SwitchField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

export function ModelSettingsForm({ settings }: { settings: ModelSettingsForm_settings$key }) {
  const { on, confidential, dailyBudget } = useFragment(
    graphql`
      fragment ModelSettingsForm_settings on ModelSettings {
        on
        confidential
        dailyBudget
      }
    `,
    settings,
  )
  const [update] = useAction<ModelSettingsFormMutation>(
    graphql`
      mutation ModelSettingsFormMutation($input: UpdateModelSettingsInput!) {
        updateModelSettings(input: $input) {
          modelSettings {
            ...ModelSettingsForm_settings
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <Form
      call="updateModelSettings"
      rules={updateModelSettingsRules.whole}
      initial={{ on, confidential, dailyBudget }}
      action={(_, __, edit) => update({ input: edit })}
      actions={<SubmitButton alignSelf="start">{texts.save()}</SubmitButton>}
    >
      <SwitchField name="on" hint={texts.onHint()} />
      <SwitchField name="confidential" hint={texts.confidentialHint()} />
      <NumberField name="dailyBudget" hint={texts.budgetHint()} />
    </Form>
  )
}
