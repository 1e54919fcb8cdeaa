/** Teams, as the shared parts of the platform know them. */
import * as texts from '#texts/teams/errors.js'
import type { Team } from '../../__generated__/prisma/client.ts'
import { record } from '../../records/definition.ts'
import { byName } from '../../records/found.ts'
import { archived } from './membership.ts'
import { refreshTeam } from './refreshTeam.ts'

export const teamRecord = record('Team', {
  // Everybody has this page; it takes researchers on to the team's own.
  path: (id) => `/my-teams?team=${id}`,
  search: {
    name: 'teams',
    description: 'Teams by name, at most 5.',
    read: 'TEAM_READ',
    order: byName,
    words: { titled: 'name', also: ['tags'] },
    only: { archivedAt: null },
  },
  translated: {
    requires: 'TEAM_UPDATE',
    fields: { name: null, description: null },
    reads: ['archivedAt'],
    closed: ({ archivedAt }: Team) => (archivedAt ? archived() : null),
  },
  history: { requires: 'TEAM_WORK_READ' },
  messages: {
    SHARED: {
      model: 'TeamPost',
      read: 'TEAM_WORK_READ',
      write: 'TEAM_WORK',
      update: 'TEAM_POST_UPDATE',
      delete: 'TEAM_POST_DELETE',
      closed: ({ archivedAt }: Team) => (archivedAt ? archived() : null),
    },
  },
  files: {
    requires: 'TEAM_WORK',
    async host(tx, id) {
      const { name, archivedAt, members } = await tx.team.findUniqueOrThrow({
        where: { id },
        include: { members: { select: { userId: true } } },
      })
      const closed = archivedAt ? texts.noFiles({ name }) : null
      return { title: name, people: members.map(({ userId }) => userId), closed, sealed: null }
    },
    changed: refreshTeam,
  },
})
