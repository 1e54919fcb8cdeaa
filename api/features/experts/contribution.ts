/** What an expert has given in each year, as the certificate of contribution says it. */
import { universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'

export interface Contribution {
  year: number
  /** Sessions that took place, and how many minutes they were. */
  sessions: number
  minutes: number
  evaluations: number
  /** How many ideas a session or an evaluation was about, each once. */
  ideas: number
}

/** Years are those of the university. */
export const yearOf = (at: Date): number => universityDay(at).getUTCFullYear()

/** The years in which there was anything, the latest first. */
export async function contributionsOf(db: Db, userId: number): Promise<Contribution[]> {
  const [sessions, evaluations] = await Promise.all([
    db.meeting.findMany({
      where: { kind: 'SESSION', state: 'COMPLETED', participants: { some: { userId, role: 'EXPERT' } } },
      select: { startsAt: true, endsAt: true, validationRequest: { select: { ideaId: true } } },
    }),
    db.ideaEvaluation.findMany({ where: { expertId: userId }, select: { createdAt: true, ideaId: true } }),
  ])
  const years = new Map<number, Omit<Contribution, 'ideas'> & { ideas: Set<number> }>()
  const inYear = (at: Date) => {
    const year = yearOf(at)
    const found = years.get(year) ?? { year, sessions: 0, minutes: 0, evaluations: 0, ideas: new Set() }
    years.set(year, found)
    return found
  }
  for (const { startsAt, endsAt, validationRequest } of sessions) {
    const year = inYear(startsAt)
    year.sessions += 1
    year.minutes += (endsAt.getTime() - startsAt.getTime()) / 60_000
    if (validationRequest) year.ideas.add(validationRequest.ideaId)
  }
  for (const { createdAt, ideaId } of evaluations) {
    const year = inYear(createdAt)
    year.evaluations += 1
    year.ideas.add(ideaId)
  }
  return [...years.values()]
    .map((year) => ({ ...year, ideas: year.ideas.size }))
    .toSorted((one, other) => other.year - one.year)
}
