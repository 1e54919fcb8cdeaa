/** What an input about proposals must hold (docs/spec/challenges.md#proposal-form). */
import { array, boolean, object, string } from 'yup'
import { day, field } from '#api/fieldRules.ts'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/proposals/rules.js'
import { proposalStages } from '../../proposing/proposalStages.ts'

const supportOptions = ['FUNDING', 'DATA', 'PILOT', 'CODEVELOPMENT', 'EQUIPMENT', 'OTHER'] as const

/** docs/spec/challenges.md#proposal-form: characters, which the documented words call so many words. */
export const textLimits = {
  ideaSummary: { characters: 1500, words: 300 },
  addressingChallenge: { characters: 1000, words: 200 },
  priorWork: { characters: 750, words: 150 },
} as const

const projectId = nodeId('Project')
  .notRequired()
  .nullable()
  .meta({ label: texts.linkedProject(), description: 'A project of the author.' })

const trl = wholeNumber()
  .min(1, texts.selectTrlLevel)
  .max(9, texts.selectTrlLevel)
  .meta({ label: texts.technologyReadinessLevel(), description: 'How far the idea is, 1-9.' })
const support = array(enumOf(supportOptions, 'SupportOption').defined()).meta({
  label: texts.supportNeeded(),
})

const proposalTitle = field(texts.proposalTitle(), 300, 'The title; it may be left out.')
const ideaSummary = (min: number) =>
  string()
    .transform((value: unknown, original: unknown) => (original === null ? '' : value))
    .trim()
    .min(min, texts.summaryMustBeAtLeast10)
    .max(textLimits.ideaSummary.characters, texts.summaryCannotExceed300Words)
    .meta({ label: texts.summaryOfIdea() })
const addressingChallenge = (min: number) =>
  string()
    .transform((value: unknown, original: unknown) => (original === null ? '' : value))
    .trim()
    .min(min, texts.explainHowYourIdeaAddressesChallenge)
    .max(textLimits.addressingChallenge.characters, texts.descriptionCannotExceed200Words)
    .meta({ label: texts.howItAddressesChallenge() })
const priorWork = string()
  .transform((value: unknown, original: unknown) => (original === null ? '' : value))
  .trim()
  .max(textLimits.priorWork.characters, texts.priorWorkDescriptionCannotExceed150)
  .meta({ label: texts.priorWork() })
const timeline = field(texts.estimatedTimeline(), 300)

/** What a proposal must hold to be submitted. */
const whole = {
  proposalTitle,
  ideaSummary: ideaSummary(10).required(texts.summaryMustBeAtLeast10),
  addressingChallenge: addressingChallenge(10).required(texts.explainHowYourIdeaAddressesChallenge),
  priorWork,
  trl: trl.required(texts.selectTrlLevel),
  timeline: timeline.required(texts.provideEstimatedTimeline),
  supportNeeded: support.min(1, texts.selectAtLeastOneSupportOption).required(texts.selectAtLeastOneSupportOption),
  projectId,
}

/** What is kept of one that is being written: nothing is asked for yet. */
const begun = {
  proposalTitle,
  ideaSummary: ideaSummary(0),
  addressingChallenge: addressingChallenge(0),
  priorWork,
  trl: trl.nullable(),
  timeline,
  supportNeeded: support,
  projectId,
}

const id = nodeId('Proposal')
const challengeId = nodeId('Challenge', texts.chooseChallenge)

export const createProposalRules = object({ challengeId, ...begun })
export const updateProposalRules = object({ id, ...begun })
export const proposeRules = object({ challengeId, ...whole })
export const submitProposalRules = object({ id, ...whole })
export const withdrawProposalRules = object({ id })
export const deleteProposalRules = object({ id })

const coApplicant = nodeId('User', texts.choosePerson).meta({ label: texts.person() })
const coApplicantTeam = nodeId('Team', texts.chooseTeam).meta({
  label: texts.team(),
})

/** The two ways to name co-applicants, each a form of its own. */
export const nameOneRules = object({ userId: coApplicant })
export const nameTeamRules = object({ teamId: coApplicantTeam })

