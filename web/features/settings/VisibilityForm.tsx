/** Who finds the viewer: everybody on the platform, or people of the university alone. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateProfileRules } from '#api/features/accounts/account.rules.ts'
import * as texts from '#texts/settings/visibilityForm.js'
import type { VisibilityForm_viewer$key } from '#web/__generated__/VisibilityForm_viewer.graphql.ts'
import type { VisibilityFormMutation } from '#web/__generated__/VisibilityFormMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { SwitchField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

const rules = updateProfileRules.whole.pick(['findableOutside'])

export function VisibilityForm({ viewer }: { viewer: VisibilityForm_viewer$key }) {
  const { findableOutside } = useFragment(
    graphql`
      fragment VisibilityForm_viewer on Viewer {
        findableOutside
      }
    `,
    viewer,
  )
  const [update] = useAction<VisibilityFormMutation>(
    graphql`
      mutation VisibilityFormMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          viewer {
            id
            ...VisibilityForm_viewer
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.notSaved() },
  )
  return (
    <Form
      call="updateProfile"
      rules={rules}
      initial={{ findableOutside }}
      action={(_, __, edit) => update({ input: edit })}
      actions={<SubmitButton alignSelf="start">{texts.save()}</SubmitButton>}
    >
      <SwitchField name="findableOutside" hint={texts.hint()} />
    </Form>
  )
}
