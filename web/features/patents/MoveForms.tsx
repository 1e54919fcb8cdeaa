/** Records what happened to a patent at its office: filed, published, granted. */
import { graphql } from 'react-relay'
import { filePatentRules, grantPatentRules, publishPatentRules } from '#api/features/patents/patent.rules.ts'
import * as texts from '#texts/patents/form.js'
import type { MoveFormsFileMutation } from '#web/__generated__/MoveFormsFileMutation.graphql.ts'
import type { MoveFormsGrantMutation } from '#web/__generated__/MoveFormsGrantMutation.graphql.ts'
import type { MoveFormsPublishMutation } from '#web/__generated__/MoveFormsPublishMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { PatentNumberField } from './PatentNumberField.tsx'

interface Props {
  id: string
  office: string
  onClose: () => void
}

export function FilePatent({ id, office, onClose }: Props) {
  const [file] = useAction<MoveFormsFileMutation>(
    graphql`
      mutation MoveFormsFileMutation($input: FilePatentInput!) {
        filePatent(input: $input) {
          patent {
            status
          }
        }
      }
    `,
    { success: { title: texts.filed() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="filePatent"
      open
      onClose={onClose}
      title={texts.file()}
      rules={filePatentRules.omit(['id'])}
      initial={{ filedOn: '', applicationNumber: '' }}
      action={(values) => file({ input: { id, ...values } })}
      submit={texts.file()}
    >
      <DateField name="filedOn" />
      <PatentNumberField name="applicationNumber" office={office} part="application" />
    </FormDialog>
  )
}

export function PublishPatent({ id, office, onClose }: Props) {
  const [publish] = useAction<MoveFormsPublishMutation>(
    graphql`
      mutation MoveFormsPublishMutation($input: PublishPatentInput!) {
        publishPatent(input: $input) {
          patent {
            status
          }
        }
      }
    `,
    { success: { title: texts.published() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="publishPatent"
      open
      onClose={onClose}
      title={texts.publish()}
      rules={publishPatentRules.omit(['id'])}
      initial={{ publishedOn: '', publicationNumber: '' }}
      action={(values) => publish({ input: { id, ...values } })}
      submit={texts.publish()}
    >
      <DateField name="publishedOn" />
      <PatentNumberField name="publicationNumber" office={office} part="publication" />
    </FormDialog>
  )
}

export function GrantPatent({ id, office, onClose }: Props) {
  const [grant] = useAction<MoveFormsGrantMutation>(
    graphql`
      mutation MoveFormsGrantMutation($input: GrantPatentInput!) {
        grantPatent(input: $input) {
          patent {
            status
          }
        }
      }
    `,
    { success: { title: texts.granted() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="grantPatent"
      open
      onClose={onClose}
      title={texts.grant()}
      rules={grantPatentRules.omit(['id'])}
      initial={{ grantedOn: '', grantNumber: '' }}
      action={(values) => grant({ input: { id, ...values } })}
      submit={texts.grant()}
    >
      <DateField name="grantedOn" hint={texts.grantHint()} />
      <PatentNumberField name="grantNumber" office={office} part="grant" />
    </FormDialog>
  )
}
