/** What to write into the fields of a form: values that the rules of its call accept, and values that they refuse. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isSchema, type AnyObjectSchema, type AnySchema, type SchemaDescription } from 'yup'
import { isoToday } from '#api/universityDay.rules.ts'
import type { Field } from './fields.ts'

export type Values = Record<string, string>

const root = path.resolve(import.meta.dirname, '../../..')

/** The rules of every call, by the call's name. */
const all = new Map<string, AnyObjectSchema>()
for (const file of globSync('api/features/**/*.rules.ts', { cwd: root }))
  for (const [name, rules] of Object.entries(
    (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>,
  ))
    if (isSchema(rules)) all.set(name.replace(/Rules$/, ''), rules as AnyObjectSchema)

const sentence = 'Written by the test of every form, with what was tried, what was measured and what was found. '
/** Names must often be new; those of a call are the same each time that they are asked for. */
const run = Math.random().toString(36).slice(2, 8)
const textsFor = (call: string) => [
  `Test of ${call} ${run}`,
  // A DOI.
  `10.1000/${call}.${run}`,
  sentence,
  sentence.repeat(3),
  'walker@forms.example',
  'https://forms.example/page',
  'A paper of a test, 10.1000/forms',
]
const numbers = ['10', '5', '30', '100', '2025', '12000']
const wrongTexts = ['', 'x', 'not an address', '-5', '0.5', '1000000000000', 'many']

const candidates: Record<Exclude<Field['kind'], 'text'>, readonly string[]> = {
  number: numbers,
  date: [isoToday(10), isoToday(20), isoToday(0), isoToday(-5), isoToday(40)],
  time: [`${isoToday(10)}T10:00`, `${isoToday(11)}T11:00`],
  select: [],
  search: [],
  ticks: [],
  cards: [],
  tick: ['on'],
  other: [],
}

const ruleOf = (call: string, name: string) => all.get(call)?.fields[name] as AnySchema | undefined

/** Whether a field is one of the call's own; others are only of the form. */
export const isRuled = (call: string, name: string): boolean => ruleOf(call, name) !== undefined

/** What the rules of a call say of a field; null when they accept it, or when they do not know it. */
export function messageOf(call: string, name: string, values: Values): string | null {
  if (!ruleOf(call, name)) return null
  try {
    all.get(call)!.validateSyncAt(name, typed(call, values))
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Values as the form holds them. */
const typed = (call: string, values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const type = ruleOf(call, name)?.type
      if (type === 'boolean') return [name, value === 'on']
      return [name, type === 'array' && value === '' ? [] : value]
    }),
  )

function offeredFor(call: string, kind: Field['kind'], options: readonly string[]): readonly string[] {
  if (kind === 'select') return options.filter(Boolean).toReversed()
  return kind === 'text' ? [...textsFor(call), ...numbers] : candidates[kind]
}

/** A value for each field that the rules accept together with those before it. */
export function validValues(call: string, fields: readonly Field[]): Values {
  const values: Values = {}
  for (const { name, kind, options } of fields) {
    const offered = offeredFor(call, kind, options)
    const fits = offered.find((value) => messageOf(call, name, { ...values, [name]: value }) === null)
    const value = fits ?? offered[0]
    if (value !== undefined) values[name] = value
  }
  return values
}

/** Values of a field that the rules refuse, one for each message that they have. */
export function wrongValues(call: string, { name, kind, options }: Field, values: Values): string[] {
  const found = new Map<string, string>()
  for (const value of wrongCandidates(ruleOf(call, name), kind, options)) {
    const message = messageOf(call, name, { ...values, [name]: value })
    if (message !== null && !found.has(message)) found.set(message, value)
  }
  return [...found.values()]
}

function wrongCandidates(rule: AnySchema | undefined, kind: Field['kind'], options: readonly string[]): string[] {
  if (kind === 'text' || kind === 'number') return [...wrongTexts, ...tooLong(rule)]
  if (kind === 'date') return ['', isoToday(-4000), isoToday(4000)]
  if (kind === 'select') return options.includes('') ? [''] : []
  return kind === 'other' || kind === 'cards' ? [] : ['']
}

/** One character more than a text may have. */
function tooLong(rule: AnySchema | undefined): string[] {
  const described = rule?.describe() as SchemaDescription | undefined
  const most = described?.type === 'string' && described.tests.find(({ name }) => name === 'max')?.params?.['max']
  return typeof most === 'number' ? ['x'.repeat(most + 1)] : []
}
