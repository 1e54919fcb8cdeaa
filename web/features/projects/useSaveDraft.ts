/** Saves what the wizard holds as a draft among the projects; what is not enough for one is kept for its writer alone. */
import { useFormikContext } from 'formik'
import type { AnyObjectSchema } from 'yup'
import * as texts from '#texts/projects/projectWizard.js'
import { useDraft } from '#web/features/drafts/useDraft.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { useSteps } from '#web/ui/form/FormSteps.tsx'
import { inputOf } from '#web/ui/form/inputOf.ts'
import type { ProjectValues } from './projectForm.ts'
import type { WriteProject } from './useWriteProject.ts'

export interface WizardDraft {
  /** The project that it is already. */
  project: { number: number } | null
  write: WriteProject
  /** What a draft among the projects must hold. */
  keepable: AnyObjectSchema
  rules: AnyObjectSchema
}

/** Gives the number of the project, null where it was kept for its writer alone, false where it could not be saved. */
export function useSaveDraft({ project, write, keepable, rules }: WizardDraft): () => Promise<number | null | false> {
  const { values, setErrors } = useFormikContext<ProjectValues>()
  const { keepNow } = useSteps()!
  const { discard } = useDraft('PROJECT', project ? String(project.number) : '')
  return async () => {
    if (!(await keepable.isValid(values))) {
      if (!(await keepNow()).ok) return false
      toast({ kind: 'success', title: texts.draftSaved(), description: texts.itIsOfferedWhenYou() })
      return project?.number ?? null
    }
    const outcome = await write(inputOf(rules, values), 'DRAFT')
    if (!outcome.ok) {
      setErrors(outcome.fieldErrors)
      for (const description of Object.values(outcome.fieldErrors))
        toast({ kind: 'error', title: texts.draftNotSaved(), description })
      return false
    }
    if (project) await discard()
    return outcome.number
  }
}
