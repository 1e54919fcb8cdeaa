/** What the directory says of an expert. */
import { listed } from '#listed'
import type { ExpertConflict } from '#web/__generated__/ExpertSupportPageQuery.graphql.ts'
import * as conflicts from '#texts/experts/conflicts.js'
import * as counts from '#texts/experts/counts.js'
import * as texts from '#texts/experts/expertWords.js'
import { formatTime } from '#web/ui/format.ts'

export const nextSlotWords = (slot: string | null | undefined): string =>
  slot ? texts.nextFree({ slot: formatTime(slot) }) : texts.noFreeTimeInThe()

export const answerWords = (days: number | null | undefined): string | null =>
  days ? texts.usuallyAnswersWithin({ days: counts.days({ count: days }) }) : null

const conflictWords: Record<Exclude<ExpertConflict, '%future added value'>, string> = {
  PROJECT: conflicts.project(),
  PATENT: conflicts.patent(),
  PUBLICATION: conflicts.publication(),
  TEAM: conflicts.team(),
  DEPARTMENT: conflicts.department(),
}

/** In one line, why an expert may be biased. */
export const conflictsInWords = (all: readonly ExpertConflict[]): string =>
  conflicts.possible({ why: listed(all.map((one) => conflictWords[one as keyof typeof conflictWords])) })

interface Last {
  state: string
  askAgainAt: string | null | undefined
}

/** Whether a wish to be introduced may be sent now, after the last one. */
export const mayAsk = (last: Last | null | undefined, now: string): boolean =>
  !last || (last.state === 'DECLINED' && (last.askAgainAt ?? '') <= now)
