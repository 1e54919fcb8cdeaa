/** The six steps of a new project and its review, with what can be done at each of them. */
import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import * as texts from '#texts/projects/projectWizard.js'
import { createProjectForRules, createProjectRules, projectWizardRules } from '#api/features/projects/project.rules.ts'
import type { ProjectWizard_project$key } from '#web/__generated__/ProjectWizard_project.graphql.ts'
import { useDraft } from '#web/features/drafts/useDraft.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import type { FormStep } from '#web/ui/form/FormSteps.tsx'
import { SimilarRecords } from '#web/features/similar/SimilarRecords.tsx'
import { projectSteps } from './ProjectFields.tsx'
import { OrcidPrefill } from './OrcidPrefill.tsx'
import { PrefilledContext, type Prefilled } from './Prefilled.tsx'
import { emptyProject, type ProjectValues } from './projectForm.ts'
import { ProjectReview } from './ProjectReview.tsx'
import { SimilarProjects } from './SimilarProjects.tsx'
import { TeamAndFiles } from './TeamAndFiles.tsx'
import { useWriteProject } from './useWriteProject.ts'
import { WizardActions } from './WizardActions.tsx'

const ownerRules = projectWizardRules.concat(createProjectForRules.pick(['ownerId']))

interface Props {
  initial: ProjectValues
  start: number
  /** Whether one writes on behalf of a researcher. */
  forOthers: boolean
  departments: readonly string[]
  /** What was filled in beforehand, and whether the writer's ORCID record may say more. */
  prefilled: Prefilled
  asksOrcid: boolean
  /** The draft that it was saved as. */
  project: ProjectWizard_project$key | null
}

export function ProjectWizard({
  initial: given,
  start,
  forOthers,
  departments,
  prefilled,
  asksOrcid,
  project: key,
}: Props) {
  const saved = useFragment(
    graphql`
      fragment ProjectWizard_project on Project {
        id
        number
        files {
          id
        }
        ...TeamAndFiles_project
        ...ProjectReview_project
      }
    `,
    key,
  )
  const project = saved ?? null
  const navigate = useNavigate()
  // What is kept on the way is no new beginning.
  const [initial] = useState(given)
  const [filled, setFilled] = useState(prefilled)
  const { keep, discard } = useDraft('PROJECT', project ? String(project.number) : '')
  const write = useWriteProject(project, forOthers)
  const names = forOthers && !project
  const rules = names ? ownerRules : projectWizardRules
  const draft = { project, write, keepable: names ? createProjectForRules : createProjectRules, rules }
  const except = project?.number ?? null
  const similar = <SimilarRecords>{(written) => <SimilarProjects written={written} except={except} />}</SimilarRecords>
  const [overview, ...others] = projectSteps({ departments, statuses: null, belowTitle: similar })
  const supporting = others.pop()!
  const counted = [
    {
      ...overview!,
      content: (
        <Overview forOthers={names}>
          {asksOrcid && <OrcidPrefill departments={departments} filled={filled} onFilled={setFilled} />}
          {overview!.content}
        </Overview>
      ),
    },
    ...others,
    supporting,
  ].map((step) => ({ ...step, content: <Panel>{step.content}</Panel> }))
  const last: FormStep = counted.at(-1)!
  last.filled = (project?.files.length ?? 0) > 0
  last.content = (
    <>
      {last.content}
      <TeamAndFiles project={project} draft={draft} />
    </>
  )
  return (
    <PrefilledContext value={filled}>
      <Form
        call={names ? 'createProjectFor' : project ? 'updateProject' : 'createProject'}
        rules={rules}
        initial={initial}
        action={async (input) => {
          const outcome = await write(input, 'PROPOSED')
          if (outcome.ok && project) await discard()
          return outcome
        }}
        onDone={({ number }) => void navigate(`/projects/${number}`)}
        steps={{
          list: [
            ...counted,
            {
              title: texts.review(),
              fields: [],
              last: true,
              content: <ProjectReview steps={counted} project={project} />,
            },
          ],
          empty: emptyProject,
          start,
          seen: project !== null,
          keep: async (values, step) => ({ ok: await keep(values, step) }),
        }}
        actions={<WizardActions draft={draft} />}
      />
    </PrefilledContext>
  )
}

const Panel = ({ children }: { children: React.ReactNode }) => (
  <Stack bg="bg.panel" borderWidth="1px" borderRadius="md" padding="5" gap="4">
    {children}
  </Stack>
)

const Overview = ({ forOthers, children }: { forOthers: boolean; children: React.ReactNode }) => (
  <>
    {forOthers && (
      <PersonField name="ownerId" label={texts.owner()} roles={['RESEARCHER']} hint={texts.onBehalfOfWhomYou()} />
    )}
    {children}
  </>
)
