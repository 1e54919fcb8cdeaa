/**
 * The one way to change something: gate -> rules -> one transaction (find, write, notify, audit) -> after the commit.
 * GraphQL exposes actions (actionField in builder.ts); shims, imports and jobs come through the same door.
 */
import { ValidationError, type InferType } from 'yup'
import * as texts from '#texts/ui/errors.js'
import { Access } from './access.ts'
import { again } from './again.ts'
import { tooLargeIn } from './bounds.ts'
import { auditOf, type Audit, type Changes } from './audit.ts'
import type { Context } from './context.ts'
import { isRepeatable } from './database/failures.ts'
import type { Tx } from './db.ts'
import { conflict, forbidden, invalid, unauthenticated, type FieldErrors } from './errors.ts'
import { needNoMaintenance } from './maintenance.ts'
import type { Permission } from './policy.ts'
import { needRecentPassword, needsRecentPassword } from './recentPassword.ts'
import type { Rules } from './rules.ts'
import { unstorable } from './storable.ts'
import { needOwnEyes } from './viewAs.ts'
import type { Viewer } from './viewer.ts'

/** What an action's `run` works with. `access` and every statement stand in the action's transaction. */
export interface Work<V extends Viewer | null = Viewer> {
  readonly ctx: Context
  readonly viewer: V
  readonly tx: Tx
  readonly access: Access
  /** Runs once the transaction is committed, in order; never when it is rolled back. */
  readonly afterCommit: (effect: () => void) => void
  readonly audit: Audit
}

export interface Action<R extends Rules = Rules, Out = unknown> {
  readonly name: string
  readonly requires: Permission | 'public'
  readonly rules: R
  readonly description: string
  /** What to use instead, where it is kept for clients of an earlier release. */
  readonly deprecated?: string
  /** Does it as the context's viewer; `input` is anything: it is checked here. */
  perform(ctx: Context, input: unknown): Promise<Out>
}

interface Definition<P extends Permission | 'public', R extends Rules, Out, Prepared> {
  name: string
  /** The permission that the role must hold, or 'public' for visitors. */
  requires: P
  rules: R
  /** Only a person who signed in may do it, no program with an API key. */
  personal?: boolean
  /** Only a person who entered the password in the last minutes may do it: it gives lasting access to an account, or ends its sessions. */
  recentPassword?: boolean
  /** An administrator may do it while seeing the platform as another person; nothing else is done then. */
  whileViewing?: boolean
  /** It goes on while the platform is maintained: people sign in and out, and pages say what was seen. */
  whileMaintained?: boolean
  /** One sentence for schema.graphql. */
  description: string
  deprecated?: string
  /** In the place of the rules, where the input is judged in the transaction (editing.ts). */
  check?(raw: unknown): Promise<InferType<R>>
  /** Before the transaction: rate limits, hashing, whatever must not hold a connection. `run` is handed its answer. */
  prepare?(ctx: Context, input: InferType<R>): Promise<Prepared>
  run(work: Work<P extends 'public' ? Viewer | null : Viewer>, input: InferType<R>, prepared: Prepared): Promise<Out>
}

/** The rules of each action by its name. */
export const actionRules = new Map<string, Rules>()

/** Defines an action. */
export function action<P extends Permission | 'public', R extends Rules, Out, Prepared = undefined>(
  definition: Definition<P, R, Out, Prepared>,
): Action<R, Out> {
  const { name, requires, rules, personal, recentPassword, deprecated } = definition
  actionRules.set(name, rules)
  return {
    name,
    requires,
    rules,
    ...(deprecated ? { deprecated } : {}),
    description: recentPassword ? `${definition.description} ${needsRecentPassword}` : definition.description,
    async perform(ctx, raw) {
      if (!definition.whileViewing) needOwnEyes(ctx)
      gate(ctx, requires, personal || recentPassword)
      if (!definition.whileMaintained) await needNoMaintenance(ctx)
      if (recentPassword) await needRecentPassword(ctx.db, ctx.sessionId)
      const input = await (definition.check?.(raw) ?? check(rules, raw))
      const prepared = (await definition.prepare?.(ctx, input)) as Prepared
      let effects: (() => void)[] = []
      const attempt = () =>
        ctx.db.$transaction(
          (tx) => {
            effects = []
            const work: Work<Viewer | null> = {
              ctx,
              viewer: ctx.viewer,
              tx,
              access: new Access(ctx.viewer, tx),
              afterCommit: (effect) => effects.push(effect),
              audit: auditOf(tx, ctx, name),
            }
            return definition.run(work as Work<P extends 'public' ? Viewer | null : Viewer>, input, prepared)
          },
          { timeout: 60_000, maxWait: 30_000 },
        )
      const out = await repeated(attempt)
      for (const effect of effects) effect()
      return out
    },
  }
}

/**
 * Runs a transaction, and again as a whole when the database refused it for a reason that passes: a deadlock, a failover, or
 * a unique value that somebody else took at the same moment. Run again after the last, the action sees what the other one
 * wrote, and takes another value or says in its own words what is taken; so that is tried only once more.
 */
async function repeated<Out>(attempt: () => Promise<Out>): Promise<Out> {
  let taken = 0
  try {
    return await again(attempt, (error) => (isTaken(error) ? taken++ === 0 : isRepeatable(error)))
  } catch (error) {
    throw isTaken(error) ? conflict(texts.sameMoment()) : error
  }
}

/** Prisma's codes for what a concurrent transaction causes: a unique value was taken, or a record is gone. */
const raceCodes: ReadonlySet<unknown> = new Set(['P2002', 'P2003', 'P2025'])

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && raceCodes.has(error.code)

/** The role's right, what an API key may do, and that the request was meant: a cookie alone does not vouch for a change. */
function gate(ctx: Context, requires: Permission | 'public', personal = false) {
  if (ctx.apiKey && personal) throw forbidden(texts.needsPerson())
  if (ctx.apiKey && !ctx.apiKey.scopes.includes('WRITE')) throw forbidden(texts.readOnlyKey())
  if (requires === 'public') return
  if (!ctx.viewer) throw unauthenticated()
  if (!ctx.trusted) throw forbidden(texts.otherPages())
  ctx.access.need(requires)
}

/** Refuses what is too large, and what the database cannot keep. */
export function needStorable(input: unknown): void {
  const problem = tooLargeIn(input)
  if (problem) throw invalid({ [problem.path || 'input']: problem.message })
  const refused = unstorable(input)
  if (refused) throw invalid(refused)
}

/** The input as the rules shape it, or INVALID naming every field that they refuse. */
export async function check<R extends Rules>(rules: R, input: unknown): Promise<InferType<R>> {
  needStorable(input)
  try {
    return await rules.validate(input ?? {}, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw invalid(refusedFields(error))
  }
}

/** The first message of each field that rules refuse. */
export function refusedFields(error: ValidationError): FieldErrors {
  const found: FieldErrors = {}
  for (const { path, message } of error.inner.length ? error.inner : [error]) found[path || 'input'] ??= message
  return found
}

/** The fields of `after` that differ from `before`, as an audit row keeps them. */
export function changesOf<T extends object>(before: T, after: Partial<T>): Changes {
  const changed: Record<string, readonly [unknown, unknown]> = {}
  for (const key of Object.keys(after) as (keyof T & string)[])
    if (after[key] !== undefined && JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      changed[key] = [before[key], after[key]]
  return changed
}
