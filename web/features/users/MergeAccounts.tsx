/** Merges a second account of a person into this one, after showing what that does. */
import { Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { mergeAccountsRules } from '#api/features/accounts/merge/merge.rules.ts'
import * as texts from '#texts/accountMerge/dialog.js'
import type { MergeAccountsMutation } from '#web/__generated__/MergeAccountsMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { MergePreview, useMergePreview } from './MergePreview.tsx'
import { roleChoices } from './roleNames.ts'

interface Props {
  user: { id: string; name: string }
  onClose: () => void
}

const rules = mergeAccountsRules.omit(['id'])

export function MergeAccounts({ user: { id, name }, onClose }: Props) {
  const [merge] = useAction<MergeAccountsMutation>(
    graphql`
      mutation MergeAccountsMutation($input: MergeAccountsInput!) {
        mergeAccounts(input: $input) {
          user {
            id
            role
          }
        }
      }
    `,
    { success: { title: texts.merged() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="mergeAccounts"
      open
      onClose={onClose}
      title={texts.title({ name })}
      rules={rules}
      initial={{ duplicateId: '', role: '', reason: '' }}
      action={({ role, ...values }) => merge({ input: { id, ...values, role: role || null } as never })}
      submit={texts.submit()}
      danger
    >
      <Text color="fg.muted">{texts.hint({ name })}</Text>
      {/* A duplicate is often suspended when it is found. */}
      <PersonField name="duplicateId" past without={[id]} />
      <Suspense fallback={<PartSpinner />}>
        <Effects id={id} name={name} />
      </Suspense>
      <TextArea name="reason" rows={3} hint={texts.reasonHint()} />
    </FormDialog>
  )
}

function Effects({ id, name }: { id: string; name: string }) {
  const { duplicateId } = useFormikContext<{ duplicateId: string }>().values
  return duplicateId ? <Chosen key={duplicateId} id={id} duplicateId={duplicateId} name={name} /> : null
}

function Chosen({ id, duplicateId, name }: { id: string; duplicateId: string; name: string }) {
  const preview = useMergePreview(id, duplicateId)
  return (
    <div aria-live="polite">
      <MergePreview preview={preview} name={name} />
      {preview.rolesDiffer && !preview.obstacle && (
        <SelectField name="role" choices={roleChoices()} placeholder={texts.chooseRole()} />
      )}
    </div>
  )
}
