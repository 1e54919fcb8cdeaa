/** What an input about messages must hold. */
import { object } from 'yup'
import { day } from '#api/fieldRules.ts'
import { enumOf, keyOf, nodeOf, text } from '#api/rules.ts'

/** The records that have messages, and the names in the ids of messages. */
const hosts = ['Collaboration', 'Company', 'Idea', 'Proposal', 'Team'] as const
const kept = [
  'CollaborationMessage',
  'CompanyNote',
  'IdeaMessage',
  'ProposalMessage',
  'ProposalNote',
  'TeamPost',
] as const

const messageText = text(5_000)
  .required('Please write a message')
  .meta({ label: 'Message', description: 'The text, in Markdown.' })
const contactOn = day('Contact on', 'The day of the contact that it tells of; only in a note about a company.')
const id = keyOf('Message', kept, 'Message not found')

export const createMessageRules = object({
  recordId: nodeOf(hosts, 'Record not found'),
  kind: enumOf(['SHARED', 'INTERNAL'], 'MessageKind').default('SHARED'),
  text: messageText,
  contactOn,
})

export const updateMessageRules = object({ id, text: messageText, contactOn })

export const deleteMessageRules = object({ id })
