/** The templates for one answer, read once for all that it says. */
import type { Context } from '../context.ts'
import { readTemplates, type Templates } from './templates.ts'

const pending = new WeakMap<Context, Promise<Templates>>()

/** Nothing is kept beyond the moment: the context of a subscription lives long, and each of its events asks again. */
export function templatesFor(ctx: Context): Promise<Templates> {
  const known = pending.get(ctx)
  if (known) return known
  const reading = readTemplates(ctx.db).finally(() => setImmediate(() => pending.delete(ctx)))
  pending.set(ctx, reading)
  return reading
}
