/** What companies ask, and how they answer: counted over the challenges that the viewer may see with their company. */
import type { Sector } from '../../__generated__/prisma/enums.ts'
import { dayLength } from '../../days.ts'
import { batched } from '../../batched.ts'
import type { Context } from '../../context.ts'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { isPromiseOver } from '../../proposing/answerDay.ts'
import { isOpen } from '../../proposing/challengeOpen.ts'
import { standing } from '../../proposing/proposedBy.ts'
import { isUndecided } from '../../proposing/proposalStages.ts'

export interface Figures {
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

const nothing = (): Figures => ({
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

/** The published challenges that tell the viewer whose they are: through no other clause may one come from a company to them. */
export const namedChallenges = ({ access }: Context): Prisma.ChallengeWhereInput => ({
  AND: [
    access.within('CHALLENGE_READ'),
    access.within('CHALLENGE_READ_COMPANY'),
    { status: { in: ['OPEN', 'CLOSED', 'COMPLETED'] } },
  ],
})

/** The figures of a company, counted for all companies of a page at once. */
export const figuresOf = batched(async (ctx, ids): Promise<Figures[]> => {
  const challenges = await ctx.db.challenge.findMany({
    where: { AND: [namedChallenges(ctx), { companyId: { in: [...ids] } }] },
    select: {
      companyId: true,
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
  })
  const found = new Map(ids.map((id) => [id, nothing()]))
  for (const challenge of challenges) count(found.get(challenge.companyId!)!, challenge)
  return ids.map((id) => found.get(id)!)
})

type Counted = Pick<
  Prisma.ChallengeGetPayload<object>,
  'sector' | 'status' | 'closesAt' | 'answerBy' | 'publishedAt'
> & {
  proposals: (Pick<Prisma.ProposalGetPayload<object>, 'status' | 'decidedAt'> & { collaboration: object | null })[]
}

function count(figures: Figures, { proposals, ...challenge }: Counted): void {
  const { sector, publishedAt, answerBy } = challenge
  if (!figures.sectors.includes(sector)) figures.sectors.push(sector)
  figures.published += 1
  if (isOpen(challenge)) figures.open += 1
  if (publishedAt && (!figures.latest || publishedAt > figures.latest)) figures.latest = publishedAt
  const waiting = proposals.filter(({ status }) => isUndecided(status)).length
  figures.proposals += proposals.length
  figures.waiting += waiting
  if (waiting && isPromiseOver(challenge)) figures.overdue += 1
  for (const { status, decidedAt, collaboration } of proposals) {
    if (status === 'ACCEPTED') figures.accepted += 1
    if (collaboration) figures.collaborations += 1
    if (!decidedAt || !answerBy) continue
    figures.promised += 1
    if (decidedAt.getTime() < answerBy.getTime() + dayLength) figures.inTime += 1
  }
}
