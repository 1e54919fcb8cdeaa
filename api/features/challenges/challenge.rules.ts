/** What an input about challenges must hold (docs/spec/challenges.md#challenge). */
import { array, boolean, number, object, string } from 'yup'
import { day, field, level, lines, money, notBelow } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { amount, enumOf, nodeId, nodeIds, tagList, text, wholeNumber } from '#api/rules.ts'
import { sectors } from './challengeValues.rules.ts'
import * as texts from '#texts/challenges/rules.js'

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

const musts = lines(texts.mustHaves(), 'What a solution must meet, five at most.', text(300)).max(
  mostMustHaves,
  texts.atMostFiveMusts,
)

const criterion = object({
  name: text(100).required(texts.nameCriterion).meta({ label: texts.criterion() }),
  description: text(500).meta({ label: texts.whatItAsksFor() }),
  weight: wholeNumber()
    .min(1, texts.atLeast1)
    .max(100, texts.atMost100)
    .required(texts.giveWeight)
    .meta({ label: texts.weight(), description: 'Percent of the sum.' }),
}).meta({ input: 'ChallengeCriterionInput' })

const criteria = array(criterion.required())
  .max(10, texts.atMostTenCriteria)
  .test(
    'sum',
    texts.theWeightsMustSumUpTo,
    (given) => !given?.length || given.reduce((sum, { weight }) => sum + weight, 0) === 100,
  )
  .meta({
    label: texts.criteria(),
    description: 'What proposals are scored by; the weights are percent and sum up to 100.',
  })

/** Of a budget's upper end. */
export const aboveLowerEnd = notBelow('minBudget', texts.theUpperEndIsBelowLower)

/** Of the day by which applicants hear. */
export const afterDeadline = {
  name: 'order',
  message: texts.applicantsCannotHearBeforeDeadline,
  test: (answerBy: Date | null | undefined, { parent }: { parent: { deadline?: Date | null } }) =>
    !answerBy || !parent.deadline || answerBy >= parent.deadline,
}

/** Everything of a challenge that its company writes. */
const challengeFields = {
  description: field(texts.backgroundContext(), 20_000),
  problemStatement: field(texts.problemStatement(), 20_000),
  companyName: field(texts.company(), 200),
  companyDescription: field(texts.aboutCompany(), 5_000),
  anonymous: boolean().meta({
    label: texts.postWithoutOurName(),
    description: 'Whether the company’s name stays hidden until it shortlists a proposal.',
  }),
  blindScreening: boolean().meta({
    label: texts.firstScreenWithoutNames(),
    description:
      'Whether its company and reviewers do not see who applied until a proposal is shortlisted or declined; stays once someone has submitted one.',
  }),
  sector: enumOf(sectors, 'Sector').meta({ label: texts.sector() }),
  tags: tagList().meta({ label: texts.tags(), description: 'Tags, as a list or as comma-separated text.' }),
  collaborationType: enumOf(collaborationTypes, 'CollaborationType').meta({
    label: texts.collaborationType(),
  }),
  fundingRange: enumOf(fundingRanges, 'FundingRange').meta({
    label: texts.fundingRange(),
    description: 'What is paid, roughly.',
  }),
  budget: money(texts.budget()),
  minBudget: money(texts.budgetFrom()),
  maxBudget: money(texts.budgetTo()).test(aboveLowerEnd),
  trl: level(texts.trl, 'The Technology Readiness Level from which solutions are looked for, 1-9.'),
  goal: field(texts.measurableGoal(), 1_000),
  mustHaves: musts,
  offer: field(texts.whatWeOffer(), 2_000),
  deadline: day(texts.deadline(), 'The last day on which one may propose, in the university’s zone.'),
  answerBy: day(texts.answerBy()).test(afterDeadline),
  criteria,
}

/** A title is what lists and stars need. */
const title = text(300).meta({ label: texts.title() })

export const createChallengeRules = object({ title: title.required(texts.titleIsRequired), ...challengeFields })

const id = nodeId('Challenge')
export const updateChallengeRules = editRules(object({ id }), createChallengeRules)

/** What a challenge must have before the university is asked to publish it. */
export const submitChallengeRules = object({ id: nodeId('Challenge') })

const comment = text(2_000).meta({ label: texts.comment(), description: 'Why; told to the company.' })

export const publishChallengeRules = object({ id: nodeId('Challenge'), comment })

export const returnChallengeRules = object({
  id: nodeId('Challenge'),
  comment: comment.required(texts.sayWhatHasToChange),
})

export const remindCompanyRules = object({ id: nodeId('Challenge'), comment })

export const assignChallengeCheckerRules = object({
  id: nodeId('Challenge'),
  userId: nodeId('User', texts.choosePerson).notRequired().nullable().meta({
    label: texts.whoChecksIt(),
    description: 'Someone of the commercialization team; nobody in particular when nothing is given.',
  }),
})

export const inviteToProposeRules = object({
  id: nodeId('Challenge'),
  userId: nodeId('User', texts.chooseResearcher).meta({ label: texts.researcher() }),
  words: text(1_000).meta({ label: texts.whyThisOne() }),
})

export const extendChallengeRules = object({
  id: nodeId('Challenge'),
  deadline: day(texts.newDeadline()).required(texts.giveNewDeadline),
  answerBy: challengeFields.answerBy,
})

export const closeChallengeRules = object({ id: nodeId('Challenge') })

const closingReport = () => text(5_000).meta({ label: texts.whatCameOfIt() })

export const completeChallengeRules = object({ id: nodeId('Challenge'), closingReport: closingReport() })

export const updateClosingReportRules = editRules(
  object({ id }),
  object({ closingReport: closingReport().required(texts.sayWhatCameOfIt) }),
)

export const cancelChallengeRules = object({
  id: nodeId('Challenge'),
  reason: text(2_000).required(texts.sayWhy).meta({ label: texts.reason() }),
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
    .required(texts.writeQuestion)
    .meta({ label: texts.question(), description: 'The question; everyone sees it.' }),
})

export const answerQuestionRules = object({
  id: nodeId('ChallengeQuestion'),
  answer: text(5_000)
    .required(texts.writeAnswer)
    .meta({ label: texts.answer(), description: 'The answer; everyone sees it.' }),
})

export const setChallengeReviewerRules = object({
  id: nodeId('Challenge'),
  userId: nodeId('User', texts.choosePerson).meta({ label: texts.person() }),
  role: enumOf(reviewTeamRoles, 'ReviewTeamRole').required(texts.chooseWhatPersonMayDo).meta({ label: texts.role() }),
})

export const removeChallengeReviewerRules = object({
  id: nodeId('Challenge'),
  userId: nodeId('User', texts.choosePerson),
})

/** What a challenge is shown as, which is not only its status (docs/spec/challenges.md#states). */
const displayFilters = ['OPEN', 'CLOSING_SOON', 'CLOSED'] as const

export const challengeFilterRules = object({
  search: string()
    .max(200, texts.atMost200Characters)
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
