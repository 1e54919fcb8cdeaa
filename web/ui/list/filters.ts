/**
 * The filters of a list, each declared once: its key is its name in the address, and from it come the control, the chip and the
 * part of the query's filter. They are data alone, so that a query can start before any control is loaded.
 */

export interface Choice<V extends string = string> {
  value: V
  label: string
}

/** `A` is what a filter adds to the filter of the query. */
export interface Filter<A = unknown> {
  control: 'search' | 'select' | 'buttons' | 'range' | 'own'
  label: string
  /** What follows the key in the address: nothing, or the ends of a range. */
  ends: readonly string[]
  /** Whether a value means anything; others are left out of the query, and named to the user. */
  knows: (value: string) => boolean
  /** The words of a value's chip; a search has none, as its box shows it. */
  chip: ((value: string, end: number, words: string | undefined) => string) | null
  /** The part of the query's filter, by the known values of each end; also when there are none. */
  asks: (...values: (readonly string[])[]) => A
  look: Look
}

/** What only some controls need. */
interface Look {
  choices?: readonly Choice[]
  /** What a select says for no choice. */
  all?: string
  /** Buttons of which one at a time is on. */
  single?: true
  /** The choices after the first few are behind a button. */
  folded?: { first: number; more: string; fewer: string }
  /** It shares its line with the next one. */
  half?: true
  scale?: { max: number; step: number; words: (amount: number) => string }
}

/** A filter whose choices or control are known only where the list is shown (`useList`). */
export type Offered<A> = Filter<A> & { offered: true }

export type Filters<A = unknown> = Readonly<Record<string, Filter<A>>>

interface Chosen<V extends string, A> {
  label: string
  /** The words of a chip; those of the choice when nothing else is said. */
  chip?: (words: string) => string
  asks: (values: readonly V[]) => A
}

interface Choosing<V extends string, A> extends Chosen<V, A> {
  choices: readonly Choice<V>[]
  /** Further values that an address may hold. */
  also?: RegExp | readonly Choice<V>[]
}

interface Choosable<A> extends Chosen<string, A> {
  choices: 'offered'
}

const same = (words: string) => words

function choosing<V extends string, A>(
  control: Filter['control'],
  {
    label,
    choices,
    chip = same,
    asks,
    also,
  }: Omit<Choosing<V, A>, 'choices'> & { choices: 'offered' | readonly Choice[] },
  look: Look,
): Filter<A> {
  const fixed = choices === 'offered' ? null : choices
  const [further, pattern] = also instanceof RegExp ? [[], also] : [also ?? [], null]
  const find = (value: string) => [...(fixed ?? []), ...further].find((choice) => choice.value === value)
  return {
    control,
    label,
    ends: [''],
    knows: (value) => fixed === null || find(value) !== undefined || pattern?.test(value) === true,
    chip: (value, _, words) => chip(words ?? find(value)?.label ?? value),
    asks: (values = []) => asks(values as readonly V[]),
    look: { ...look, ...(fixed ? { choices: fixed } : {}) },
  }
}

type Select = { all: string; half?: true }

/** A select of one value. An address may hold several. */
export function select<A>(options: Choosable<A> & Select): Offered<A>
export function select<V extends string, A>(options: Choosing<V, A> & Select): Filter<A>
export function select<V extends string, A>({ all, half, ...options }: (Choosing<V, A> | Choosable<A>) & Select) {
  return choosing<V, A>('select', options as Choosing<V, A>, { all, ...(half ? { half } : {}) })
}

type Buttons = Pick<Look, 'single' | 'folded'>

/** Buttons that are switched on and off one by one. */
export function buttons<A>(options: Choosable<A> & Buttons): Offered<A>
export function buttons<V extends string, A>(options: Choosing<V, A> & Buttons): Filter<A>
export function buttons<V extends string, A>(options: (Choosing<V, A> | Choosable<A>) & Buttons) {
  const { single, folded, ...choosable } = options
  const look = { ...(single ? { single } : {}), ...(folded ? { folded } : {}) }
  return choosing<V, A>('buttons', choosable as Choosing<V, A>, look)
}

interface Flag<A> {
  label: string
  /** What its button says, and its chip when nothing else is said. */
  on: string
  chip?: string
  /** What the address holds when it is on. */
  value?: string
  /** Of true or, when it is off, null. */
  asks: (on: true | null) => A
}

/** One button that is on or off. */
export const flag = <A>({ label, on, chip = on, value = '1', asks }: Flag<A>): Filter<A> =>
  buttons({
    label,
    choices: [{ value, label: on }],
    chip: () => chip,
    asks: (values) => asks(values.length > 0 || null),
    single: true,
  })

interface Range<A> {
  label: string
  max: number
  step: number
  words: (amount: number) => string
  chips: { from: (words: string) => string; to: (words: string) => string }
  asks: (from: number | null, to: number | null) => A
}

const amount = /^\d{1,9}$/
const numberIn = ([value]: readonly string[] = []) => (value === undefined ? null : Number(value))

/** From one amount to another, as `keyMin` and `keyMax`; each end of the scale means no limit. */
export const range = <A>({ label, max, step, words, chips, asks }: Range<A>): Filter<A> => ({
  control: 'range',
  label,
  ends: ['Min', 'Max'],
  knows: (value) => amount.test(value),
  chip: (value, end) => (end === 0 ? chips.from : chips.to)(words(Number(value))),
  asks: (from, to) => asks(numberIn(from), numberIn(to)),
  look: { scale: { max, step, words } },
})

/** The search box, whose key is `q`; `label` is its placeholder. */
export const search = <A>({ label, asks }: { label: string; asks: (text: string | null) => A }): Filter<A> => ({
  control: 'search',
  label,
  ends: [''],
  knows: () => true,
  chip: null,
  asks: ([text] = []) => asks(text ?? null),
  look: {},
})

interface Own<A> {
  label: string
  chip?: (words: string) => string
  asks: (number: number | null) => A
}

/** The number of a record, such as a person, with a control that the feature offers. */
export const numbered = <A>({ label, chip = same, asks }: Own<A>): Offered<A> =>
  ({
    control: 'own',
    label,
    ends: [''],
    knows: (value) => amount.test(value) && Number(value) > 0,
    chip: (value, _, words) => chip(words || `#${value}`),
    asks: (values) => asks(numberIn(values)),
    look: {},
  }) as Filter<A> as Offered<A>

/** A calendar day, with a control that the feature offers. */
export const dated = <A>({
  label,
  chip = same,
  asks,
}: Omit<Own<A>, 'asks'> & { asks: (day: string | null) => A }): Offered<A> =>
  ({
    control: 'own',
    label,
    ends: [''],
    knows: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
    chip: (value, _, words) => chip(words || value),
    asks: ([day] = []) => asks(day ?? null),
    look: { half: true },
  }) as Filter<A> as Offered<A>

/** Choices from a table of words, all of them or some in an order of their own. */
export const choicesIn = <V extends string>(
  words: Readonly<Record<V, string>>,
  values: readonly V[] = Object.keys(words) as V[],
): Choice<V>[] => values.map((value) => ({ value, label: words[value] }))

/** Choices that are their own words. */
export const plain = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }))
