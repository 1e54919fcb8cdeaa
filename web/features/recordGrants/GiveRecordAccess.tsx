/** Gives one person access to one record until a day, or extends it. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { setRecordGrantRules } from '#api/features/recordGrants/recordGrant.rules.ts'
import * as texts from '#texts/recordGrants/actions.js'
import type { GiveRecordAccessMutation } from '#web/__generated__/GiveRecordAccessMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { CheckboxField, DateField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { RecordField } from './RecordField.tsx'

interface Props {
  /** The record; it is chosen in the form without one. */
  recordId?: string
  /** The access that is extended. */
  grant?: { userId: string; name: string; expiresOn: string; withFiles: boolean }
  onClose: () => void
}

export function GiveRecordAccess({ recordId, grant, onClose }: Props) {
  const [give] = useAction<GiveRecordAccessMutation>(
    graphql`
      mutation GiveRecordAccessMutation($input: SetRecordGrantInput!) {
        setRecordGrant(input: $input) {
          recordGrant {
            id
            state
            expiresOn
            withFiles
          }
        }
      }
    `,
    { success: { title: texts.given() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="setRecordGrant"
      open
      onClose={onClose}
      title={grant ? texts.extendFor({ name: grant.name }) : texts.give()}
      rules={setRecordGrantRules}
      initial={{
        id: recordId ?? '',
        userId: grant?.userId ?? '',
        expiresOn: grant?.expiresOn ?? '',
        withFiles: grant?.withFiles ?? false,
        reason: '',
      }}
      action={(values) => give({ input: values as never })}
      submit={grant ? texts.extend() : texts.give()}
    >
      <Text color="fg.muted">{texts.hint()}</Text>
      {!recordId && <RecordField name="id" />}
      {!grant && <PersonField name="userId" />}
      <DateField name="expiresOn" hint={texts.untilHint()} />
      <CheckboxField name="withFiles" />
      <TextArea name="reason" rows={3} hint={texts.reasonHint()} />
    </FormDialog>
  )
}
