/** The filter by one record of any kind, which the address names as `Project-12`. */
import type { Filter, Offered } from '#web/ui/list/filters.ts'

interface Options<A> {
  label: string
  asks: (kind: string, number: number) => A
}

type Asked<A> = A | Record<never, never>

export const recorded = <A>({ label, asks }: Options<A>): Offered<Asked<A>> =>
  ({
    control: 'own',
    label,
    ends: [''],
    knows: (value) => recordIn(value) !== null,
    chip: (value, _, words) => words || value.replace('-', ' #'),
    asks: ([value] = []) => {
      const record = recordIn(value)
      return record ? asks(...record) : {}
    },
    look: {},
  }) as Filter<Asked<A>> as Offered<Asked<A>>

/** How an address names a record. */
export const recordAt = (kind: string, number: number | string): string => `${kind}-${number}`

/** The kind and the number in such an address; null when it is none. */
export function recordIn(value: string | null | undefined): [kind: string, number: number] | null {
  const [, kind, number] = /^([A-Z][A-Za-z]{1,58})-([1-9]\d{0,8})$/.exec(value ?? '') ?? []
  return kind && number ? [kind, Number(number)] : null
}
