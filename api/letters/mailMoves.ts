/** Moves of mails: what failed or was given up can be sent again; the rest the server does by itself. */
import * as nouns from '#texts/ui/nouns.js'
import { defineMoves } from '../moves.ts'

export const mailMoves = defineMoves<'OutgoingMail'>({
  entity: 'OutgoingMail',
  column: 'state',
  noun: nouns.outgoingMail,
  of: ({ state }) => (state === 'FAILED' || state === 'GIVEN_UP' ? { WAITING: 'MAIL_SEND_AGAIN' } : {}),
})
