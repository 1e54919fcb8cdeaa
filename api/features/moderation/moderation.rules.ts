/** What inputs about reports of content and their moderation must hold (docs/spec/administration.md#moderation). */
import { array, boolean, object } from 'yup'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, keyOf, nodeId, nodeOf, text } from '#api/rules.ts'
import * as texts from '#texts/moderation/rules.js'

export const reportReasons = [
  'SPAM',
  'HARASSMENT',
  'INAPPROPRIATE',
  'MISLEADING',
  'CONFIDENTIAL',
  'COPYRIGHT',
  'OTHER',
] as const
export const contentKinds = ['IDEA', 'CHALLENGE', 'PROJECT', 'PROFILE', 'POST', 'COMMENT', 'QUESTION'] as const
export const moderationStatuses = [
  'OPEN',
  'DISMISSED',
  'REVISION_ASKED',
  'RESUBMITTED',
  'HIDDEN',
  'REMOVED',
  'APPEALED',
  'UPHELD',
  'RESTORED',
] as const
export const decisions = ['DISMISSED', 'REVISION_ASKED', 'HIDDEN', 'REMOVED'] as const
export const reportOutcomes = ['WAITING', 'KEPT', 'ACTED'] as const

/** The days after a decision in which the author may appeal. */
export const appealDays = 30

/** So long a moderator has a case alone, in minutes. */
export const claimMinutes = 60

/** Records that can be reported, and the tables of messages on them. */
const recordTypes = ['Idea', 'Challenge', 'Project', 'User', 'ChallengeQuestion'] as const
const messageTables = [
  'CollaborationMessage',
  'DisclosureMessage',
  'IdeaMessage',
  'InterestMessage',
  'ProposalMessage',
  'SupportMessage',
  'TeamPost',
] as const

export type ContentModel = (typeof recordTypes)[number] | (typeof messageTables)[number]

const anyRecord = nodeOf(recordTypes, texts.contentNotFound)
const anyMessage = keyOf('Message', messageTables, texts.contentNotFound)

/** The id of a record or of a message; the action gets its model and its number. */
const reported = anyRecord
  .clone()
  .transform((record: unknown, original: unknown) => record ?? anyMessage.cast(original, { assert: false }))

const id = nodeId('ModerationCase', texts.caseNotFound)
const explanation = text(2_000).meta({ label: texts.explanation(), description: 'What its author reads.' })
const explanationArabic = text(2_000)
  .default('')
  .meta({ label: texts.explanationArabic(), description: 'The same in Arabic; empty without one.' })

export const reportContentRules = object({
  id: reported,
  reason: enumOf(reportReasons, 'ReportReason', texts.chooseReason)
    .required(texts.chooseReason)
    .meta({ label: texts.reason() }),
  details: text(2_000)
    .default('')
    .when('reason', ([reason], details) => (reason === 'OTHER' ? details.required(texts.giveDetails) : details))
    .meta({ label: texts.details(), description: 'What moderators should know; needed where no other reason fits.' }),
})

export const claimModerationCaseRules = object({ id })
export const releaseModerationCaseRules = object({ id })

export const decideModerationCaseRules = object({
  id,
  decision: enumOf(decisions, 'ModerationDecision', texts.chooseDecision)
    .required(texts.chooseDecision)
    .meta({ label: texts.decision() }),
  // Nobody reads an explanation of what was dismissed.
  explanation: explanation
    .default('')
    .when('decision', ([decision], words) =>
      decision === 'DISMISSED' ? words : words.required(texts.giveExplanation),
    ),
  explanationArabic,
})

export const restoreContentRules = object({
  id,
  reason: text(2_000).required(texts.giveReason).meta({ label: texts.why() }),
})

export const submitRevisionRules = object({ id })

export const appealModerationRules = object({
  id,
  appeal: text(2_000).required(texts.giveAppeal).meta({ label: texts.appeal() }),
})

export const decideAppealRules = object({
  id,
  granted: boolean()
    .required(texts.chooseDecision)
    .meta({ label: texts.grant(), description: 'Whether the content is open to others again.' }),
  answer: text(2_000).required(texts.giveAnswer).meta({ label: texts.answer(), description: 'What its author reads.' }),
})

const template = {
  name: text(100).required(texts.giveName).meta({ label: texts.name() }),
  decision: enumOf(decisions, 'ModerationDecision', texts.chooseDecision)
    .required(texts.chooseDecision)
    .meta({ label: texts.decision(), description: 'The decision that it explains.' }),
  text: text(2_000).required(texts.giveExplanation).meta({ label: texts.explanation() }),
  textArabic: text(2_000).required(texts.giveExplanationArabic).meta({ label: texts.explanationArabic() }),
}
const templateId = nodeId('ModerationTemplate', texts.templateNotFound)

export const createModerationTemplateRules = object(template)
export const updateModerationTemplateRules = editRules(object({ id: templateId }), createModerationTemplateRules)
export const deleteModerationTemplateRules = object({ id: templateId })

export const contentReportFilterRules = object({
  search: text(200).meta({ description: 'Words of the details; all must be found.' }),
  reason: array(enumOf(reportReasons, 'ReportReason').defined()).nullable().meta({ description: 'For one of these.' }),
  kind: array(enumOf(contentKinds, 'ContentKind').defined()).nullable().meta({ description: 'Of one of these.' }),
  outcome: array(enumOf(reportOutcomes, 'ReportOutcome').defined())
    .nullable()
    .meta({ description: 'That came to one of these.' }),
  own: boolean().nullable().meta({ description: 'The viewer’s own.' }),
})

export const moderationCaseFilterRules = object({
  kind: array(enumOf(contentKinds, 'ContentKind').defined()).nullable().meta({ description: 'Of one of these.' }),
  status: array(enumOf(moderationStatuses, 'ModerationStatus').defined())
    .nullable()
    .meta({ description: 'In one of these states.' }),
  waiting: boolean().nullable().meta({ description: 'Reported, revised or appealed, and not yet decided.' }),
  mine: boolean().nullable().meta({ description: 'That the viewer has claimed.' }),
  own: boolean().nullable().meta({ description: 'About what the viewer wrote.' }),
})
