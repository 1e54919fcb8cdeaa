/** Teams, as the shared parts of the platform know them. */
import { search } from '../../listField.ts'
import { record } from '../../records/definition.ts'
import { byName } from '../../records/found.ts'
import { refreshTeam } from './refreshTeam.ts'

export const teamRecord = record('Team', {
  // Everybody has this page; it takes researchers on to the team's own.
  path: (id) => `/my-teams?team=${id}`,
  search: {
    name: 'teams',
    description: 'Teams by name, at most 5.',
    read: 'TEAM_READ',
    order: byName,
    where: (text) => ({ AND: [{ archivedAt: null }, search('searchText', text) ?? {}] }),
  },
  history: { requires: 'TEAM_WORK' },
  files: {
    requires: 'TEAM_WORK',
    async host(tx, id) {
      const { name, archivedAt, members } = await tx.team.findUniqueOrThrow({
        where: { id },
        include: { members: { select: { userId: true } } },
      })
      const closed = archivedAt ? `“${name}” is in the archive and takes no files` : null
      return { title: name, people: members.map(({ userId }) => userId), closed, sealed: null }
    },
    changed: refreshTeam,
  },
})
