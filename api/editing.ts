/**
 * The change of a record that more than one person may edit (docs/decisions/0416): what is not given stays, nobody replaces
 * what they have not read, and the rules judge the whole record, so that those which compare fields see the ones that stay.
 */
import { ValidationError, type AnyObject, type AnyObjectSchema } from 'yup'
import { action, check, needStorable, refusedFields, type Action, type Work } from './action.ts'
import type { Context } from './context.ts'
import { invalid, type FieldErrors } from './errors.ts'
import { refuseOverwriting } from './overwriting.ts'
import type { EditRules } from './overwriting.rules.ts'
import type { Permission } from './policy.ts'

/** That there is no such record yet, with what was held on the way to it. */
export class NoneYet<Around> {
  readonly around: Around
  constructor(around: Around) {
    this.around = around
  }
}

interface Definition<
  P extends Permission,
  K extends AnyObject,
  W extends AnyObject,
  Held extends object,
  Out,
  Prepared,
  Around,
> {
  name: string
  requires: P
  rules: EditRules<K, W>
  description: string
  /** As of an action. */
  personal?: boolean
  recentPassword?: boolean
  /** Before the transaction, with the fields as they come: what must not hold a connection. `run` is handed its answer. */
  prepare?: (ctx: Context, keys: K, given: Partial<W>) => Promise<Prepared>
  /**
   * Finds the record as the viewer, holds it so that nobody else changes it before the end of the transaction, and refuses
   * one that cannot be changed now. What is not a column is returned with the columns, as the input gives it. Where
   * there is none yet, `create` makes it.
   */
  held: (work: Work, keys: K) => Promise<Held | NoneYet<Around>>
  /** Makes it of all its fields. */
  create?: (work: Work, all: W, keys: K, around: Around) => Promise<Out>
  /** Writes the given fields. */
  run: (work: Work, given: Partial<W>, held: Held, keys: K, prepared: Prepared) => Promise<Out>
}

/** Defines the action that changes a record. */
export function editing<
  P extends Permission,
  K extends AnyObject,
  W extends AnyObject,
  Held extends object,
  Out,
  Prepared = undefined,
  Around = never,
>(definition: Definition<P, K, W, Held, Out, Prepared, Around>): Action<EditRules<K, W>, Out> {
  const { prepare, held, create, run, ...rest } = definition
  const rules = definition.rules as AnyObjectSchema & { keys: AnyObjectSchema; whole: AnyObjectSchema }
  const { keys, whole } = rules
  const keysOf = (input: object) => keys.cast(input, { stripUnknown: true }) as K
  const made = action({
    ...rest,
    rules,
    // The fields are judged once the record is held.
    async check(raw) {
      needStorable(raw)
      return { ...(raw as object), ...(await check(keys, raw)) }
    },
    async prepare(ctx, input: object) {
      return prepare?.(ctx, keysOf(input), input as Partial<W>) as Prepared
    },
    async run(work, input: { was?: object }, prepared) {
      const named = keysOf(input)
      const before = await held(work as Work, named)
      if (before instanceof NoneYet)
        return create!(work as Work, (await check(whole, input)) as W, named, before.around)
      const given = await judged(whole, before, input)
      refuseOverwriting(whole, before, given, input.was)
      return run(work as Work, given as Partial<W>, before, named, prepared)
    },
  })
  return made as unknown as Action<EditRules<K, W>, Out>
}

type Values = Readonly<Record<string, unknown>>

const isGiven = ([, value]: [string, unknown]) => value !== undefined

/**
 * The given fields as the rules shape them. Refused is what the rules say of a given field, and what they say of another one
 * only since these are given: what was wrong before is not asked of somebody who changes something else.
 */
async function judged(whole: AnyObjectSchema, before: object, raw: object): Promise<Values> {
  const given = Object.entries(raw).filter((one) => isGiven(one) && one[0] in whole.fields)
  const names = given.map(([name]) => name)
  const merged = { ...before, ...Object.fromEntries(given) }
  const refused = await refusalsOf(whole, merged)
  const isOther = (path: string) => !names.includes(/^\w+/.exec(path)?.[0] ?? '')
  const known = Object.keys(refused).some(isOther) ? await refusalsOf(whole, before) : {}
  const those = Object.entries(refused).filter(([path, message]) => !(isOther(path) && known[path] === message))
  if (those.length) throw invalid(Object.fromEntries(those))
  const shaped = whole.cast(merged, { assert: false, stripUnknown: true }) as Values
  return Object.fromEntries(Object.entries(shaped).filter((one) => isGiven(one) && names.includes(one[0])))
}

async function refusalsOf(rules: AnyObjectSchema, values: object): Promise<FieldErrors> {
  try {
    await rules.validate(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (error instanceof ValidationError) return refusedFields(error)
    throw error
  }
}
