/** What the directory says of an expert. */
import * as counts from '#texts/experts/counts.js'
import { formatTime } from '#web/ui/format.ts'

export const topicList = '/experts?topic='

export const nextSlotWords = (slot: string | null | undefined): string =>
  slot ? `Next free: ${formatTime(slot)}` : 'No free time in the next 30 days'

export const answerWords = (days: number | null | undefined): string | null =>
  days ? `Usually answers within ${counts.days({ count: days })}` : null

interface Last {
  state: string
  askAgainAt: string | null | undefined
}

/** Whether a wish to be introduced may be sent now, after the last one. */
export const mayAsk = (last: Last | null | undefined, now: string): boolean =>
  !last || (last.state === 'DECLINED' && (last.askAgainAt ?? '') <= now)
