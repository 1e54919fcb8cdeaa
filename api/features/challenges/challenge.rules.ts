/** What an input about challenges must hold (docs/spec/challenges.md#challenge). */
import { array, boolean, number, object, string } from 'yup'
import { day, field, level, lines, money } from '#api/fieldRules.ts'
import { amount, enumOf, nodeId, nodeIds, tagList, text, wholeNumber } from '#api/rules.ts'
import { sectors } from './challengeValues.rules.ts'

export const challengeStatuses = ['DRAFT', 'UNDER_REVIEW', 'OPEN', 'CLOSED', 'COMPLETED', 'CANCELLED'] as const
export const collaborationTypes = [
  'EXPLORATORY',
  'APPLIED',
  'PILOT',
  'CO_DEVELOPMENT',
  'STRATEGIC',
  'RESEARCH',
  'TBD',
] as const
export const fundingRanges = ['EXPLORATORY', 'APPLIED', 'PILOT', 'CO_DEVELOPMENT', 'STRATEGIC', 'TBD'] as const
const reviewTeamRoles = ['LEAD', 'REVIEWER', 'COMMENTER'] as const

/** The most that a challenge may demand: more than five musts keep researchers away (docs/spec/challenges.md#managing-challenges). */
const mostMustHaves = 5

const musts = lines('Must-haves', 'What a solution must meet, five at most.', text(300)).max(
  mostMustHaves,
  'At most five musts',
)

const criterion = object({
  name: text(100).required('Please name the criterion').meta({ label: 'Criterion' }),
  description: text(500).meta({ label: 'What it asks for' }),
  weight: wholeNumber()
    .min(1, 'At least 1 %')
    .max(100, 'At most 100 %')
    .required('Please give a weight')
    .meta({ label: 'Weight', description: 'Percent of the sum.' }),
}).meta({ input: 'ChallengeCriterionInput' })

const criteria = array(criterion.required())
  .max(10, 'At most ten criteria')
  .test(
    'sum',
    'The weights must sum up to 100',
    (given) => !given?.length || given.reduce((sum, { weight }) => sum + weight, 0) === 100,
  )
  .meta({
    label: 'Criteria',
    description: 'What proposals are scored by; the weights are percent and sum up to 100.',
  })

/** Of a budget's upper end. */
export const aboveLowerEnd = {
  name: 'order',
  message: 'The upper end is below the lower end',
  test: (upper: number | null | undefined, { parent }: { parent: { minBudget?: number | null } }) =>
    upper == null || parent.minBudget == null || upper >= parent.minBudget,
}

/** Of the day by which applicants hear. */
export const afterDeadline = {
  name: 'order',
  message: 'Applicants cannot hear before the deadline',
  test: (answerBy: Date | null | undefined, { parent }: { parent: { deadline?: Date | null } }) =>
    !answerBy || !parent.deadline || answerBy >= parent.deadline,
}

/** Everything of a challenge that its company writes. */
const challengeFields = {
  description: field('Background & Context', 20_000),
  problemStatement: field('Problem Statement', 20_000),
  companyName: field('Company', 200),
  companyDescription: field('About the company', 5_000),
  anonymous: boolean().meta({
    label: 'Post without our name',
    description: 'Whether the company’s name stays hidden until it shortlists a proposal.',
  }),
  sector: enumOf(sectors, 'Sector').meta({ label: 'Sector' }),
  tags: tagList().meta({ label: 'Tags', description: 'Tags, as a list or as comma-separated text.' }),
  collaborationType: enumOf(collaborationTypes, 'CollaborationType').meta({
    label: 'Collaboration type',
  }),
  fundingRange: enumOf(fundingRanges, 'FundingRange').meta({
    label: 'Funding range',
    description: 'What is paid, roughly.',
  }),
  budget: money('Budget'),
  minBudget: money('Budget from'),
  maxBudget: money('Budget to').test(aboveLowerEnd),
  trl: level('TRL', 'The Technology Readiness Level from which solutions are looked for, 1-9.'),
  goal: field('Measurable goal', 1_000),
  mustHaves: musts,
  offer: field('What we offer', 2_000),
  deadline: day('Deadline', 'The last day on which one may propose, in the university’s zone.'),
  answerBy: day('Answer by').test(afterDeadline),
  criteria,
}

/** A title is what lists and stars need. */
const title = text(300).meta({ label: 'Title' })

export const createChallengeRules = object({ title: title.required('Title is required'), ...challengeFields })

/** Fields that are not given stay as they are; what is given must hold. */
export const updateChallengeRules = object({
  id: nodeId('Challenge'),
  title: title.min(1, 'Title is required'),
  ...challengeFields,
})

