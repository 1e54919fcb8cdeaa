/** Inviting to a team, by name or by e-mail, and answering. */
import * as texts from '#texts/teams/errors.js'
import * as records from '#texts/ui/records.js'
import type { Team } from '../../__generated__/prisma/client.ts'
import { dayLength } from '../../days.ts'
import type { TeamRole } from '../../__generated__/prisma/enums.ts'
import { action, type Work } from '../../action.ts'
import { changeAbout, invitationByEmail } from '../../changeNames.rules.ts'
import { keepDatedAnswer } from '../../duties/keepAnswer.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { enqueue } from '../../job.ts'
import { limit } from '../../limits.ts'
import { hashToken } from '../../tokens.ts'
import { admit, openTeam } from './membership.ts'
import { mailTeamInvitation } from './team.jobs.ts'
import { answerTeamInvitationRules, inviteToTeamRules, withdrawTeamInvitationRules } from './team.rules.ts'
import { tellTeam } from './team.tell.ts'

/** How long an invitation stands. */
const invitationDays = 14

/** More than ever fit, so that a team does not become a way to write to the world. */
const mostWaiting = 30

/** All members read the team's history, and only its owner reads the addresses of guests. */

interface Offer {
  role: TeamRole
  message: string
  invitedById: number
  createdAt: Date
  expiresAt: Date
}

export const inviteToTeam = action({
  name: 'inviteToTeam',
  requires: 'TEAM_LEAD',
  rules: inviteToTeamRules,
  description:
    'Invites people to a team, by name or e-mail address. An address is mailed a link to the invitation, and the answer never shows whether it has an account. Inviting again extends an invitation by two weeks.',
  async prepare(ctx) {
    await limit('inviteAccount', String(ctx.viewer!.id))
  },
  async run(work, { id, userIds, emails, role = 'MEMBER', message }) {
    const { tx, viewer } = work
    const team = await openTeam(work, 'TEAM_LEAD', id)
    const known = await tx.user.findMany({
      where: { id: { in: userIds ?? [] } },
      select: { id: true, name: true, role: true, status: true },
    })
    const addresses = [...new Set(emails ?? [])]
    if ((userIds ?? []).some((userId) => !known.some((person) => person.id === userId)))
      throw invalid({ userIds: texts.noAccount() })
    if (known.some(({ status }) => status === 'SUSPENDED' || status === 'DEACTIVATED'))
      throw invalid({ userIds: texts.accountNotInUse() })
    if (role === 'EDITOR' && known.some((person) => person.role !== 'RESEARCHER'))
      throw invalid({ role: texts.researchersEdit() })
    await keepWithin(tx, {
      parent: 'Team',
      id,
      most: mostWaiting,
      adding: known.length + addresses.length,
      count: () => tx.teamInvitation.count({ where: { teamId: id } }),
      message: texts.mostInvitations({ most: mostWaiting }),
    })
    const offer: Offer = {
      role,
      message: message ?? '',
      invitedById: viewer.id,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + invitationDays * dayLength),
    }
    for (const person of known) await invitePerson(work, team, person, offer)
    for (const email of addresses) await inviteAddress(work, team, email, offer)
    return { teamId: id }
  },
})

async function invitePerson(work: Work, team: Team, person: { id: number; name: string }, offer: Offer) {
  const key = { teamId: team.id, userId: person.id }
  if (await work.tx.teamMember.findUnique({ where: { teamId_userId: key } }))
    throw conflict(texts.otherMemberAlready({ name: person.name }))
  const asked = await work.tx.teamJoinRequest.findUnique({ where: { teamId_userId: key } })
  if (asked) throw conflict(texts.asksAlready({ name: person.name }))
  await work.tx.teamInvitation.upsert({
    where: { teamId_userId: key },
    create: { ...key, ...offer },
    update: offer,
  })
  await work.audit('Team', team.id, { [changeAbout('invitation', person.name)]: [null, offer.role] })
  await tellTeam(work, person.id, 'TEAM_INVITED', team, { comment: offer.message })
}

async function inviteAddress(work: Work, team: Team, email: string, offer: Offer) {
  const { id } = await work.tx.teamInvitation.upsert({
    where: { teamId_email: { teamId: team.id, email } },
    create: { teamId: team.id, email, ...offer },
    update: offer,
  })
  await work.audit('Team', team.id, { [invitationByEmail]: [null, offer.role] })
  await enqueue(work.tx, mailTeamInvitation, { id })
}

export const withdrawTeamInvitation = action({
  name: 'withdrawTeamInvitation',
  requires: 'TEAM_LEAD',
  rules: withdrawTeamInvitationRules,
  description: 'Takes an invitation back. A person with an account is notified.',
  async run(work, { id, invitation: number }) {
    const team = await work.access.find('TEAM_LEAD', id)
    const invitation = await work.tx.teamInvitation.findFirst({
      where: { id: number, teamId: id },
      include: { user: { select: { name: true } } },
    })
    if (!invitation) throw notFound(records.invitation())
    await work.tx.teamInvitation.delete({ where: { id: number } })
    const label = invitation.user ? changeAbout('invitation', invitation.user.name) : invitationByEmail
    await work.audit('Team', id, { [label]: [invitation.role, 'withdrawn'] })
    await tellTeam(work, invitation.userId, 'TEAM_INVITATION_WITHDRAWN', team)
    return { teamId: id }
  },
})

export const answerTeamInvitation = action({
  name: 'answerTeamInvitation',
  requires: 'TEAM_INVITATION_ANSWER',
  rules: answerTeamInvitationRules,
  description:
    'Accepts an invitation and so joins the team, or declines it: one’s own by its id, a mailed one by the token of its link.',
  async run(work, { id, token, accepted, message }) {
    const { tx, viewer } = work
    const invitation = await invitationOf(work, id ?? null, token)
    const team = await tx.team.findUniqueOrThrow({ where: { id: invitation.teamId } })
    // An invitation is answered once: of several people who use the link at the same time, one deletes the row.
    const { count } = await tx.teamInvitation.deleteMany({ where: { id: invitation.id } })
    if (!count) throw notFound(records.invitation())
    const { createdAt, expiresAt, userId } = invitation
    if (userId !== null) await keepDatedAnswer(tx, 'TEAM_INVITATION_ANSWER', createdAt, expiresAt)
    if (accepted) {
      if (team.archivedAt) throw conflict(texts.archived())
      // Only researchers are editors, whoever opened the mailed link.
      const mayHold = invitation.role !== 'EDITOR' || viewer.role === 'RESEARCHER'
      await admit(work, team.id, viewer.id, mayHold ? invitation.role : 'MEMBER')
    } else
      await work.audit('Team', team.id, { [changeAbout('invitation', viewer.name)]: ['invited', 'declined'] }, message)
    const kind = accepted ? 'TEAM_INVITATION_ACCEPTED' : 'TEAM_INVITATION_DECLINED'
    await tellTeam(work, invitation.invitedById, kind, team, { comment: message ?? '' })
    return { teamId: team.id }
  },
})

/** The mailed link is as good as the person's own invitation, whichever address the account has. */
async function invitationOf({ tx, access }: Work, id: number | null, token: string | undefined) {
  if (id !== null) return access.find('TEAM_INVITATION_ANSWER', id)
  const found = token && (await tx.teamInvitation.findFirst({ where: standingToken(token) }))
  if (!found) throw notFound(records.invitation())
  return found
}

/** Where an invitation by this token stands. */
export const standingToken = (token: string) => ({ tokenHash: hashToken(token), expiresAt: { gt: new Date() } })
