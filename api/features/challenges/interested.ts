/** Who is interested in a published challenge. */
import type { Work } from '../../action.ts'

/** Returns whom a change of a published challenge concerns: its applicants, and the people who starred it. */
export async function interested({ tx }: Pick<Work, 'tx'>, challengeId: number): Promise<number[]> {
  const [proposals, stars] = await Promise.all([
    tx.proposal.findMany({
      where: { challengeId, status: { notIn: ['DECLINED', 'WITHDRAWN'] }, authorId: { not: null } },
      select: { authorId: true },
    }),
    tx.challengeStar.findMany({ where: { challengeId }, select: { userId: true } }),
  ])
  return [...new Set([...proposals.map(({ authorId }) => authorId!), ...stars.map(({ userId }) => userId)])]
}
