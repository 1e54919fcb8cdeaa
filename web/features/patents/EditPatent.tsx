/** Corrects what is known of a patent. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updatePatentRules } from '#api/features/patents/patent.rules.ts'
import * as texts from '#texts/patents/form.js'
import type { EditPatent_patent$key } from '#web/__generated__/EditPatent_patent.graphql.ts'
import type { EditPatentMutation } from '#web/__generated__/EditPatentMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { ApplicationFields } from './ApplicationFields.tsx'

const rules = updatePatentRules.whole

export function EditPatent({ patent, onClose }: { patent: EditPatent_patent$key; onClose: () => void }) {
  const { id, ...kept } = useFragment(
    graphql`
      fragment EditPatent_patent on Patent {
        id
        title
        office
        kind
        filedOn
        applicationNumber
        publishedOn
        publicationNumber
        grantedOn
        grantNumber
        attorney
        notes
      }
    `,
    patent,
  )
  const [update] = useAction<EditPatentMutation>(
    graphql`
      mutation EditPatentMutation($input: UpdatePatentInput!) {
        updatePatent(input: $input) {
          patent {
            ...EditPatent_patent
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const initial = {
    title: kept.title,
    office: kept.office,
    kind: kept.kind,
    filedOn: kept.filedOn ?? '',
    applicationNumber: kept.applicationNumber ?? '',
    publishedOn: kept.publishedOn ?? '',
    publicationNumber: kept.publicationNumber ?? '',
    grantedOn: kept.grantedOn ?? '',
    grantNumber: kept.grantNumber ?? '',
    attorney: kept.attorney ?? '',
    notes: kept.notes ?? '',
  }
  return (
    <FormDialog
      call="updatePatent"
      open
      onClose={onClose}
      title={texts.edit()}
      rules={rules}
      initial={initial}
      action={(_, __, edit) => update({ input: { ...edit, id } })}
      submit={texts.save()}
    >
      <ApplicationFields />
    </FormDialog>
  )
}
