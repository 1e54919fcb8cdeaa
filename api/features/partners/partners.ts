/** What each partner company asks, and how it answers: counted over the challenges that the viewer may see with their company. */
import type { Sector } from '../../__generated__/prisma/enums.ts'
import type { Access } from '../../access.ts'
import type { Db } from '../../db.ts'
import { isPromiseOver } from '../challenges/answerDay.ts'
import { isOpen } from '../challenges/challengeStatus.ts'
import { standing } from '../proposals/proposedBy.ts'
import { isUndecided } from '../proposals/proposalStatus.ts'

const industry = { in: ['INDUSTRY', 'INDUSTRY_PARTNER'] as ('INDUSTRY' | 'INDUSTRY_PARTNER')[] }
const published = { in: ['OPEN', 'CLOSED', 'COMPLETED'] as ('OPEN' | 'CLOSED' | 'COMPLETED')[] }

export interface Partner {
  name: string
  sectors: Sector[]
  published: number
  open: number
  proposals: number
  waiting: number
  overdue: number
  accepted: number
  /** Decisions on proposals to challenges that promised a day, and how many of them came by then. */
  promised: number
  inTime: number
  collaborations: number
  latest: Date | null
}

const nobody = (name: string): Partner => ({
  name,
  sectors: [],
  published: 0,
  open: 0,
  proposals: 0,
  waiting: 0,
  overdue: 0,
  accepted: 0,
  promised: 0,
  inTime: 0,
  collaborations: 0,
  latest: null,
})

/** The companies of active accounts of industry and of challenges, by name. */
export async function partners(db: Db, access: Access): Promise<Partner[]> {
  const [accounts, challenges] = await Promise.all([
    db.user.groupBy({ by: ['department'], where: { role: industry, status: 'ACTIVE', department: { not: '' } } }),
    db.challenge.findMany({
      where: {
        AND: [
          access.within('CHALLENGE_READ'),
          access.within('CHALLENGE_READ_COMPANY'),
          { status: published, companyName: { not: '' } },
        ],
      },
      select: {
        companyName: true,
        sector: true,
        status: true,
        closesAt: true,
        answerBy: true,
        publishedAt: true,
        proposals: {
          where: standing,
          select: { status: true, decidedAt: true, collaboration: { select: { id: true } } },
        },
      },
    }),
  ])
  const found = new Map(accounts.map(({ department }) => [department, nobody(department)]))
  for (const { companyName, proposals, ...challenge } of challenges) {
    const partner = found.get(companyName) ?? nobody(companyName)
    found.set(companyName, partner)
    const { sector, publishedAt, answerBy } = challenge
    if (!partner.sectors.includes(sector)) partner.sectors.push(sector)
    partner.published += 1
    if (isOpen(challenge)) partner.open += 1
    if (publishedAt && (!partner.latest || publishedAt > partner.latest)) partner.latest = publishedAt
    const waiting = proposals.filter(({ status }) => isUndecided(status)).length
    partner.proposals += proposals.length
    partner.waiting += waiting
    if (waiting && isPromiseOver(challenge)) partner.overdue += 1
    for (const { status, decidedAt, collaboration } of proposals) {
      if (status === 'ACCEPTED') partner.accepted += 1
      if (collaboration) partner.collaborations += 1
      if (!decidedAt || !answerBy) continue
      partner.promised += 1
      if (decidedAt.getTime() < answerBy.getTime() + 86_400_000) partner.inTime += 1
    }
  }
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
