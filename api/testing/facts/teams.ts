/** Teams with each way in, what is written in them, and the invitations to them. */
import type { TeamRole } from '../../__generated__/prisma/enums.ts'
import { ROLES } from '../../policy.ts'
import { any, inDays, never, only, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes the teams, posts and invitations, and says what each is to whom. */
export async function teamFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const team = async (name: string, data: object, holds: Holds) => {
    const { id } = await db.team.create({
      data: { name, members: { create: { userId: stranger.id, role: 'OWNER' } }, ...data },
    })
    facts[`team ${name}`] = { entity: 'Team', id, holds }
    return id
  }
  const joinable = any('any', 'joinable')
  const alsoJoinable =
    (mine: Holds): Holds =>
    (relation, viewer) =>
      mine(relation, viewer) || relation === 'joinable'
  await team('by request', {}, joinable)
  await team('open', { joining: 'OPEN' }, joinable)
  await team('by invitation', { joining: 'INVITATION' }, any('any'))
  await team('in the archive', { archivedAt: new Date() }, any('any'))
  for (const role of ROLES) {
    const viewer = viewers[role]
    const userId = viewer.id
    const reader = ['involved', 'involvedOrInvited']
    const of = async (teamRole: TeamRole, relations: string[]) => {
      const others = only(viewer, [...reader, ...relations])
      const id = await team(
        `${teamRole} ${role}`,
        { members: { create: { userId, role: teamRole } } },
        (relation, asked) => others(relation, asked) || (relation === 'joinable' && asked.id !== userId),
      )
      const post = async (name: string, authorId: number, mine: string[]) => {
        const made = await db.teamPost.create({ data: { teamId: id, authorId, text: 'Hello' } })
        facts[`post of ${name}, ${teamRole} ${role}`] = { entity: 'TeamPost', id: made.id, holds: only(viewer, mine) }
      }
      const asAuthor = teamRole === 'OBSERVER' ? [] : ['own', 'ownOrLed']
      await post('another', stranger.id, teamRole === 'OWNER' ? ['ofInvolved', 'ownOrLed'] : ['ofInvolved'])
      await post('the viewer', userId, ['ofInvolved', ...asAuthor])
    }
    await of('OWNER', ['led', 'edited', 'working'])
    await of('EDITOR', ['edited', 'joined', 'working'])
    await of('MEMBER', ['joined', 'working'])
    await of('OBSERVER', ['joined', 'observed'])
    const left = await team(`left by ${role}`, {}, joinable)
    const old = await db.teamPost.create({ data: { teamId: left, authorId: userId, text: 'Hello' } })
    facts[`post of ${role}, who left`] = { entity: 'TeamPost', id: old.id, holds: never }
    for (const [name, days] of [['standing', 1] as const, ['lapsed', -1] as const]) {
      const mine: Holds = days > 0 ? only(viewer, ['involvedOrInvited']) : any('any')
      const teamId = await team(`with a ${name} invitation of ${role}`, {}, alsoJoinable(mine))
      const { id } = await db.teamInvitation.create({ data: { teamId, userId, expiresAt: inDays(days) } })
      facts[`${name} invitation of ${role}`] = {
        entity: 'TeamInvitation',
        id,
        holds: days > 0 ? only(viewer, ['own']) : any('any'),
      }
    }
  }
  return facts
}
