/** Changes a project; the same form in the overlay and on its own page, which keeps what is changed. */
import type { ReactNode } from 'react'
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
import type { ProjectValues } from './projectForm.ts'
import { ProjectFields } from './ProjectFields.tsx'
import { statusWords } from './projectWords.ts'
import { useProjectValues } from './useProjectValues.ts'

const rules = updateProjectRules.whole.omit(['fromDraft'])
const success = {
  title: texts.projectUpdated(),
  description: texts.theProjectHasBeenUpdated(),
}

interface Props {
  project: ProjectEditForm_project$key
  /** What the form begins with, where something was changed earlier and not saved. */
  begun?: ProjectValues | undefined
  /** What keeps on the server what is changed; saving the project ends it. */
  keeping?: ReactNode
  /** Puts the buttons where they belong. */
  actions?: (buttons: ReactNode) => ReactNode
  onDone: () => void
  onCancel: () => void
}

const inABar = (buttons: ReactNode) => <FormActions>{buttons}</FormActions>

export function ProjectEditForm({ project, begun, keeping, actions = inABar, onDone, onCancel }: Props) {
  const data = useFragment(
    graphql`
      fragment ProjectEditForm_project on Project {
        id
        status
        department
        nextStatuses
        commercialPotential
        ...useProjectValues_project
      }
    `,
    project,
  )
  const { id, status, nextStatuses, commercialPotential } = data
  const saved = useProjectValues(data)!
  const departments = useDepartments(data.department)
  const [update] = useAction<ProjectEditFormMutation>(
    graphql`
      mutation ProjectEditFormMutation($input: UpdateProjectInput!) {
        updateProject(input: $input) {
          project {
            ...ProjectEditForm_project
            ...ProjectDetails_project
          }
          viewer {
            ...useKeptDraft_viewer
          }
        }
      }
    `,
    { success, failure: texts.failedToUpdateProject() },
  )
  const statuses = [status, ...nextStatuses].map((value) => ({ value, label: statusWords[value] }))
  return (
    <Form
      call="updateProject"
      rules={rules}
      initial={begun ?? saved}
      saved={saved}
      action={(_, changed, edit) =>
        update(
          { input: { ...edit, id, ...(keeping ? { fromDraft: true } : {}) } as UpdateProjectInput },
          undefined,
          changed,
        )
      }
      onDone={onDone}
      actions={actions(
        <>
          <SubmitButton>{texts.saveChanges()}</SubmitButton>
          <CancelButton onCancel={onCancel} />
        </>,
      )}
    >
      <FocusAskedField />
      {keeping}
      <PotentialNote percent={commercialPotential} />
      <ProjectFields departments={departments} statuses={statuses} />
    </Form>
  )
}

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
