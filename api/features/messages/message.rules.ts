/** What an input about messages must hold. */
import { object } from 'yup'
import { day } from '#api/fieldRules.ts'
import { enumOf, keyOf, nodeOf, text } from '#api/rules.ts'
import * as texts from '#texts/messages/rules.js'

/** The records that have messages, and the names in the ids of messages. */
const hosts = [
  'Collaboration',
  'Company',
  'Idea',
  'InventionDisclosure',
  'InvestmentInterest',
  'Investor',
  'Proposal',
  'SupportRequest',
  'Team',
] as const
const kept = [
  'CollaborationMessage',
  'CompanyNote',
  'DisclosureMessage',
  'DisclosureNote',
  'IdeaMessage',
  'InterestMessage',
  'InterestNote',
  'InvestorNote',
  'ProposalMessage',
  'ProposalNote',
  'SupportMessage',
  'SupportNote',
  'TeamPost',
] as const

const messageText = text(5_000)
  .required(texts.write)
  .meta({ label: texts.message(), description: 'The text, in Markdown.' })
const contactOn = day(texts.contactOn(), 'The day of the contact that it tells of; only in a note about a company.')
const id = keyOf('Message', kept, texts.notFound)

export const createMessageRules = object({
  recordId: nodeOf(hosts, texts.recordNotFound),
  kind: enumOf(['SHARED', 'INTERNAL'], 'MessageKind').default('SHARED'),
  text: messageText,
  contactOn,
})

export const updateMessageRules = object({ id, text: messageText, contactOn })

export const deleteMessageRules = object({ id })
