/**
 * The one way to ask the language model (docs/model.md): the switch, what may be sent, the budget, the log, the time limit,
 * our own rules on the answer, and the check of every quotation. It gives a draft, or a sentence that says why there is none;
 * the caller's built-in result stands in either case.
 */
import type { InferType } from 'yup'
import type { ModelPurpose } from '../__generated__/prisma/enums.ts'
import { config } from '../config.ts'
import type { Context } from '../context.ts'
import { unauthenticated } from '../errors.ts'
import type { Rules } from '../rules.ts'
import { storablePart } from '../storable.ts'
import { attempt, type Attempted } from './attempt.ts'
import { takeFromBudget } from './budget.ts'
import { nameOf } from './chat.ts'
import { sorted, type Claim, type Source } from './claim.ts'
import { fitted, promptOf } from './prompt.ts'
import { modelSettings } from './settings.ts'
import { whyNot, type WhyNot } from './whyNot.ts'

export interface Question<R extends Rules> {
  purpose: ModelPurpose
  /** What the answer must hold, with `claims` among it (claimsRules). */
  rules: R
  /** What is to be done, in our own words; nothing that people wrote. */
  instructions: string
  /** The JSON that is expected, as an example. */
  form: string
  sources: readonly Source[]
  signal?: AbortSignal | undefined
}

type ClaimOf<R extends Rules> = InferType<R> extends { claims: (infer C)[] } ? C & Claim : never

interface Drafted<R extends Rules> {
  drafted: true
  model: string
  /** The whole answer, as the rules shaped it; of its claims only those in `claims` may be used. */
  value: InferType<R>
  claims: ClaimOf<R>[]
  /** Sentences whose quotation was not found. */
  unbacked: string[]
  /** The names of sources that were not sent. */
  withheld: string[]
}

interface NotDrafted {
  drafted: false
  why: WhyNot
  /** A sentence that says so to the person. */
  notice: string
}

export type Answer<R extends Rules> = Drafted<R> | NotDrafted

const notDrafted = (why: WhyNot): NotDrafted => ({ drafted: false, why, notice: whyNot[why]() })

export async function ask<R extends Rules>(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { purpose, rules, instructions, form, sources, signal }: Question<R>,
): Promise<Answer<R>> {
  if (!viewer) throw unauthenticated()
  const { model } = config
  if (!model) return notDrafted('NO_MODEL')
  const settings = await modelSettings(db)
  if (!settings.on) return notDrafted('OFF')
  const sent = fitted(sources.filter(({ confidential }) => settings.confidential || !confidential))
  if (!sent.length) return notDrafted('NOTHING_TO_SEND')
  if (!(await takeFromBudget(db, viewer.id, settings.dailyBudget))) return notDrafted('BUDGET')
  const prompt = promptOf(instructions, form, sent)
  // What leaves is written down before it does.
  const { id } = await db.modelCall.create({
    data: {
      userId: viewer.id,
      purpose,
      model: nameOf(model),
      sent: storablePart(`${prompt.system}\n\n${prompt.user}`),
    },
  })
  const begun = Date.now()
  const tried = await attempt(model, prompt, rules, signal)
  await db.modelCall.updateMany({ where: { id }, data: { ...logged(tried), milliseconds: Date.now() - begun } })
  if (tried.outcome !== 'DRAFTED') return notDrafted(tried.outcome)
  const value = tried.value!
  const names = new Set(sent.map(({ name }) => name))
  return {
    drafted: true,
    model: nameOf(model),
    value,
    ...sorted((value as { claims: ClaimOf<R>[] }).claims, sent),
    withheld: sources.filter(({ name }) => !names.has(name)).map(({ name }) => name),
  }
}

const logged = ({ outcome, text, error, attempts }: Attempted<unknown>) => ({
  outcome,
  answer: storablePart(text).slice(0, 20_000),
  error: storablePart(error),
  attempts,
})
