/** Where a wish to be introduced stands. */
import * as texts from '#texts/experts/introductionBadge.js'
import type { IntroductionState } from '#web/__generated__/MyIntroductions_query.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import type { Tone } from '#web/ui/badges/tones.ts'

const states: Record<IntroductionState, { words: string; tone: Tone }> = {
  WAITING: { words: texts.waitsForAnAnswer(), tone: 'pending' },
  ACCEPTED: { words: texts.introduced(), tone: 'success' },
  DECLINED: { words: texts.declined(), tone: 'danger' },
}

export const IntroductionBadge = ({ state }: { state: IntroductionState }) => (
  <Tag tone={states[state].tone}>{states[state].words}</Tag>
)
