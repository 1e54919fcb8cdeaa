/** The style rules that come while the page is used, in several sheets. */
import createCache, { type Options } from '@emotion/cache'

/** Rules of a sheet that is left alone. */
const full = 50

/**
 * A rule that is added to a sheet has the browser style every element again that any rule of that sheet could mean: in the one sheet
 * that Emotion keeps that is the whole page, for every menu and dialog that opens for the first time. Here a full sheet is left alone,
 * and what the next frame adds begins another.
 */
export function styleCache(options: Partial<Options> = {}) {
  const cache = createCache({ key: 'css', ...options })
  const { sheet } = cache
  const insert = sheet.insert.bind(sheet)
  let within = false
  sheet.insert = (rule) => {
    if (!within) {
      within = true
      requestAnimationFrame(() => (within = false))
      // Emotion begins a sheet with what it counts as its first rule.
      if (sheet.ctr >= full) sheet.ctr = 0
    }
    insert(rule)
  }
  return cache
}
