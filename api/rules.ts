/**
 * What an input's rules are written with, on both sides: a yup object is the one declaration of an input.
 * Forms validate with it, actions validate with it, and the GraphQL input type is made from it (inputs.ts).
 */
import { array, date, mixed, number, setLocale, string, type AnyObjectSchema, type Message } from 'yup'
import * as texts from '#texts/ui/rules.js'

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** What the field means, for forms and for schema.graphql. */
    description?: string
    /** The field's name on screen. */
    label?: string
    /** The GraphQL enum that the value belongs to. */
    enum?: string
    /** The node type whose global id the value is. */
    node?: string
    /** The GraphQL input type of an object inside of an input. */
    input?: string
    /** Any JSON. */
    json?: boolean
    /** A date that is an instant, and no calendar date. */
    instant?: boolean
    /** AED in whole units. */
    money?: boolean
  }
}

// Yup's own messages name types and inner names, and repeat the value, which may be a password.
setLocale({
  mixed: {
    notType: texts.wrongKind,
    oneOf: texts.oneOfChoices,
    required: texts.required,
    defined: texts.required,
    notNull: texts.required,
  },
  string: {
    min: ({ min }) => texts.leastCharacters({ least: min }),
    max: ({ max }) => texts.mostCharacters({ most: max }),
  },
  number: { min: ({ min }) => texts.least({ least: min }), max: ({ max }) => texts.most({ most: max }) },
  array: {
    min: ({ min }) => texts.least({ least: min as number }),
    max: ({ max }) => texts.most({ most: max as number }),
  },
})

export type Rules = AnyObjectSchema

/** The number in a global id of the given type, or NaN. */
function decode(type: string, value: unknown): number {
  if (typeof value === 'number') return value
  const [name, id] = tryAtob(String(value)).split(':')
  return name === type && id && /^\d{1,9}$/.test(id) ? Number(id) : NaN
}

function tryAtob(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}

/** A required global id of `type`; the action gets the record's number. An empty text, as forms hold it, is no id. */
export const nodeId = (type: string, missing: Message = () => texts.idNotFound({ type })) =>
  number()
    .transform((_, original) => (original === '' ? null : original == null ? original : decode(type, original)))
    .meta({ node: type })
    .typeError(missing)
    .required(missing)

/** A required id that one of the names and a number are read from; the action gets both. */
const named = <T extends string>(names: readonly T[], missing: Message, idIn: (name: T, value: unknown) => number) =>
  mixed<{ type: T; id: number }>()
    .transform((_, original: unknown) => {
      if (original == null || isRead(names, original)) return original
      return names.map((type) => ({ type, id: idIn(type, original) })).find(({ id }) => !Number.isNaN(id))
    })
    .meta({ node: names[0]! })
    .required(missing)

/** Whether it was read already: rules may be asked twice, as `editing` does. */
const isRead = (names: readonly string[], value: unknown) =>
  typeof value === 'object' && names.includes((value as { type?: string }).type ?? '')

/** A required global id of one of the types. */
export const nodeOf = <const T extends string>(types: readonly T[], missing: Message) => named(types, missing, decode)

/** A required global id of `type` whose key is one of the names and a number: `TeamPost-12`. */
export const keyOf = <const T extends string>(type: string, names: readonly T[], missing: Message) =>
  named(names, missing, (name, value) => {
    const [own, key = ''] = tryAtob(String(value)).split(':')
    const [kind, id] = key.split('-')
    return own === type && kind === name && id && /^\d{1,9}$/.test(id) ? Number(id) : NaN
  })

/** Global ids of `type`, at least one and at most 100; the action gets the records' numbers. */
export const nodeIds = (type: string) =>
  array(nodeId(type)).min(1, texts.nothingSelected).max(100, texts.most100).required(texts.nothingSelected)

/** One of an enum's values; `name` is the GraphQL enum. An empty text, as forms hold it, is no choice. */
export const enumOf = <const V extends string>(values: readonly V[], name: string, message?: Message) =>
  mixed<V>()
    .transform((value: unknown, _, { spec }) => (value === '' ? (spec.nullable ? null : undefined) : value))
    .oneOf([...values], message)
    .meta({ enum: name })

/** Trimmed text of at most `max` characters. */
export const text = (max: number) =>
  string()
    .transform((value: unknown, original: unknown) => (original === null ? '' : value))
    .trim()
    .max(max, () => texts.mostCharacters({ most: max }))

/** The address of a page elsewhere, or nothing. */
export const httpsAddress = (max: number) => text(max).test('https', texts.https, (value) => !value || isHttps(value))

function isHttps(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:'
}

/** A list of short texts; a comma-separated text means the same. */
export const tagList = () =>
  array(text(60).defined())
    .transform((value: unknown, original: unknown) => {
      const given = typeof original === 'string' ? [original] : value
      return Array.isArray(given)
        ? tidy(given.flatMap((tag) => (typeof tag === 'string' ? tag.split(',') : [tag])))
        : value
    })
    .max(30, texts.most30Tags)

const tidy = (values: unknown[]) => [
  ...new Set(values.map((value) => (typeof value === 'string' ? value.trim() : value)).filter((value) => value !== '')),
]

/** A whole number; an empty text means none. */
export const wholeNumber = () =>
  number()
    .transform((value: unknown, original: unknown) => (original === '' ? null : value))
    .typeError(texts.number)
    .integer(texts.wholeNumber)

/**
 * A calendar day as the database keeps it: the midnight at which it begins in UTC. yup reads a date without a time as
 * midnight where the program runs, which east of Greenwich is the day before. Days that no month has are none.
 */
export const calendarDay = () =>
  date().transform((value: unknown, original: unknown) => {
    const written = typeof original === 'string' && /^\s*(\d{4}-\d\d-\d\d)\s*$/.exec(original)?.[1]
    if (!written) return value
    const day = new Date(`${written}T00:00:00Z`)
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(written) ? day : new Date(NaN)
  })

/** An instant; a day is `calendarDay()`. */
export const instant = () => date().typeError(texts.dateAndTime).meta({ instant: true })

/** AED in whole units. */
export const amount = () =>
  wholeNumber().min(0, texts.notNegative).max(2_000_000_000, texts.mostAmount).meta({ money: true })
