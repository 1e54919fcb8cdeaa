/** The letter to somebody without an account who is invited to a team. */
import type { TeamRole } from '../../__generated__/prisma/enums.ts'
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
  subject: `${by} invites you to the team “${team}”`,
  paragraphs: [
    `${by} invites you to work in the team “${team}”.`,
    ...(message ? [message] : []),
    'Open this link within 14 days. If you have no account yet, you make one on the way; then you are asked whether you want to join.',
    'If you do not know what this is about, you need not do anything.',
  ],
  button: {
    label: 'See the invitation',
    // Registration is filled in with what is known; only researchers can be editors.
    path: `/auth?tab=register&from=${encodeURIComponent(`/my-teams?invitation=${token}`)}#email=${encodeURIComponent(email)}${role === 'EDITOR' ? '&role=RESEARCHER' : ''}`,
  },
})
