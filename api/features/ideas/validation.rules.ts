/** What requests for validation and the evaluations that answer them must hold. */
import { boolean, object } from 'yup'
import { day, lines } from '#api/fieldRules.ts'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/ideas/rules.js'

export const validationTypes = ['TECHNICAL', 'MARKET', 'COMMERCIAL', 'INTELLECTUAL_PROPERTY'] as const
export const validationPriorities = ['LOW', 'MEDIUM', 'HIGH'] as const
export const validationStatuses = ['OPEN', 'ASSIGNED', 'ANSWERED', 'CLOSED'] as const
const overallAssessments = ['STRONG_POTENTIAL', 'NEEDS_REFINEMENT', 'NOT_RECOMMENDED'] as const

/** docs/spec/experts.md#evaluation: the six criteria of an expert's evaluation, 1-5. */
export const evaluationCriteria = [
  { field: 'problemClarity', label: texts.clarityOfProblem },
  { field: 'novelty', label: texts.novelty },
  { field: 'feasibility', label: texts.feasibility },
  { field: 'industryRelevance', label: texts.industryRelevance },
  { field: 'commercialPotential', label: texts.commercialPotential },
  { field: 'nationalAlignment', label: texts.alignmentWithNationalPriorities },
] as const

const id = nodeId('ValidationRequest', texts.validationRequestNotFound)
const words = (label: string, description = label) => text(2_000).meta({ label, description })
const expert = nodeId('User', texts.chooseExpert).meta({ label: texts.expert() })

export const requestValidationRules = object({
  ideaId: nodeId('Idea', texts.ideaNotFound).meta({ label: texts.idea() }),
  title: text(200).meta({
    label: texts.title(),
    description: "What it is about; the idea's title when nothing is said.",
  }),
  description: words(texts.whatShouldExpertLookAt(), 'What the expert should look at.'),
  requestType: enumOf(validationTypes, 'ValidationType').meta({ label: texts.type() }),
  priority: enumOf(validationPriorities, 'ValidationPriority').meta({
    label: texts.priority(),
    description: 'How soon it is needed.',
  }),
  answerBy: day(texts.answerBy()),
})

export const assignValidationRules = object({
  id,
  expertId: expert,
  comment: words(texts.message(), 'What the expert is told.'),
})

export const acceptValidationRules = object({
  id,
  noConflict: boolean()
    .required(texts.declareThatYouHaveNoConflict)
    .oneOf([true], texts.declareThatYouHaveNoConflict)
    .meta({
      label: texts.iHaveNoConflictOfInterest(),
      description: 'That the expert has no conflict of interest; only then the idea is shown.',
    }),
})

export const declineValidationRules = object({
  id,
  reason: words(texts.reason(), 'Why not.').required(texts.sayWhy),
})

export const delegateValidationRules = object({
  id,
  expertId: expert.meta({ description: 'Who validates instead.' }),
  comment: words(texts.message(), 'What the other expert is told.'),
})

export const closeValidationRules = object({ id, comment: words(texts.reason(), 'Why it is no longer needed.') })

const score = (label: () => string) =>
  wholeNumber()
    .min(1, texts.scoresAre1To5)
    .max(5, texts.scoresAre1To5)
    .required(() => texts.score({ criterion: label() }))
    .meta({ label: label(), description: `${label()}, 1 to 5.` })
export const evaluateIdeaRules = object({
  id,
  summary: text(5_000).required(texts.writeSummary).meta({ label: texts.summary() }),
  problemClarity: score(texts.clarityOfProblem),
  novelty: score(texts.novelty),
  feasibility: score(texts.feasibility),
  industryRelevance: score(texts.industryRelevance),
  commercialPotential: score(texts.commercialPotential),
  nationalAlignment: score(texts.alignmentWithNationalPriorities),
  strengths: lines(texts.strengths(), 'Strengths, one per line.')
    .min(1, texts.nameAtLeastOneStrength)
    .required(texts.nameAtLeastOneStrength),
  improvements: lines(texts.areasForImprovement(), 'Areas for improvement, one per line.'),
  nextSteps: lines(texts.nextSteps(), 'Next steps, one per line.'),
  overall: enumOf(overallAssessments, 'OverallAssessment')
    .required(texts.giveOverallAssessment)
    .meta({ label: texts.overallAssessment() }),
  meetingAt: day(texts.dateOfMeeting()),
  meetingMinutes: wholeNumber()
    .min(1, texts.atLeastMinute)
    .max(600, texts.atMost600Minutes)
    .nullable()
    .meta({ label: texts.minutes(), description: 'How long they talked.' }),
  meetingPlace: text(200).meta({ label: texts.place(), description: 'Where they met, or how.' }),
})

export const answerEvaluationRules = object({
  id: nodeId('IdeaEvaluation', texts.evaluationNotFound),
  answer: words(texts.yourAnswer(), 'What the submitter answers; once.').required(texts.writeYourAnswer),
})
