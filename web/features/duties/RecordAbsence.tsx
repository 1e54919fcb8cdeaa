/** Records when somebody of the team is away, and who stands in. */
import { SimpleGrid } from '@chakra-ui/react'
import { useField } from 'formik'
import { graphql } from 'react-relay'
import { setAbsenceRules } from '#api/features/duties/assign.rules.ts'
import * as texts from '#texts/duties/absences.js'
import type { RecordAbsenceMutation } from '#web/__generated__/RecordAbsenceMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { universityRoles } from '#web/features/companies/companyWords.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { DateField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

export function RecordAbsence({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { userId } = useViewer()
  const [record] = useAction<RecordAbsenceMutation>(
    graphql`
      mutation RecordAbsenceMutation($input: SetAbsenceInput!) {
        setAbsence(input: $input) {
          done
        }
      }
    `,
    { success: { title: texts.saved(), description: texts.savedNext() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="setAbsence"
      open={open}
      onClose={onClose}
      title={texts.add()}
      rules={setAbsenceRules}
      initial={{ userId, from: '', until: '', coverId: '' }}
      action={(input) => record({ input })}
      submit={texts.save()}
    >
      <PersonField name="userId" roles={universityRoles} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <DateField name="from" />
        <DateField name="until" />
      </SimpleGrid>
      <Cover />
    </FormDialog>
  )
}

/** Nobody stands in for themselves. */
function Cover() {
  const [{ value }] = useField<string>('userId')
  return <PersonField name="coverId" roles={universityRoles} without={value ? [value] : []} />
}
