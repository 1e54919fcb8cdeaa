/** The pages above one, outermost first: of those that it names, the first that is open to the viewer. */
import type { PageDescription } from '#web/relay/page.tsx'

export function pagesAbove(
  { under = [] }: Pick<PageDescription, 'under'>,
  open: readonly PageDescription[],
): PageDescription[] {
  for (const path of under) {
    const parent = open.find((one) => one.path === path)
    if (parent) return [...pagesAbove(parent, open), parent]
  }
  return []
}
