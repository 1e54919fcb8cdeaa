/** Who stands on which side of a proposal, and telling them. */
import type { Proposal } from '../../__generated__/prisma/client.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { publish } from '../../events.ts'
import type { Viewer } from '../../viewer.ts'
import { notify } from '../notifications/notify.ts'

type Kind = Extract<NotificationKind, `PROPOSAL_${string}` | `CO_APPLICANT_${string}`>

interface Told {
  id: number
  challengeId: number
  authorId: number | null
}

/** The owner of a challenge and its review team; of these in the given roles, when any are named. */
export async function companyOf(tx: Tx, challengeId: number, role?: 'LEAD'): Promise<number[]> {
  const { ownerId, reviewers } = await tx.challenge.findUniqueOrThrow({
    where: { id: challengeId },
    select: { ownerId: true, reviewers: { where: role ? { role } : {}, select: { userId: true } } },
  })
  return [...new Set([...(ownerId === null ? [] : [ownerId]), ...reviewers.map(({ userId }) => userId)])]
}

/** The author and those who have confirmed to stand behind it. */
export async function applicantsOf(tx: Tx, { id, authorId }: Omit<Told, 'challengeId'>): Promise<number[]> {
  const confirmed = await tx.coApplicant.findMany({
    where: { proposalId: id, answer: 'CONFIRMED' },
    select: { userId: true },
  })
  return [...(authorId === null ? [] : [authorId]), ...confirmed.map(({ userId }) => userId)]
}

/** What an applicant is called in what the company reads; nothing in a first screening without names. */
export const nameForCompany = (
  { applicantsHidden }: Pick<Proposal, 'applicantsHidden'>,
  { name }: Pick<Viewer, 'name'>,
): string | undefined => (applicantsHidden ? undefined : name)

/** Tells these people what happened to a proposal, and has their open pages read it again. */
export async function tell(
  work: Work,
  people: readonly number[],
  kind: Kind,
  { id, challengeId }: Told,
  data: Record<string, string | undefined> = {},
): Promise<void> {
  const { title } = await work.tx.challenge.findUniqueOrThrow({
    where: { id: challengeId },
    select: { title: true },
  })
  const said = Object.fromEntries(Object.entries(data).filter((entry): entry is [string, string] => Boolean(entry[1])))
  await notify(work, { to: people, kind, subject: { entity: 'Proposal', id }, data: { challenge: title, ...said } })
  const others = new Set(people.filter((to) => to !== work.viewer.id))
  work.afterCommit(() => others.forEach((to) => publish(`proposal:${to}`, { id })))
}
