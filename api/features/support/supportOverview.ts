/** What the team's page of innovation support counts: what is open, for whom, since when, and how satisfied researchers are. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { dayLength, universityDay } from '../../days.ts'
import type { Context } from '../../context.ts'
import { answering, openStates } from './supportMoves.ts'

/** How many requests are open, and how many of them are overdue. */
interface OpenCount {
  open: number
  overdue: number
}

export interface NamedCount extends OpenCount {
  /** The number of the category or person; null for requests that nobody works on. */
  number: number | null
  name: string | null
}

export interface AgeCount extends OpenCount {
  /** Days since they were sent: from so many on, and to so many; null for all that are older. */
  from: number
  to: number | null
}

export interface Overview extends OpenCount {
  dueToday: number
  waiting: number
  unassigned: number
  byCategory: NamedCount[]
  byAssignee: NamedCount[]
  byAge: AgeCount[]
  rated: number
  satisfaction: number | null
}

/** The steps of an age in days. */
const ages = [
  [0, 2],
  [3, 7],
  [8, 14],
  [15, null],
] as const

/** Days over which the satisfaction is taken. */
export const ratedDays = 90

type Open = Prisma.SupportRequestGetPayload<{
  select: {
    status: true
    answerBy: true
    submittedAt: true
    category: { select: { id: true; name: true } }
    assignee: { select: { id: true; name: true } }
  }
}>

/** Counts what the viewer may work on. */
export async function overviewOf({ db, access }: Context): Promise<Overview> {
  const may = access.within('SUPPORT_WORK')
  const [open, ratings] = await Promise.all([
    db.supportRequest.findMany({
      where: { AND: [may, { status: { in: [...openStates] } }] },
      select: {
        status: true,
        answerBy: true,
        submittedAt: true,
        category: { select: { id: true, name: true } },
        assignee: { select: { id: true, name: true } },
      },
    }),
    db.supportRequest.aggregate({
      where: { AND: [may, { resolvedAt: { gt: new Date(Date.now() - ratedDays * dayLength) } }] },
      _count: { rating: true },
      _avg: { rating: true },
    }),
  ])
  const today = universityDay()
  const owed = open.filter(({ status }) => answering.includes(status))
  return {
    ...countOf(open),
    dueToday: owed.filter(({ answerBy }) => answerBy?.getTime() === today.getTime()).length,
    waiting: open.length - owed.length,
    unassigned: open.filter(({ assignee }) => !assignee).length,
    byCategory: named(open, ({ category }) => category),
    byAssignee: named(open, ({ assignee }) => assignee),
    byAge: ages.map(([from, to]) => {
      const aged = open.filter(({ submittedAt }) => {
        const days = (today.getTime() - universityDay(submittedAt!).getTime()) / dayLength
        return days >= from && (to === null || days <= to)
      })
      return { from, to, ...countOf(aged) }
    }),
    rated: ratings._count.rating,
    satisfaction: ratings._avg.rating,
  }
}

const isOverdue = ({ status, answerBy }: Open) =>
  answering.includes(status) && answerBy !== null && answerBy < universityDay()

const countOf = (requests: readonly Open[]): OpenCount => ({
  open: requests.length,
  overdue: requests.filter(isOverdue).length,
})

/** The counts by what a request has, the most first. */
function named(requests: readonly Open[], of: (request: Open) => { id: number; name: string } | null): NamedCount[] {
  const groups = Map.groupBy(requests, (request) => of(request)?.id ?? null)
  return [...groups]
    .map(([number, some]) => ({ number, name: of(some[0]!)?.name ?? null, ...countOf(some) }))
    .sort((one, other) => other.open - one.open || (one.name ?? '').localeCompare(other.name ?? '', 'en'))
}