/** What a challenge must have before the university is asked to publish it. */
export const submitChallengeRules = object({ id: nodeId('Challenge') })

const comment = text(2_000).meta({ label: 'Comment', description: 'Why; told to the company.' })

export const publishChallengeRules = object({ id: nodeId('Challenge'), comment })

export const returnChallengeRules = object({
  id: nodeId('Challenge'),
  comment: comment.required('Please say what has to change'),
})

export const remindCompanyRules = object({ id: nodeId('Challenge'), comment })

export const assignChallengeCheckerRules = object({
  id: nodeId('Challenge'),
  userId: nodeId('User', 'Please choose a person').notRequired().nullable().meta({
    label: 'Who checks it',
    description: 'Somebody of the commercialization team; nobody in particular when nothing is given.',
  }),
})

export const inviteToProposeRules = object({
  id: nodeId('Challenge'),
  userId: nodeId('User', 'Please choose a researcher').meta({ label: 'Researcher' }),
  words: text(1_000).meta({ label: 'Why this one' }),
})

export const extendChallengeRules = object({
  id: nodeId('Challenge'),
  deadline: day('New deadline').required('Please give the new deadline'),
  answerBy: challengeFields.answerBy,
})

export const closeChallengeRules = object({ id: nodeId('Challenge') })

export const completeChallengeRules = object({ id: nodeId('Challenge') })

export const cancelChallengeRules = object({
  id: nodeId('Challenge'),
  reason: text(2_000).required('Please say why').meta({ label: 'Reason' }),
})

export const duplicateChallengeRules = object({ id: nodeId('Challenge') })

export const deleteChallengesRules = object({ ids: nodeIds('Challenge') })

export const starChallengeRules = object({ id: nodeId('Challenge') })

/** Also those that are gone can be taken off the list. */
export const unstarChallengeRules = object({
  id: nodeId('Challenge'),
  star: number().integer().meta({ description: 'The number of a star, where the id may be taken for it.' }),
})

export const viewChallengeRules = object({ id: nodeId('Challenge') })

export const askQuestionRules = object({
  id: nodeId('Challenge'),
  text: text(2_000)
    .required('Please write a question')
    .meta({ label: 'Question', description: 'The question; everybody sees it.' }),
})

export const answerQuestionRules = object({
  id: nodeId('ChallengeQuestion'),
  answer: text(5_000)
    .required('Please write an answer')
    .meta({ label: 'Answer', description: 'The answer; everybody sees it.' }),
})

export const setChallengeReviewerRules = object({
  id: nodeId('Challenge'),
  userId: nodeId('User', 'Please choose a person').meta({ label: 'Person' }),
  role: enumOf(reviewTeamRoles, 'ReviewTeamRole')
    .required('Please choose what the person may do')
    .meta({ label: 'Role' }),
})

export const removeChallengeReviewerRules = object({
  id: nodeId('Challenge'),
  userId: nodeId('User', 'Please choose a person'),
})

/** What a challenge is shown as, which is not only its status (docs/spec/challenges.md#states). */
const displayFilters = ['OPEN', 'CLOSING_SOON', 'CLOSED'] as const

export const challengeFilterRules = object({
  search: string()
    .max(200, 'At most 200 characters')
    .nullable()
    .meta({ description: 'Any part of a word in title, texts, tags or a company’s name that is not hidden.' }),
  status: array(enumOf(challengeStatuses, 'ChallengeStatus').defined()).nullable(),
  shown: enumOf(displayFilters, 'ChallengeDisplayFilter')
    .nullable()
    .meta({ description: 'Open, open for less than 14 days more, or no longer open.' }),
  sector: array(enumOf(sectors, 'Sector').defined()).nullable(),
  collaborationType: array(enumOf(collaborationTypes, 'CollaborationType').defined()).nullable(),
  fundingMin: amount().nullable().meta({ description: 'Paying at least this at the upper end; AED.' }),
  fundingMax: amount()
    .nullable()
    .meta({ description: 'Paying at most this; leave it out for ‘and above’; challenges that do not say stay.' }),
  trl: array(wholeNumber().defined())
    .nullable()
    .meta({ description: 'One of these levels; challenges without one stay.' }),
  tags: array(string().defined()).nullable(),
  mine: boolean().nullable(),
  checkedByMe: boolean().nullable().meta({
    description: 'That wait to be published and are the viewer’s to check, as far as the viewer is told of it.',
  }),
  invited: boolean().nullable(),
  overdue: boolean()
    .nullable()
    .meta({ description: 'Whose applicants should have heard by now, as far as the viewer is told of it.' }),
  starred: boolean().nullable(),
})
