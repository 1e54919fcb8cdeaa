/** Telling people about a team. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import { notify, type Message } from '../notifications/notify.ts'

interface Named {
  id: number
  name: string
}

type TeamKind = Extract<NotificationKind, `TEAM_${string}`>

/** Tells one person, or several. */
export async function tellTeam(
  work: Pick<Work, 'tx' | 'afterCommit' | 'viewer'>,
  to: Message['to'],
  kind: TeamKind,
  team: Named,
  more: Record<string, string> = {},
): Promise<void> {
  await notify(work, {
    to,
    kind,
    subject: { entity: 'Team', id: team.id },
    data: { team: team.name, by: work.viewer.name, ...more },
  })
}

/** Tells every other member. */
export async function tellMembers(
  work: Pick<Work, 'tx' | 'afterCommit' | 'viewer'>,
  kind: TeamKind,
  team: Named,
  more: Record<string, string> = {},
): Promise<void> {
  const members = await work.tx.teamMember.findMany({ where: { teamId: team.id }, select: { userId: true } })
  const to = members.map(({ userId }) => userId)
  await tellTeam(work, to, kind, team, more)
}
