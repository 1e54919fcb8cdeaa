/** Of whom and over which days a viewer asks: researchers of themselves, the university of everybody. */
import * as errors from '#texts/analytics/errors.js'
import { check } from '../../action.ts'
import { writeAudit } from '../../audit.ts'
import type { Context } from '../../context.ts'
import { dayLength, isoDay, universityDay } from '../../days.ts'
import { invalid, notFound } from '../../errors.ts'
import { dayBegins } from '../../dayBegins.ts'
import { periodOf, type Question, type Range } from '../../figures/question.ts'
import * as records from '#texts/ui/records.js'
import { analyticsFilterRules } from './analytics.rules.ts'

export interface Asked extends Question {
  readonly range: Range
}

/** Reads a filter as the viewer: without the right to the whole university, it is about the viewer. */
export async function askedBy(ctx: Context, raw: unknown): Promise<Asked> {
  const filter = await check(analyticsFilterRules, raw ?? {})
  const range = filter.range ?? 'QUARTER'
  const { from, until, asOf } = filter
  if (from && (until ?? universityDay()) < from) throw invalid({ until: errors.endsBeforeItBegins() })
  const whole = ctx.access.allowed('ANALYTICS_UNIVERSITY')
  const person = filter.personId ?? (whole ? null : ctx.viewer!.id)
  if (person !== null && person !== ctx.viewer!.id) {
    if (!whole) throw notFound(records.user())
    await ctx.access.find('USER_READ', person)
  }
  return {
    range,
    ...periodOf(range, { from, until }),
    asOf: asOf ? dayBegins(new Date(asOf.getTime() + dayLength)) : null,
    person,
    department: filter.department || null,
    sector: filter.sector ?? null,
  }
}

/** Writes down, once a day, that somebody looked at the indicators of another person. */
export async function recordLook(ctx: Context, person: number | null): Promise<void> {
  const { db, viewer } = ctx
  if (person === null || person === viewer!.id || viewer!.viewedBy) return
  const today = dayBegins(universityDay())
  const look = { action: 'viewIndicators', entity: 'User', entityId: person }
  if (
    await db.auditEntry.findFirst({ where: { ...look, actorId: viewer!.id, at: { gte: today } }, select: { id: true } })
  )
    return
  await writeAudit(db, ctx, look)
}

/** The first and last day of a period, as people read it. */
export const daysOf = ({ from, until }: Pick<Question, 'from' | 'until'>) => ({
  from: from && isoDay(universityDay(from)),
  until: isoDay(universityDay(new Date(until.getTime() - 1))),
})
