/** What of a list's address is a view: its filters and its order, not the page, nor what is open beside the list. */
import { overlayParameters } from '#web/lists/overlays.ts'

const passing = new Set<string>(['page', 'size', 'exact', ...overlayParameters])

/** From the part of an address behind the question mark; the same view reads the same however it came about. */
export function viewOf(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !passing.has(name))
  return new URLSearchParams(kept.toSorted(([a], [b]) => a.localeCompare(b))).toString()
}
