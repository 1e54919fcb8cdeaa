/** The letter to somebody without an account who is invited to a team. */
import type { TeamRole } from '../../__generated__/prisma/enums.ts'
import * as texts from '#texts/teams/mails.js'
import type { Letter } from '../../letter.ts'

interface Invited {
  email: string
  by: string
  team: string
  message: string
  token: string
  role: TeamRole
}

/** Leads to the invitation; who has no account registers on the way. */
export const invitationLetter = ({ email, by, team, message, token, role }: Invited): Letter => ({
  to: email,
  name: email,
  subject: texts.invites({ by, team }),
  paragraphs: [texts.invitesToWork({ by, team }), ...(message ? [message] : []), texts.openWithin(), texts.ignore()],
  button: {
    label: texts.seeInvitation(),
    // Registration is filled in with what is known; only researchers can be editors.
    path: `/auth?tab=register&from=${encodeURIComponent(`/my-teams?invitation=${token}`)}#email=${encodeURIComponent(email)}${role === 'EDITOR' ? '&role=RESEARCHER' : ''}`,
  },
})
