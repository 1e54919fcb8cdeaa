/** What a company says of itself: its own people write it, or the university; and a new one that the university writes down. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/companies/companyForm.js'
import { sectors } from '#api/features/challenges/challengeValues.rules.ts'
import { createCompanyRules } from '#api/features/companies/company.rules.ts'
import type { CompanyForm_company$key, Sector } from '#web/__generated__/CompanyForm_company.graphql.ts'
import type { CompanyFormCreateMutation } from '#web/__generated__/CompanyFormCreateMutation.graphql.ts'
import type { CompanyFormUpdateMutation } from '#web/__generated__/CompanyFormUpdateMutation.graphql.ts'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import { firstTexts } from '#web/features/translations/firstTexts.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'

const choices = sectors.map((value) => ({ value, label: sectorName(value) }))
const saved = { success: { title: texts.profileSaved() } }
const added = { success: { title: texts.companyAdded() } }

const fields = (
  <>
    <TextField name="name" />
    <TicksField name="sectors" choices={choices} />
    <TextField name="city" />
    <TextField name="website" type="url" placeholder="https://" />
    <TextArea name="description" rows={4} hint={texts.whatItDoesAndWhat()} />
  </>
)

export function EditCompany({ company, onClose }: { company: CompanyForm_company$key; onClose: () => void }) {
  const { id, ...initial } = firstTexts(
    useFragment(
      graphql`
        fragment CompanyForm_company on Company {
          id
          firstName: name(version: FIRST)
          sectors
          city
          website
          firstDescription: description(version: FIRST)
        }
      `,
      company,
    ),
  )
  const [update] = useAction<CompanyFormUpdateMutation>(
    graphql`
      mutation CompanyFormUpdateMutation($input: UpdateCompanyInput!) {
        updateCompany(input: $input) {
          company {
            ...CompanyForm_company
            otherNames
          }
        }
      }
    `,
    saved,
  )
  return (
    <FormDialog
      call="updateCompany"
      open
      onClose={onClose}
      title={texts.companyProfile()}
      rules={createCompanyRules}
      initial={initial}
      action={(_, changed, edit) => update({ input: { id, ...edit } }, undefined, changed)}
      submit={texts.save()}
    >
      {fields}
    </FormDialog>
  )
}

const blank = { name: '', sectors: [] as Sector[], city: '', website: '', description: '' }

/** `onDone` is handed the number of the new company. */
export function NewCompany({ onClose, onDone }: { onClose: () => void; onDone: (number: number) => void }) {
  const [create] = useAction<CompanyFormCreateMutation>(
    graphql`
      mutation CompanyFormCreateMutation($input: CreateCompanyInput!) {
        createCompany(input: $input) {
          company {
            number
          }
        }
      }
    `,
    added,
  )
  return (
    <FormDialog
      call="createCompany"
      open
      onClose={onClose}
      title={texts.addCompany()}
      rules={createCompanyRules}
      initial={blank}
      action={(input) => create({ input })}
      // Not before the dialog is closed: a drawer that opens below it would be taken for a part of it.
      onDone={({ data }) => data.createCompany.company && onDone(data.createCompany.company.number)}
      submit={texts.add()}
    >
      {fields}
    </FormDialog>
  )
}
