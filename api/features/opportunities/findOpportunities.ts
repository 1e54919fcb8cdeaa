/** Reads opportunities as one viewer may read them: amounts, offers and levels that the viewer may not read are left out. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Access } from '../../access.ts'
import type { Db, Tx } from '../../db.ts'
import type { Opportunity } from '../../opportunityMatching/compared.ts'
import type { Known } from './known.ts'

export interface Asking {
  db: Db | Tx
  access: Access
}

export interface Found extends Opportunity, Known {
  updatedAt: Date
}

/** The opportunities that the viewer may see, of those that fit the clause. */
export async function findOpportunities(
  { db, access }: Asking,
  where: Prisma.ProjectWhereInput = {},
): Promise<Found[]> {
  const within = { AND: [where, access.within('OPPORTUNITY_READ')] }
  const [rows, funded, offered, assessed] = await Promise.all([
    db.project.findMany({
      where: within,
      select: {
        id: true,
        title: true,
        description: true,
        tags: true,
        keywords: true,
        trl: true,
        validatedTrl: true,
        fundingStatus: true,
        institution: true,
        createdAt: true,
        updatedAt: true,
      },
    }),
    db.project.findMany({
      where: { AND: [within, access.within('PROJECT_READ_FUNDING')] },
      select: { id: true, fundingAmountNeeded: true, fundingPurpose: true },
    }),
    db.project.findMany({
      where: { AND: [within, access.within('PROJECT_READ_OFFER')] },
      select: { id: true, ipStatus: true, targetMarket: true, ftoRegions: true },
    }),
    db.arlAssessment.findMany({
      where: { project: within, status: 'COMPLETED' },
      select: { projectId: true, low: true, high: true },
      orderBy: { completedAt: 'desc' },
      distinct: ['projectId'],
    }),
  ])
  const fundingOf = new Map(funded.map((funding) => [funding.id, funding]))
  const offerOf = new Map(offered.map((offer) => [offer.id, offer]))
  const levelOf = new Map(assessed.map((level) => [level.projectId, level]))
  return rows.map(({ institution, ...row }) => {
    const [funding, offer, level] = [fundingOf.get(row.id), offerOf.get(row.id), levelOf.get(row.id)]
    return {
      ...row,
      trl: row.validatedTrl ?? row.trl,
      asked: funding?.fundingAmountNeeded ?? null,
      purpose: funding?.fundingPurpose ?? '',
      ipStatus: offer?.ipStatus ?? '',
      arlLow: level?.low ?? null,
      arlHigh: level?.high ?? null,
      place: [institution, offer?.targetMarket, offer?.ftoRegions].filter(Boolean).join('\n'),
    }
  })
}
