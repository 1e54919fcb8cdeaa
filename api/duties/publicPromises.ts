/**
 * What everyone may read of how promises were kept (docs/decisions/0467): twelve whole months, so that nobody who looks every
 * day sees a single answer; the answers of the university's team from five on, those of others where five of them answered.
 */
import { duties } from '../__generated__/features/duties.ts'
import { universityDay } from '../days.ts'
import type { Db, Tx } from '../db.ts'
import { answersGiven, fewest, type AnswerPromise, type Span } from './answeredInTime.ts'
import { startOfUniversityDay } from './clock.ts'
import type { DutyKind } from './kinds.rules.ts'

/** What people ask of the university, of companies and of experts; what nobody asked for, as keeping a deadline, is not among it. */
const publicKinds = [
  'ACCOUNT_VERIFY',
  'ARL_SIGN_OFF',
  'CHALLENGE_CHECK',
  'CHALLENGE_QUESTION',
  'DATA_ROOM_ANSWER',
  'DISCLOSURE_DECIDE',
  'ENQUIRY_ANSWER',
  'FACILITY_APPROVAL',
  'IDEA_REVIEW',
  'INTEREST_ACKNOWLEDGE',
  'INTEREST_QUESTION',
  'INTRODUCTION_ANSWER',
  'PROJECT_REVIEW',
  'PROPOSAL_ANSWER',
  'SUPPORT_ANSWER',
  'TRL_ANSWER',
  'TRL_ASSIGN',
  'VALIDATION_ANSWER',
  'VALIDATION_ASSIGN',
  'VALIDATION_GIVE',
] as const satisfies readonly DutyKind[]

/** The first day of the months that count, and the first one after them. */
export function publicMonths(today = universityDay()): Span {
  const month = (months: number) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1))
  return { from: month(-12), until: month(0) }
}

const byTeam = (kind: DutyKind) => duties.every((one) => one.kind !== kind || one.team)

/** The promises of the kinds and how they were kept; without figures where they would tell of few. */
export async function publicPromises(
  db: Db | Tx,
  kinds: readonly DutyKind[] = publicKinds,
  today = universityDay(),
): Promise<AnswerPromise[]> {
  const { from, until } = publicMonths(today)
  const span = { from: startOfUniversityDay(from), until: startOfUniversityDay(until) }
  const open = kinds.filter((kind) => (publicKinds as readonly DutyKind[]).includes(kind))
  const given = await answersGiven(db, open, span)
  return given.map(({ kind, days, answers }) => {
    const answerers = new Set(answers.flatMap(({ by }) => (by === null ? [] : [by])))
    const isEnough = answers.length >= fewest && (byTeam(kind) || answerers.size >= fewest)
    const inTime = isEnough ? answers.filter((one) => one.inTime).length : null
    return { kind, days, kept: { answered: isEnough ? answers.length : 0, inTime } }
  })
}

/** For how long the figures of the public page are kept: they are many statements, and change with the month. */
const longest = 3_600_000

const known = new WeakMap<object, { at: number; promises: Promise<AnswerPromise[]> }>()

/** The same for the public page: those that have figures, read once an hour however many visitors ask. */
export function knownPublicPromises(db: Db): Promise<AnswerPromise[]> {
  const before = known.get(db)
  if (before && Date.now() - before.at < longest) return before.promises
  const promises = publicPromises(db).then((all) => all.filter(({ kept: { inTime } }) => inTime !== null))
  known.set(db, { at: Date.now(), promises })
  // What failed is tried again by the next one who asks.
  promises.catch(() => known.delete(db))
  return promises
}

/** Tests change what was answered within the hour. */
export const forgetPublicPromises = (db: Db): boolean => known.delete(db)
