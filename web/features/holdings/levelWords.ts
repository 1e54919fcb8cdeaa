/** How a level moved since the investment; the ends that are not known are left out. */
import * as texts from '#texts/holdings/view.js'

export function levelWords(before: number | null | undefined, now: number | null | undefined): string | null {
  if (now == null) return before == null ? null : texts.levelThen({ before })
  if (before == null || before === now) return texts.levelNow({ now })
  return texts.levelMoved({ before, now })
}
