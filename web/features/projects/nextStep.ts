/** What the people of a project do next, in words; nothing where nobody waits for them. */
import * as texts from '#texts/projects/nextStep.js'
import type { ProjectStatus, TrlValidationStatus } from '#web/__generated__/ProjectLinks_projects.graphql.ts'

interface Project {
  status: ProjectStatus
  trl: number | null | undefined
  /** What the university has validated; a claim shows evidence for every level above it. */
  validatedTrl?: number | null | undefined
  trlValidationStatus: TrlValidationStatus
  returnComments?: string | null | undefined
}

const highestTrl = 9

export function nextStepOf({ status, trl, validatedTrl, trlValidationStatus, returnComments }: Project): string | null {
  if (status === 'DRAFT') return returnComments ? texts.changeAndSubmit() : texts.submit()
  if (status === 'ON_HOLD') return texts.resume()
  if (status !== 'PLANNING' && status !== 'ACTIVE' && status !== 'IN_PROGRESS') return null
  if (trlValidationStatus === 'CHANGES_REQUESTED') return texts.addEvidence()
  if (trlValidationStatus === 'PENDING') return texts.pending()
  if (!trl) return texts.stateTrl()
  const next = (validatedTrl ?? 0) + 1
  return next <= highestTrl ? texts.claim({ trl: next }) : null
}
