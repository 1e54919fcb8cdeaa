/** What an administrator gives who invites several people. */
import { object, string } from 'yup'
import { text } from '#api/rules.ts'
import * as texts from '#texts/accounts/inviteMany.js'

/** So many at a time. */
export const mostInvited = 200

const csv = string().trim().max(60_000).required(texts.giveFile).meta({
  label: texts.file(),
  description: texts.fileWhat(),
})

export const checkInvitationsRules = object({ csv })

export const inviteUsersRules = object({
  csv,
  message: text(2_000).meta({ label: texts.message(), description: 'What the mail with the link says to everyone.' }),
})
