/** How the list of announcements is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { search } from '../../listField.ts'
import { shown } from '../../relations/announcements.ts'
import type { announcementFilterRules, announcementStates } from './announcement.rules.ts'

type Where = Prisma.AnnouncementWhereInput
export type AnnouncementState = (typeof announcementStates)[number]

const inState: Record<AnnouncementState, (now: Date) => Where> = {
  SHOWN: shown,
  SCHEDULED: (now) => ({ startsAt: { gt: now } }),
  ENDED: (now) => ({ startsAt: { lte: now }, endsAt: { lte: now } }),
}

/** Where an announcement stands at a moment. */
export function stateOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }, now = new Date()) {
  if (startsAt > now) return 'SCHEDULED'
  return endsAt && endsAt <= now ? 'ENDED' : 'SHOWN'
}

/** What each given filter asks of an announcement. */
export function announcementWhere({
  search: text,
  state,
  severity,
}: InferType<typeof announcementFilterRules>): (Where | undefined | false)[] {
  const now = new Date()
  return [
    search('searchText', text),
    !!state?.length && { OR: state.map((one) => inState[one](now)) },
    !!severity?.length && { severity: { in: severity } },
  ]
}

export const announcementSort = {
  STARTS_AT: { column: 'startsAt', meaning: 'When it begins.' },
  CREATED_AT: { column: 'createdAt', meaning: 'When it was written.' },
} as const
