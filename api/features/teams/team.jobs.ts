/** Mails invitations to teams. */
import { number, object } from 'yup'
import * as texts from '#texts/teams/mails.js'
import { job } from '../../job.ts'
import { post } from '../../letters/post.ts'
import { invitationLetter } from './team.mails.ts'

export const mailTeamInvitation = job({
  name: 'mailTeamInvitation',
  rules: object({ id: number().integer().required() }),
  retries: 3,
  async run(db, { id }) {
    const invitation = await db.teamInvitation.findUnique({
      where: { id },
      include: { team: { select: { name: true } }, invitedBy: { select: { name: true } } },
    })
    if (!invitation?.email) return
    const { email, message, team, invitedBy, role } = invitation
    const by = invitedBy?.name ?? texts.somebody()
    await db.$transaction((tx) =>
      post(tx, invitationLetter, { name: email, email }, { id, by, team: team.name, message, role }),
    )
  },
})
