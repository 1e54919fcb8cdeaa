/** An expert's conclusion: strong is as it should be, to be refined asks for work, anything else is declined. */
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import * as texts from '#texts/ideas/overallBadge.js'
import type { OverallAssessment } from '#web/__generated__/IdeaCard_idea.graphql.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'

const looks = {
  STRONG_POTENTIAL: { tone: 'success', icon: CircleCheck, words: texts.strongPotential() },
  NEEDS_REFINEMENT: { tone: 'warning', icon: CircleAlert, words: texts.needsRefinement() },
  NOT_RECOMMENDED: { tone: 'danger', icon: CircleX, words: texts.notRecommended() },
} as const

export function OverallBadge({ overall }: { overall: OverallAssessment }) {
  return <LookTag look={looks[overall]} />
}