export const inviteCoApplicantsRules = object({
  id,
  userId: coApplicant.notRequired(),
  teamId: coApplicantTeam.notRequired(),
}).test(
  'who',
  ({ userId, teamId }, { createError }) =>
    Boolean(userId ?? teamId) || createError({ path: 'userId', message: texts.choosePersonOrTeam }),
)

export const removeCoApplicantRules = object({ id, userId: nodeId('User', texts.choosePerson) })

export const answerCoApplicationRules = object({
  id,
  confirm: boolean().required(texts.confirmOrDecline),
})

export const declareConflictRules = object({
  id,
  conflict: boolean().required(texts.sayWhetherThereIsConflictOf).meta({ label: texts.conflictOfInterest() }),
  words: field(texts.whatItIs(), 1_000).when('conflict', ([conflict], schema) =>
    conflict === true ? schema.required(texts.sayWhatConflictIs) : schema,
  ),
})

/** Scores are 1-5 (docs/spec/challenges.md#reviewing-proposals). */
export const scoreProposalRules = object({
  id,
  scores: array(
    object({
      position: wholeNumber()
        .min(0)
        .max(9)
        .required()
        .meta({ description: 'The place of the criterion in the scorecard, from 0.' }),
      score: wholeNumber()
        .min(1, texts.scoresAreFrom1To5)
        .max(5, texts.scoresAreFrom1To5)
        .nullable()
        .meta({ description: '1 to 5; nothing takes the score away.' }),
    })
      .required()
      .meta({ input: 'CriterionScoreInput' }),
  )
    .min(1, texts.scoreCriterion)
    .max(10)
    .required(texts.scoreCriterion)
    .meta({ label: texts.scores(), description: 'The viewer’s scores; criteria that are not named stay.' }),
})

export const createProposalNoteRules = object({
  id,
  text: text(5_000).required(texts.writeNote).meta({ label: texts.note() }),
})

export const createProposalMessageRules = object({
  id,
  text: text(5_000).required(texts.writeMessage).meta({ label: texts.message() }),
})

export const reviewDecisions = [
  'SCREENING',
  'SHORTLISTED',
  'FINALIST',
  'ACCEPTED',
  'DECLINED',
  'CHANGES_REQUESTED',
] as const

export const reviewProposalRules = object({
  id,
  decision: enumOf(reviewDecisions, 'ProposalDecision')
    .required(texts.chooseDecision)
    .meta({ label: texts.decision() }),
  noConflict: boolean().meta({
    label: texts.noConflictOfInterest(),
    description:
      'States that the viewer has no conflict of interest, which the first decision of a company’s reviewer needs.',
  }),
  comments: field(texts.feedback(), 5_000, 'Told to the applicants; needed to decline and to ask for changes.').when(
    'decision',
    ([decision], schema) =>
      decision === 'DECLINED'
        ? schema.required(texts.writeFeedbackThatApplicantsRead)
        : decision === 'CHANGES_REQUESTED'
          ? schema.required(texts.writeWhatHasToChange)
          : schema,
  ),
})

const proposalStatuses = [
  'DRAFT',
  'SUBMITTED',
  'SCREENING',
  'SHORTLISTED',
  'FINALIST',
  'ACCEPTED',
  'DECLINED',
  'WITHDRAWN',
] as const

export const proposalFilterRules = object({
  search: string().max(200, texts.atMost200Characters).nullable(),
  challengeId: nodeId('Challenge').notRequired().nullable(),
  status: array(enumOf(proposalStatuses, 'ProposalStatus').defined())
    .nullable()
    .meta({ description: 'One of these, of those whose status the viewer may see.' }),
  stage: array(enumOf(proposalStages, 'ProposalStage').defined()).nullable(),
  mine: boolean().nullable().meta({ description: 'That the viewer wrote or is a co-applicant of, or not.' }),
  submittedSince: day(texts.submittedSince(), 'Submitted on this day of the university or later.'),
  overdue: boolean().nullable(),
  challengeCancelled: boolean().nullable().meta({ description: 'To a canceled challenge, or not.' }),
})
