/** Where a wish to be introduced stands. */
import type { IntroductionState } from '#web/__generated__/MyIntroductions_query.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import type { Tone } from '#web/ui/badges/tones.ts'

const states: Record<IntroductionState, { words: string; tone: Tone }> = {
  WAITING: { words: 'Waits for an answer', tone: 'pending' },
  ACCEPTED: { words: 'Introduced', tone: 'success' },
  DECLINED: { words: 'Declined', tone: 'danger' },
}

export const IntroductionBadge = ({ state }: { state: IntroductionState }) => (
  <Tag tone={states[state].tone}>{states[state].words}</Tag>
)
