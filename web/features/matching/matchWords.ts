/** Matches in words. */
import type { MatchReason } from '#web/__generated__/DeclinedMatches_project.graphql.ts'
import * as texts from '#texts/challengeMatching/decline.js'

/** A challenge whose address ends so shows its matching projects at once. */
export const matchesAnchor = '#matches'

/** A tag is cut after so many characters (docs/spec/ai-tools.md#challenge-matching). */
const longestTag = 30
export const shortTag = (tag: string) => (tag.length > longestTag ? `${tag.slice(0, longestTag)}…` : tag)

export const reasonWords: Record<Exclude<MatchReason, '%future added value'>, string> = {
  OTHER_SUBJECT: texts.otherSubject(),
  OTHER_STAGE: texts.otherStage(),
  FUNDING: texts.funding(),
  TIME: texts.time(),
  KNOWN: texts.known(),
  OTHER: texts.other(),
}
