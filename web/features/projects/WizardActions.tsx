/** The buttons of the wizard: on and back, cancel, save the draft, submit. What is written on the way is kept meanwhile. */
import { useNavigate } from 'react-router'
import * as texts from '#texts/projects/projectWizard.js'
import { useDraft } from '#web/features/drafts/useDraft.ts'
import { useKept } from '#web/features/drafts/useKept.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { useGuard } from '#web/ui/form/FormGuard.tsx'
import { useSteps } from '#web/ui/form/FormSteps.tsx'
import { StepActions } from '#web/ui/form/StepActions.tsx'
import { useSaveDraft, type WizardDraft } from './useSaveDraft.ts'

export function WizardActions({ draft }: { draft: WizardDraft }) {
  const { release } = useGuard()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { project } = draft
  const { discard } = useDraft('PROJECT', project ? String(project.number) : '')
  const save = useSaveDraft(draft)
  const { keepNow } = useSteps()!
  useKept(async () => (await keepNow()).ok)
  const away = (number: number | null) =>
    release(() => void navigate(number === null ? '/projects' : `/projects/${number}`))
  const saveDraft = async () => {
    const saved = await save()
    if (saved !== false) away(saved)
  }
  const cancel = () =>
    confirm({
      title: texts.cancelThisProject(),
      message: texts.areYouSureYouWant(),
      confirm: texts.yesCancel(),
      danger: true,
      async onConfirm() {
        const done = await discard()
        if (done) away(project?.number ?? null)
        return done
      },
    })
  return <StepActions done={texts.submit()} onCancel={cancel} onDraft={saveDraft} />
}
