/** Adds a patent that comes from another one: by priority, as a national phase, or as a part or continuation of it. */
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import { listed } from '#listed'
import { addFamilyPatentRules } from '#api/features/patents/patent.rules.ts'
import * as texts from '#texts/patents/form.js'
import type { AddToFamilyMutation, PatentKind, PatentOffice } from '#web/__generated__/AddToFamilyMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { ApplicationFields, emptyApplication } from './ApplicationFields.tsx'
import { officeName } from './patentWords.ts'

interface Member {
  id: string
  office: string
  applicationNumber?: string | null | undefined
}

interface Props {
  id: string
  title: string
  members: readonly Member[]
  onClose: () => void
}

export function AddToFamily({ id, title, members, onClose }: Props) {
  const navigate = useNavigate()
  const [add] = useAction<AddToFamilyMutation>(
    graphql`
      mutation AddToFamilyMutation($input: AddFamilyPatentInput!) {
        addFamilyPatent(input: $input) {
          patent {
            path
          }
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.failed() },
  )
  const parents = members.map((one) => ({
    value: one.id,
    label: listed([officeName(one.office), one.applicationNumber]),
  }))
  return (
    <FormDialog
      call="addFamilyPatent"
      open
      onClose={onClose}
      title={texts.addToFamily()}
      rules={addFamilyPatentRules}
      initial={{
        ...emptyApplication,
        parentId: id,
        title,
        office: 'WO' as PatentOffice,
        kind: 'APPLICATION' as PatentKind,
      }}
      action={async (values) => {
        const outcome = await add({ input: values })
        const path = outcome.ok && outcome.data.addFamilyPatent.patent?.path
        if (path) void navigate(path)
        return outcome
      }}
      submit={texts.addToFamily()}
    >
      <SelectField name="parentId" choices={parents} hint={texts.parentHint()} />
      <ApplicationFields />
    </FormDialog>
  )
}
