/** What follows when somebody writes in a team's discussion. */
import { messageEffects } from '../../records/definition.ts'
import { beginningOf, knowing } from '../notifications/knowing.ts'
import { refreshTeam } from './refreshTeam.ts'
import { tellTeam } from './team.tell.ts'

export const teamMessages = messageEffects('Team', {
  SHARED: {
    // The other members are notified, until they have read it once.
    async written(work, id, { text }) {
      refreshTeam(work, id)
      const team = await work.tx.team.findUniqueOrThrow({ where: { id }, select: { id: true, name: true } })
      const know = await knowing(work.tx, { kind: 'TEAM_POSTED', entity: 'Team', entityId: id })
      const members = await work.tx.teamMember.findMany({ where: { teamId: id }, select: { userId: true } })
      for (const { userId } of members)
        if (!know.has(userId)) await tellTeam(work, userId, 'TEAM_POSTED', team, { text: beginningOf(text) })
    },
    changed: refreshTeam,
  },
})
