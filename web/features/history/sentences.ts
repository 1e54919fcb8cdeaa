/** For histories whose sentences say all that changed, so that no field is shown below them. */
import type { Change, HistoryWords } from './History.tsx'

/** What was done, as the rest of a sentence that begins with a name. */
export type Deed = (changes: readonly Change[]) => string

/** `otherwise` is said of an action that is not among the deeds. */
export const sentences = (deeds: Record<string, Deed>, otherwise: Deed): HistoryWords => ({
  deed: (action, changes) => (deeds[action] ?? otherwise)(changes),
  shown: () => [],
})

const text = (value: unknown) => String((value ?? '') as string | number)
const changeOf = (changes: readonly Change[], field: string) => changes.find((one) => one.field === field)

/** What a field had before, as text; empty when it had nothing or did not change. */
export const before = (changes: readonly Change[], field: string): string => text(changeOf(changes, field)?.before)
/** What a field has since, as text; empty when it has nothing or did not change. */
export const after = (changes: readonly Change[], field: string): string => text(changeOf(changes, field)?.after)
/** What a field has since, or else what it had, as text. */
export const valueOf = (changes: readonly Change[], field: string): string =>
  after(changes, field) || before(changes, field)
