/**
 * How many steps of the browser’s history lie between a page and what has been opened over it since.
 *
 * Opening is a step, so that Back closes; closing goes back over the steps, so that Back then leads to the page before,
 * and not to what was closed.
 */
import type { createBrowserRouter } from 'react-router'
import { overlayParameters } from './overlayParameters.ts'

type Router = ReturnType<typeof createBrowserRouter>
type Place = Router['state']['location']
type Steps = ReadonlyMap<string, number>

/** By the key of an entry of the history: the steps of each overlay that was opened by a step. */
const stepsAt = new Map<string, Steps>()
let goingBack = false

/** The steps back to the page without this overlay; null where it was not opened from there, as by a link in a mail. */
export const stepsBack = (key: string, parameter: string): number | null => stepsAt.get(key)?.get(parameter) ?? null

/** Whether the browser has been asked to go back and has not done so yet: it does so later, on its own. */
export const isGoingBack = (): boolean => goingBack

export function goBack(navigate: (delta: number) => unknown, steps: number): void {
  goingBack = true
  navigate(-steps)
}

/** Counts the steps of a router, however they are taken. */
export function countSteps(router: Router): void {
  let before = router.state.location
  router.subscribe(({ location, historyAction, blockers }) => {
    // Unsaved work may keep the page as it is.
    if ([...blockers.values()].some(({ state }) => state === 'blocked')) goingBack = false
    if (location.key === before.key) return
    goingBack = false
    if (historyAction !== 'POP') stepsAt.set(location.key, stepsAfter(before, location, historyAction))
    before = location
  })
}

function stepsAfter(before: Place, after: Place, action: 'PUSH' | 'REPLACE'): Steps {
  if (before.pathname !== after.pathname) return new Map()
  const step = action === 'PUSH' ? 1 : 0
  const [had, has] = [new URLSearchParams(before.search), new URLSearchParams(after.search)]
  return new Map(
    overlayParameters.flatMap((name) => {
      if (!has.has(name)) return []
      const behind = had.has(name) ? stepsBack(before.key, name) : 0
      const steps = behind === null ? 0 : behind + step
      return steps ? [[name, steps] as const] : []
    }),
  )
}
