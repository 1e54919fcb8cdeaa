/** What the directory says of an expert. */
import * as counts from '#texts/experts/counts.js'
import * as texts from '#texts/experts/expertWords.js'
import { formatTime } from '#web/ui/format.ts'

export const nextSlotWords = (slot: string | null | undefined): string =>
  slot ? texts.nextFree({ slot: formatTime(slot) }) : texts.noFreeTimeInThe()

export const answerWords = (days: number | null | undefined): string | null =>
  days ? texts.usuallyAnswersWithin({ days: counts.days({ count: days }) }) : null

interface Last {
  state: string
  askAgainAt: string | null | undefined
}

/** Whether a wish to be introduced may be sent now, after the last one. */
export const mayAsk = (last: Last | null | undefined, now: string): boolean =>
  !last || (last.state === 'DECLINED' && (last.askAgainAt ?? '') <= now)
