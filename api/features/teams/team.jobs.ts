/** Mails invitations to teams. */
import { number, object } from 'yup'
import { job } from '../../job.ts'
import { mailOf } from '../../letter.ts'
import { sendMail } from '../../mail.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { invitationLetter } from './team.mails.ts'

/** The token is made here, because a job's input is stored and the token must not be. */
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
    const token = newToken()
    const { count } = await db.teamInvitation.updateMany({ where: { id }, data: { tokenHash: hashToken(token) } })
    if (!count) return
    const by = invitedBy?.name ?? 'A researcher'
    await sendMail(db, mailOf(invitationLetter({ email, by, team: team.name, message, token, role })))
  },
})
