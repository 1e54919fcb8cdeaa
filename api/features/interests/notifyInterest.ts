/** Who is notified of an interest: its investor, the team, and the project's lead once the lead takes part. */
import type { InvestmentInterest } from '../../__generated__/prisma/client.ts'
import type { InterestSide, NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'

type Kind = Extract<NotificationKind, `INTEREST_${string}`>
type About = Pick<InvestmentInterest, 'id' | 'title' | 'investorId' | 'contactId' | 'leadSince' | 'projectId'>

const message = ({ viewer }: Work, kind: Kind, { id, title }: About, more: Record<string, string> = {}) => ({
  kind,
  subject: { entity: 'InvestmentInterest', id } as const,
  data: { project: title, by: viewer.name, ...more },
})

export const notifyInvestor = (work: Work, kind: Kind, interest: About, more?: Record<string, string>): Promise<void> =>
  notify(work, { ...message(work, kind, interest, more), to: interest.investorId })

/** Notifies who of the team looks after it, or everybody of the team while nobody does. */
export const notifyTeam = (work: Work, kind: Kind, interest: About, more?: Record<string, string>): Promise<void> =>
  interest.contactId === null
    ? tellUniversity(work, message(work, kind, interest, more))
    : notify(work, { ...message(work, kind, interest, more), to: interest.contactId })

/** The project's lead, where the team has brought the lead in. */
async function leadOf({ tx }: Pick<Work, 'tx'>, { projectId, leadSince }: About): Promise<number | null> {
  if (!leadSince) return null
  const { ownerId } = await tx.project.findUniqueOrThrow({ where: { id: projectId }, select: { ownerId: true } })
  return ownerId
}

export const notifyLead = async (work: Work, kind: Kind, interest: About, more?: Record<string, string>) =>
  notify(work, { ...message(work, kind, interest, more), to: await leadOf(work, interest) })

/** The side on which the viewer stands. */
export const sideOf = ({ viewer }: Pick<Work, 'viewer'>, { investorId }: Pick<About, 'investorId'>): InterestSide =>
  investorId === viewer.id ? 'INVESTOR' : 'UNIVERSITY'

/** Notifies everybody of it but the viewer. */
export async function notifyOthers(work: Work, kind: Kind, interest: About, more?: Record<string, string>) {
  await notifyInvestor(work, kind, interest, more)
  await notifyLead(work, kind, interest, more)
  // Whoever of the team wrote knows; the team hears of what the investor or the lead wrote.
  if (!(await work.access.canOn('InvestmentInterest', 'INTEREST_WORK', interest)))
    await notifyTeam(work, kind, interest, more)
}
