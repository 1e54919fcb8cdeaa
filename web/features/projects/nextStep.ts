/** What the people of a project do next, in words; nothing where nobody waits for them. */
import * as texts from '#texts/projects/nextStep.js'
import type { ProjectStatus, TrlValidationStatus } from '#web/__generated__/ProjectLinks_projects.graphql.ts'

interface Project {
  status: ProjectStatus
  trl: number | null | undefined
  trlValidationStatus: TrlValidationStatus
  returnComments?: string | null | undefined
}

const highestTrl = 9

export function nextStepOf({ status, trl, trlValidationStatus, returnComments }: Project): string | null {
  if (status === 'DRAFT') return returnComments ? texts.changeAndSubmit() : texts.submit()
  if (status === 'ON_HOLD') return texts.resume()
  if (status !== 'PLANNING' && status !== 'ACTIVE' && status !== 'IN_PROGRESS') return null
  if (trlValidationStatus === 'CHANGES_REQUESTED') return texts.addEvidence()
  if (trlValidationStatus === 'PENDING') return texts.pending()
  if (!trl) return texts.stateTrl()
  return trl < highestTrl ? texts.claim({ trl: trl + 1 }) : null
}
