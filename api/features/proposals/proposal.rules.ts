/** What an input about proposals must hold (docs/spec/challenges.md#proposal-form). */
import { array, boolean, object, string } from 'yup'
import { field } from '#api/fieldRules.ts'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
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
  .meta({ label: 'Linked project', description: 'A project of the author.' })

const trlWords = { label: 'Technology Readiness Level', description: 'How far the idea is, 1-9.' }
const trl = wholeNumber().min(1, 'Please select a TRL level').max(9, 'Please select a TRL level').meta(trlWords)
const support = array(enumOf(supportOptions, 'SupportOption').defined()).meta({
  label: 'Support needed',
})

const proposalTitle = field('Proposal title', 300, 'The title; it may be left out.')
const ideaSummary = (min: number) =>
  string()
    .transform((value: unknown, original: unknown) => (original === null ? '' : value))
    .trim()
    .min(min, 'Summary must be at least 10 characters long')
    .max(textLimits.ideaSummary.characters, 'Summary cannot exceed 300 words')
    .meta({ label: 'Summary of the idea' })
const addressingChallenge = (min: number) =>
  string()
    .transform((value: unknown, original: unknown) => (original === null ? '' : value))
    .trim()
    .min(min, 'Please explain how your idea addresses the challenge')
    .max(textLimits.addressingChallenge.characters, 'Description cannot exceed 200 words')
    .meta({ label: 'How it addresses the challenge' })
const priorWork = string()
  .transform((value: unknown, original: unknown) => (original === null ? '' : value))
  .trim()
  .max(textLimits.priorWork.characters, 'Prior work description cannot exceed 150 words')
  .meta({ label: 'Prior work' })
const timeline = field('Estimated timeline', 300)

/** What a proposal must hold to be submitted. */
const whole = {
  proposalTitle,
  ideaSummary: ideaSummary(10).required('Summary must be at least 10 characters long'),
  addressingChallenge: addressingChallenge(10).required('Please explain how your idea addresses the challenge'),
  priorWork,
  trl: trl.required('Please select a TRL level'),
  timeline: timeline.required('Please provide an estimated timeline'),
  supportNeeded: support
    .min(1, 'Please select at least one support option')
    .required('Please select at least one support option'),
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
const challengeId = nodeId('Challenge', 'Please choose a challenge')

export const createProposalRules = object({ challengeId, ...begun })
export const updateProposalRules = object({ id, ...begun })
export const proposeRules = object({ challengeId, ...whole })
export const submitProposalRules = object({ id, ...whole })
export const withdrawProposalRules = object({ id })
export const deleteProposalRules = object({ id })

const coApplicant = nodeId('User', 'Please choose a person').meta({ label: 'Person' })
const coApplicantTeam = nodeId('Team', 'Please choose a team').meta({
  label: 'Team',
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
    Boolean(userId ?? teamId) || createError({ path: 'userId', message: 'Please choose a person or a team' }),
)

export const removeCoApplicantRules = object({ id, userId: nodeId('User', 'Please choose a person') })

export const answerCoApplicationRules = object({
  id,
  confirm: boolean().required('Please confirm or decline'),
})

export const declareConflictRules = object({
  id,
  conflict: boolean()
    .required('Please say whether there is a conflict of interest')
    .meta({ label: 'Conflict of interest' }),
  words: field('What it is', 1_000).when('conflict', ([conflict], schema) =>
    conflict === true ? schema.required('Please say what the conflict is') : schema,
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
        .min(1, 'Scores are from 1 to 5')
        .max(5, 'Scores are from 1 to 5')
        .nullable()
        .meta({ description: '1 to 5; nothing takes the score away.' }),
    })
      .required()
      .meta({ input: 'CriterionScoreInput' }),
  )
    .min(1, 'Please score a criterion')
    .max(10)
    .required('Please score a criterion')
    .meta({ label: 'Scores', description: 'The viewer’s scores; criteria that are not named stay.' }),
})

export const createProposalNoteRules = object({
  id,
  text: text(5_000).required('Please write a note').meta({ label: 'Note' }),
})

export const createProposalMessageRules = object({
  id,
  text: text(5_000).required('Please write a message').meta({ label: 'Message' }),
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
    .required('Please choose a decision')
    .meta({ label: 'Decision' }),
  noConflict: boolean().meta({
    label: 'No conflict of interest',
    description:
      'States that the viewer has no conflict of interest, which the first decision of a company’s reviewer needs.',
  }),
  comments: field('Feedback', 5_000, 'Told to the applicants; needed to decline and to ask for changes.').when(
    'decision',
    ([decision], schema) =>
      decision === 'DECLINED'
        ? schema.required('Please write the feedback that the applicants read')
        : decision === 'CHANGES_REQUESTED'
          ? schema.required('Please write what has to change')
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
  search: string().max(200, 'At most 200 characters').nullable(),
  challengeId: nodeId('Challenge').notRequired().nullable(),
  status: array(enumOf(proposalStatuses, 'ProposalStatus').defined())
    .nullable()
    .meta({ description: 'One of these, of those whose status the viewer may see.' }),
  stage: array(enumOf(proposalStages, 'ProposalStage').defined()).nullable(),
  mine: boolean().nullable().meta({ description: 'That the viewer wrote or is a co-applicant of, or not.' }),
  overdue: boolean().nullable(),
  challengeCancelled: boolean().nullable().meta({ description: 'To a cancelled challenge, or not.' }),
})
