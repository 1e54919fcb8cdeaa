/** What came of projects that are over, in the words of deals where a deal says the same. */
import { CircleCheck, CircleSlash } from 'lucide-react'
import * as texts from '#texts/projects/projectWords.js'
import { dealStates } from '#web/features/deals/dealWords.ts'
import type { ProjectOutcome } from '#web/__generated__/ArchivedRow_project.graphql.ts'
import { LookTag, type Look } from '#web/ui/badges/LookTag.tsx'

export const outcomes: Record<ProjectOutcome, Look> = {
  LICENSED: dealStates.LICENSED,
  SPUN_OUT: dealStates.SPUN_OUT,
  COMPLETED: { tone: 'info', icon: CircleCheck, words: texts.outcomeCompleted() },
  STOPPED: { tone: 'neutral', icon: CircleSlash, words: texts.outcomeStopped() },
}

export const outcomeChoices = (Object.keys(outcomes) as ProjectOutcome[]).map((value) => ({
  value,
  label: outcomes[value].words,
}))

/** What came of a project; unknown until somebody says it. */
export const OutcomeTag = ({ outcome }: { outcome: ProjectOutcome | null | undefined }) =>
  outcome ? <LookTag look={outcomes[outcome]} /> : <span className="muted">{texts.outcomeUnknown()}</span>
