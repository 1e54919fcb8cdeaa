/** A new project: one's own, or by the university on behalf of a researcher (resolutions.md 4). */
import { Button, HStack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router'
import { string } from 'yup'
import { createProjectRules } from '#api/features/projects/project.rules.ts'
import type {
  CreateProjectForInput,
  NewProjectPageForMutation,
} from '#web/__generated__/NewProjectPageForMutation.graphql.ts'
import type { CreateProjectInput, NewProjectPageMutation } from '#web/__generated__/NewProjectPageMutation.graphql.ts'
import type { NewProjectPageQuery } from '#web/__generated__/NewProjectPageQuery.graphql.ts'
import { useAllowed, useViewer } from '#web/app/AppContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { SelectField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import { emptyProject, projectInput } from './projectForm.ts'
import { statusWords } from './projectWords.ts'

const statuses = (['DRAFT', 'PROPOSED'] as const).map((value) => ({ value, label: statusWords[value] }))
const telling = { success: { title: 'Project created' }, failure: 'Failed to create project' }

export default function NewProjectPage() {
  const data = usePage<NewProjectPageQuery>(graphql`
    query NewProjectPageQuery @preloadable {
      departments {
        name
      }
      users(filter: { role: [RESEARCHER], status: [ACTIVE] }, first: 100) {
        edges {
          node {
            id
            number
            name
          }
        }
      }
    }
  `)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const viewer = useViewer()
  const forOthers = useAllowed('PROJECT_CREATE_FOR')
  const { create, createFor } = useCreate()
  const people = data.users.edges.flatMap((edge) => (edge?.node ? [edge.node] : []))
  const owner = people.find(({ number }) => String(number) === params.get('ownerId'))

  const initial = {
    ...emptyProject,
    ...(forOthers
      ? { ownerId: owner?.id ?? '', principalInvestigator: owner?.name ?? '' }
      : { principalInvestigator: viewer.name, department: viewer.department }),
  }
  const save = async (values: typeof initial) => {
    const input = projectInput(values)
    if (forOthers) {
      const outcome = await createFor({ input: input as CreateProjectForInput })
      return outcome.ok ? { ok: true as const, created: outcome.data.createProjectFor.project?.number } : outcome
    }
    const outcome = await create({ input: input as CreateProjectInput })
    return outcome.ok ? { ok: true as const, created: outcome.data.createProject.project?.number } : outcome
  }
  return (
    <>
      <PageHeader
        title="New Project"
        description="Only the title and the description are needed; the rest can follow."
      />
      <Form
        rules={forOthers ? ownerRules : createProjectRules}
        initial={initial}
        action={save}
        onDone={({ created }) => void navigate(`/projects/${created}`)}
        actions={
          <HStack position="sticky" bottom="0" bg="bg.canvas" paddingY="3" borderTopWidth="1px" zIndex="1">
            <SubmitButton>Create project</SubmitButton>
            <Button variant="outline" onClick={() => void navigate('/projects')}>
              Cancel
            </Button>
          </HStack>
        }
      >
        {forOthers && (
          <Section title="On behalf of">
            <SelectField
              name="ownerId"
              label="Owner"
              choices={people.map(({ id, name }) => ({ value: id, label: name }))}
              placeholder="Choose a researcher"
              hint="The researcher owns and leads the project, and is told."
            />
          </Section>
        )}
        <ProjectFields departments={data.departments.map(({ name }) => name)} statuses={statuses} />
      </Form>
    </>
  )
}

/** The rules of the action, with the owner as the global id that the form holds. */
const ownerRules = createProjectRules.shape({
  ownerId: string().required('Please choose the researcher who owns the project'),
})

function useCreate() {
  const [create] = useAction<NewProjectPageMutation>(
    graphql`
      mutation NewProjectPageMutation($input: CreateProjectInput!) {
        createProject(input: $input) {
          project {
            number
          }
        }
      }
    `,
    telling,
  )
  const [createFor] = useAction<NewProjectPageForMutation>(
    graphql`
      mutation NewProjectPageForMutation($input: CreateProjectForInput!) {
        createProjectFor(input: $input) {
          project {
            number
          }
        }
      }
    `,
    telling,
  )
  return { create, createFor }
}
