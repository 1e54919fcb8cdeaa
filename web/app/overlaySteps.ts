/**
 * How many steps of the browser’s history lie between a page and what has been opened over it since.
 *
 * Opening is a step, so that Back closes; closing goes back over the steps, so that Back then leads to the page before,
 * and not to what was closed.
 */
import type { createBrowserRouter, Location } from 'react-router'

/** By the key of an entry of the history: the steps since each parameter came into the address of the page. */
const stepsAt = new Map<string, Record<string, number | undefined>>()
let goingBack = false
let here: Location

/** The entry of the history that one is at, for which the page may still have to be drawn. */
export const entryHere = (): Location => here

/** The steps back to the page without the parameter; undefined or 0 where no step brought it, as when a mail's link did. */
export const stepsBack = (key: string, parameter: string): number | undefined => stepsAt.get(key)?.[parameter]

export function goBack(navigate: (delta: number) => unknown, steps: number): void {
  goingBack = true
  navigate(-steps)
}

/**
 * Counts the steps of a router, however they are taken. Returns whether the browser has been asked to go back and has not
 * done so yet: it does so later, on its own.
 */
export function countSteps(router: ReturnType<typeof createBrowserRouter>): () => boolean {
  here = router.state.location
  router.subscribe(({ location, historyAction, blockers }) => {
    // Unsaved work may keep the page as it is.
    if ([...blockers.values()].some(({ state }) => state === 'blocked')) goingBack = false
    const before = here
    if (location.key === before.key) return
    goingBack = false
    if (historyAction !== 'POP' && location.pathname === before.pathname) {
      const had = new URLSearchParams(before.search)
      const steps: Record<string, number | undefined> = {}
      for (const name of new URLSearchParams(location.search).keys()) {
        const behind = had.has(name) ? stepsBack(before.key, name) : 0
        steps[name] = behind === undefined ? behind : behind + Number(historyAction === 'PUSH')
      }
      stepsAt.set(location.key, steps)
    }
    here = location
  })
  return () => goingBack
}
