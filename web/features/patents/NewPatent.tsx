/** Adds a patent as the first of a family. */
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import { createPatentRules } from '#api/features/patents/patent.rules.ts'
import * as texts from '#texts/patents/form.js'
import type { NewPatentMutation, PatentKind, PatentOffice } from '#web/__generated__/NewPatentMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { ApplicationFields, emptyApplication } from './ApplicationFields.tsx'
import { FamilyFields, type InventorRow } from './FamilyFields.tsx'

const blank = {
  ...emptyApplication,
  office: emptyApplication.office as PatentOffice,
  kind: emptyApplication.kind as PatentKind,
  confidential: true,
  projectId: '',
  inventionDisclosureId: '',
}

export function NewPatent({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { userId, role } = useViewer()
  // Whoever of the researchers adds a patent is usually among its inventors.
  const inventor: InventorRow = { userId: role === 'RESEARCHER' ? userId : '', name: '', affiliation: '' }
  const [create] = useAction<NewPatentMutation>(
    graphql`
      mutation NewPatentMutation($input: CreatePatentInput!) {
        createPatent(input: $input) {
          patent {
            path
          }
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="createPatent"
      open
      onClose={onClose}
      title={texts.addPatent()}
      rules={createPatentRules}
      initial={{ ...blank, inventors: [inventor] }}
      action={async (values) => {
        const outcome = await create({ input: values })
        const path = outcome.ok && outcome.data.createPatent.patent?.path
        if (path) void navigate(path)
        return outcome
      }}
      submit={texts.addPatent()}
    >
      <ApplicationFields />
      <Suspense fallback={<PartSpinner />}>
        <FamilyFields />
      </Suspense>
    </FormDialog>
  )
}
