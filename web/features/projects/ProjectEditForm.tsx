/** Changes a project; the same form in the overlay and on its own page. */
import { graphql } from 'react-relay'
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/projects/projectEditForm.js'
import { updateProjectRules } from '#api/features/projects/project.rules.ts'
import type { ProjectEditForm_project$key } from '#web/__generated__/ProjectEditForm_project.graphql.ts'
import type { ProjectEditFormDepartmentsQuery } from '#web/__generated__/ProjectEditFormDepartmentsQuery.graphql.ts'
import type { ProjectEditFormMutation, UpdateProjectInput } from '#web/__generated__/ProjectEditFormMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FocusAskedField } from '#web/ui/form/FocusAskedField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { CancelButton } from '#web/ui/form/CancelButton.tsx'
import { FormActions } from '#web/ui/form/FormActions.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { PotentialNote } from './PotentialNote.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import type { ProjectValues } from './projectForm.ts'
import { statusWords } from './projectWords.ts'

const rules = updateProjectRules.omit(['id'])
const success = {
  title: texts.projectUpdated(),
  description: texts.theProjectHasBeenUpdated(),
}

interface Props {
  project: ProjectEditForm_project$key
  onDone: () => void
  onCancel: () => void
}

export function ProjectEditForm({ project, onDone, onCancel }: Props) {
  const { id, nextStatuses, commercialPotential, ...fields } = useFragment(
    graphql`
      fragment ProjectEditForm_project on Project {
        id
        title
        description
        abstract
        objectives
        methodology
        expectedOutcomes
        principalInvestigator
        institution
        department
        projectStage
        tags
        keywords
        trl
        crlLevel
        status
        nextStatuses
        commercialPotential
        prototypeStatus
        startupPotential
        ipStatus
        patentReference
        ipOwnership
        disclosureDate
        publiclyDisclosed
        papers
        datasets
        software
        businessApplication
        businessValue
        problemSolving
        targetMarket
        regulation
        offerType
        offerDetails
        ftoRegions
        duration
        budget
        fundingStatus
        fundingAmount
        seekingInvestment
        fundingAmountNeeded
        fundingPurpose
        grants
        contacts
        visibleToResearchers
        confidential
        embargoUntil
        startDate
        endDate
        nextReviewDate
      }
    `,
    project,
  )
  const departments = useDepartments(fields.department)
  const [update] = useAction<ProjectEditFormMutation>(
    graphql`
      mutation ProjectEditFormMutation($input: UpdateProjectInput!) {
        updateProject(input: $input) {
          project {
            ...ProjectEditForm_project
            ...ProjectDetails_project
          }
        }
      }
    `,
    { success, failure: texts.failedToUpdateProject() },
  )
  const statuses = [fields.status, ...nextStatuses].map((value) => ({ value, label: statusWords[value] }))
  return (
    <Form
      call="updateProject"
      rules={rules}
      initial={valuesOf(fields)}
      action={(values, changed) => update({ input: { ...values, id } as UpdateProjectInput }, undefined, changed)}
      onDone={onDone}
      actions={
        <FormActions>
          <SubmitButton>{texts.saveChanges()}</SubmitButton>
          <CancelButton onCancel={onCancel} />
        </FormActions>
      }
    >
      <FocusAskedField />
      <PotentialNote percent={commercialPotential} />
      <ProjectFields departments={departments} statuses={statuses} />
    </Form>
  )
}

/** Nothing is an empty field to a form. */
const valuesOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? ''])) as unknown as ProjectValues

/** The departments that may be chosen, the present one among them. */
function useDepartments(present = ''): string[] {
  const { departments } = useLazyLoadQuery<ProjectEditFormDepartmentsQuery>(
    graphql`
      query ProjectEditFormDepartmentsQuery {
        departments {
          name
        }
      }
    `,
    {},
  )
  return [...new Set([present, ...departments.map(({ name }) => name)])].filter(Boolean)
}
