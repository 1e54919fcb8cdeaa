/** Moves the focus to the heading of the page that has just been opened. */

/** How long a slow page is waited for, in milliseconds. */
const patience = 15_000

/**
 * Focuses the page's h1 as soon as there is one, unless the focus has been moved meanwhile or is in a field: the fields of the page
 * before have left with it, so that somebody went to this one, such as the search, while the page came. Returns a function that
 * gives up.
 */
export function focusHeading(): () => void {
  const from = document.activeElement
  const look = () => {
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading) return false
    const now = document.activeElement
    if (now?.matches('input, textarea, select')) return true
    if (now === from || now === document.body || now === null) heading.focus()
    return true
  }
  const observer = new MutationObserver(() => look() && stop())
  // A moment later, when the page before has left.
  const start = setTimeout(() => {
    if (!look()) observer.observe(document.body, { childList: true, subtree: true })
  }, 50)
  const end = setTimeout(() => stop(), patience)
  function stop() {
    clearTimeout(start)
    clearTimeout(end)
    observer.disconnect()
  }
  return stop
}
