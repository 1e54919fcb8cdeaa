/** How innovation support has worked since a day: volume, times, reopened requests and satisfaction, computed from the requests. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { universityDay } from '../../days.ts'
import { answerTimes } from '../../duties/answerTimes.ts'
import { workingDaysBetween, type WorkingWeek } from '../../workingDays.rules.ts'
import { submittedFrom } from './support.list.ts'

const select = {
  submittedAt: true,
  firstAnsweredAt: true,
  resolvedAt: true,
  reopenedCount: true,
  rating: true,
  category: { select: { id: true, name: true } },
  assignee: { select: { id: true, name: true } },
  requester: { select: { department: true } },
} as const

type Counted = Prisma.SupportRequestGetPayload<{ select: typeof select }>

export interface SupportFigures {
  /** The category, the department or the person; null for all requests, and for those without one. */
  name: string | null
  submitted: number
  /** Medians in working days; null without any. */
  firstAnswer: number | null
  resolved: number
  resolution: number | null
  reopened: number
  rated: number
  satisfaction: number | null
}

export interface SupportReport {
  all: SupportFigures
  byCategory: SupportFigures[]
  byDepartment: SupportFigures[]
  byAssignee: SupportFigures[]
}

/** Reads the requests that were submitted since the day and that the viewer may work on. */
export async function reportOf({ db, access }: Context, from: Date | null): Promise<SupportReport> {
  const [{ week }, requests] = await Promise.all([
    answerTimes(db),
    db.supportRequest.findMany({
      where: { AND: [access.within('SUPPORT_WORK'), from ? submittedFrom(from) : {}] },
      select,
    }),
  ])
  const by = (of: (request: Counted) => { id: number | string; name: string } | null) =>
    [...Map.groupBy(requests, (request) => of(request)?.id ?? null).values()]
      .map((some) => figuresOf(of(some[0]!)?.name ?? null, some, week))
      .sort((one, other) => other.submitted - one.submitted || (one.name ?? '').localeCompare(other.name ?? '', 'en'))
  return {
    all: figuresOf(null, requests, week),
    byCategory: by(({ category }) => category),
    byDepartment: by(({ requester }) => {
      const name = requester?.department
      return name ? { id: name, name } : null
    }),
    byAssignee: by(({ assignee }) => assignee),
  }
}

function figuresOf(name: string | null, requests: readonly Counted[], week: WorkingWeek): SupportFigures {
  const until = (at: 'firstAnsweredAt' | 'resolvedAt') =>
    requests.flatMap((request) => {
      const end = request[at]
      return end ? [workingDaysBetween(universityDay(request.submittedAt!), universityDay(end), week)] : []
    })
  const resolutions = until('resolvedAt')
  const ratings = requests.flatMap(({ rating }) => rating ?? [])
  return {
    name,
    submitted: requests.length,
    firstAnswer: median(until('firstAnsweredAt')),
    resolved: resolutions.length,
    resolution: median(resolutions),
    reopened: requests.filter(({ reopenedCount }) => reopenedCount > 0).length,
    rated: ratings.length,
    satisfaction: ratings.length ? ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length : null,
  }
}

/** The middle value, or the mean of the two in the middle; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) return null
  return sorted.length % 2 ? upper : (sorted[middle - 1]! + upper) / 2
}
