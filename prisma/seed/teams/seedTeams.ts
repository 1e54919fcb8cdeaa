/** Writes the demo's teams, with what people made in them. */
import type { TeamRole } from '../../../api/__generated__/prisma/enums.ts'
import type { Tx } from '../../../api/db.ts'
import { dayLength } from '../../../api/days.ts'
import { daysOf, type Calendar } from '../calendar.ts'
import { people } from '../people/people.ts'
import type { Ids } from '../projects/demoProject.ts'
import { demoTeams, type DemoTeam } from './demoTeams.ts'

const nameOf = (key: string) => people.find((person) => person.key === key)!.name

export async function seedTeams(tx: Tx, calendar: Calendar, persons: Ids, projects: Ids): Promise<void> {
  for (const [nth, team] of demoTeams.entries()) {
    const born = calendar.ago(daysOf(team.age), nth)
    const touched = team.archived ? calendar.ago(70, nth) : calendar.ago(1 + nth, nth)
    const { id } = await tx.team.create({ data: teamRow(team, born, touched), select: { id: true } })
    await tx.teamMember.createMany({ data: membersOf(team, id, calendar, persons) })
    await tx.teamOpening.createMany({
      data: (team.openings ?? []).map((opening) => ({ teamId: id, ...opening, createdAt: touched })),
    })
    await tx.teamProject.createMany({
      data: (team.projects ?? []).map((title) => ({ teamId: id, projectId: projects.get(title)!, createdAt: touched })),
    })
    await tx.teamPost.createMany({
      data: (team.posts ?? []).map(([by, days, text], post) => ({
        teamId: id,
        authorId: persons.get(by)!,
        text,
        createdAt: calendar.ago(days, nth + post),
      })),
    })
    await seedWaiting(tx, team, id, calendar, persons)
    await tx.auditEntry.createMany({ data: historyOf(team, id, born, touched, persons) })
  }
}

const teamRow = (team: DemoTeam, createdAt: Date, touched: Date) => ({
  name: team.name,
  description: team.description,
  department: team.department,
  type: team.type ?? 'Research',
  tags: team.tags,
  joining: team.joining ?? ('REQUEST' as const),
  maxMembers: team.maxMembers ?? 10,
  createdAt,
  updatedAt: touched,
  ...(team.archived ? { archivedAt: touched, archiveReason: team.archived } : {}),
})

function membersOf(team: DemoTeam, teamId: number, calendar: Calendar, persons: Ids) {
  const born = daysOf(team.age)
  const member = (role: TeamRole, share: number) => (key: string, nth: number) => ({
    teamId,
    userId: persons.get(key)!,
    role,
    joinedAt: calendar.ago(Math.round(born * share), nth),
  })
  const { owner, editors = [], members = [], observers = [] } = team
  return [
    ...[owner].map(member('OWNER', 1)),
    ...editors.map(member('EDITOR', 0.9)),
    ...members.map(member('MEMBER', 0.7)),
    ...observers.map(member('OBSERVER', 0.4)),
  ]
}

/** Requests and invitations that nobody has answered, and the bells that say so. */
async function seedWaiting(tx: Tx, team: DemoTeam, teamId: number, calendar: Calendar, persons: Ids) {
  const createdAt = calendar.ago(2, teamId)
  const told = (key: string, kind: 'TEAM_JOIN_ASKED' | 'TEAM_INVITED', by: string, comment: string, more = {}) => ({
    userId: persons.get(key)!,
    kind,
    entity: 'Team',
    entityId: teamId,
    data: { team: team.name, by: nameOf(by), comment, ...more },
    createdAt,
    placedAt: createdAt,
  })
  const { requests = [], invited = [], observers = [], owner } = team
  const asked = (by: string) => (observers.includes(by) ? { role: 'OBSERVER' } : {})
  await tx.teamJoinRequest.createMany({
    data: requests.map(([by, message]) => ({ teamId, userId: persons.get(by)!, message, createdAt })),
  })
  await tx.teamInvitation.createMany({
    data: invited.map(([whom, message]) => ({
      teamId,
      userId: persons.get(whom)!,
      message,
      invitedById: persons.get(owner)!,
      createdAt,
      expiresAt: calendar.date(12),
    })),
  })
  await tx.notification.createMany({
    data: [
      ...requests.map(([by, message]) => told(owner, 'TEAM_JOIN_ASKED', by, message, asked(by))),
      ...invited.map(([whom, message]) => told(whom, 'TEAM_INVITED', owner, message)),
    ],
  })
}

function historyOf(team: DemoTeam, entityId: number, born: Date, touched: Date, persons: Ids) {
  const did = { actorId: persons.get(team.owner)!, entity: 'Team', entityId }
  return [
    { ...did, at: born, action: 'createTeam', changes: { name: [null, team.name] } },
    ...(team.editors ?? []).map((key) => ({
      ...did,
      at: new Date(born.getTime() + dayLength),
      action: 'setTeamRole',
      changes: { [nameOf(key)]: ['MEMBER', 'EDITOR'] },
    })),
    ...(team.openings ?? []).map(({ title }) => ({
      ...did,
      at: touched,
      action: 'setTeamOpening',
      changes: { openings: [null, title] },
    })),
    ...(team.archived
      ? [
          {
            ...did,
            at: touched,
            action: 'archiveTeam',
            changes: { archivedAt: [null, touched.toISOString()] },
            comment: team.archived,
          },
        ]
      : []),
  ]
}
