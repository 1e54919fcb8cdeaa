/** The six steps of a new project, with what can be done at each of them. */
import { Stack } from '@chakra-ui/react'
import { useNavigate } from 'react-router'
import * as texts from '#texts/projects/projectWizard.js'
import { createProjectForRules, projectWizardRules } from '#api/features/projects/project.rules.ts'
import type { CreateProjectForInput } from '#web/__generated__/useCreateProjectForMutation.graphql.ts'
import type { CreateProjectInput } from '#web/__generated__/useCreateProjectMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { useGuard } from '#web/ui/form/FormGuard.tsx'
import { useSteps } from '#web/ui/form/FormSteps.tsx'
import { StepActions } from '#web/ui/form/StepActions.tsx'
import { projectSteps } from './ProjectFields.tsx'
import type { ProjectValues } from './projectForm.ts'
import { statusWords } from './projectWords.ts'
import { useCreateProject } from './useCreateProject.ts'
import { useDraft } from '#web/features/drafts/useDraft.ts'

const statuses = (['DRAFT', 'PROPOSED'] as const).map((value) => ({ value, label: statusWords[value] }))

const ownerRules = projectWizardRules.concat(createProjectForRules.pick(['ownerId']))

interface Props {
  initial: ProjectValues
  start: number
  /** Whether one writes on behalf of a researcher. */
  forOthers: boolean
  departments: readonly string[]
}

export function ProjectWizard({ initial, start, forOthers, departments }: Props) {
  const navigate = useNavigate()
  const { create, createFor } = useCreateProject()
  const { keep } = useDraft('PROJECT')
  const save = async (values: ProjectValues) => {
    const input = { ...values, fromDraft: true }
    if (forOthers) {
      const outcome = await createFor({ input: input as unknown as CreateProjectForInput })
      return outcome.ok ? { ok: true as const, created: outcome.data.createProjectFor.project?.number } : outcome
    }
    const outcome = await create({ input: input as unknown as CreateProjectInput })
    return outcome.ok ? { ok: true as const, created: outcome.data.createProject.project?.number } : outcome
  }
  const [overview, ...others] = projectSteps({ departments, statuses })
  const list = [{ ...overview!, content: <Overview forOthers={forOthers}>{overview!.content}</Overview> }, ...others]
  return (
    <Form
      call={forOthers ? 'createProjectFor' : 'createProject'}
      rules={forOthers ? ownerRules : projectWizardRules}
      initial={initial}
      action={save}
      onDone={({ created }) => void navigate(`/projects/${created}`)}
      steps={{
        list: list.map((step) => ({ ...step, content: <Panel>{step.content}</Panel> })),
        start,
        keep: (values, step) => keep(values, step),
      }}
      actions={<WizardActions />}
    />
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

function WizardActions() {
  const { keepNow } = useSteps()!
  const { release } = useGuard()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { discard } = useDraft('PROJECT')
  const away = () => release(() => void navigate('/projects'))
  const saveDraft = async () => {
    if (!(await keepNow())) return
    toast({
      kind: 'success',
      title: texts.draftSaved(),
      description: texts.itIsOfferedWhenYou(),
    })
    away()
  }
  const cancel = () =>
    confirm({
      title: texts.cancelThisProject(),
      message: texts.areYouSureYouWant(),
      confirm: texts.yesCancel(),
      danger: true,
      async onConfirm() {
        const done = await discard()
        if (done) away()
        return done
      },
    })
  return <StepActions done={texts.createProject()} onCancel={cancel} onDraft={saveDraft} />
}
