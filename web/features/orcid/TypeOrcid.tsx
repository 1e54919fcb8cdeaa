/** The iD as the person knows it, without a proof. */
import { graphql } from 'react-relay'
import * as texts from '#texts/orcid/settings.js'
import { setOrcidRules } from '#api/features/orcid/orcid.rules.ts'
import type { TypeOrcidMutation } from '#web/__generated__/TypeOrcidMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

export function TypeOrcid({ orcid }: { orcid: string }) {
  const [set] = useAction<TypeOrcidMutation>(
    graphql`
      mutation TypeOrcidMutation($input: SetOrcidInput!) {
        setOrcid(input: $input) {
          person {
            ...OrcidLink_user
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.notSaved() },
  )
  return (
    <Form
      call="setOrcid"
      rules={setOrcidRules}
      initial={{ orcid }}
      action={(input) => set({ input })}
      actions={
        <SubmitButton variant="outline" alignSelf="start">
          {texts.save()}
        </SubmitButton>
      }
    >
      <TextField name="orcid" placeholder="0000-0002-1825-0097" hint={texts.hint()} />
    </Form>
  )
}
