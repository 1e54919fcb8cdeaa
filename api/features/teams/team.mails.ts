/** The letter to somebody without an account who is invited to a team. */
import * as texts from '#texts/teams/mails.js'
import { letterKind, value, type Pending } from '../../letters/letterKind.ts'
import type { Db } from '../../db.ts'
import { hashToken, newToken } from '../../tokens.ts'

interface Invited extends Record<string, string | number> {
  /** Of the invitation. */
  id: number
  by: string
  team: string
  message: string
  email: string
  token: string
  role: string
}

/** The token is made when the letter is written, because what a letter is written from is kept and the token must not be. */
async function withToken(db: Db, { email, data }: Pending) {
  const { id, ...given } = data as Invited
  const token = newToken()
  const { count } = await db.teamInvitation.updateMany({ where: { id, email }, data: { tokenHash: hashToken(token) } })
  return count ? { data: { ...given, id, email, token } } : null
}

/** Leads to the invitation; who has no account registers on the way. */
export const invitationLetter = letterKind<Invited>({
  name: 'TEAM_INVITATION',
  category: 'teams',
  title: texts.title,
  who: texts.who,
  when: texts.when,
  subject: texts.invites,
  paragraphs: [texts.invitesToWork, value('message'), texts.openWithin, texts.ignore],
  button: {
    label: texts.seeInvitation,
    // Registration is filled in with what is known; only researchers can be editors.
    path: ({ token, email, role }) =>
      `/auth?tab=register&from=${encodeURIComponent(`/my-teams?invitation=${token}`)}#email=${encodeURIComponent(email)}${role === 'EDITOR' ? '&role=RESEARCHER' : ''}`,
  },
  prepare: withToken,
})
