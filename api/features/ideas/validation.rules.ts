/** What requests for validation and the evaluations that answer them must hold. */
import { boolean, object } from 'yup'
import { day, lines } from '#api/fieldRules.ts'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'

export const validationTypes = ['TECHNICAL', 'MARKET', 'COMMERCIAL', 'INTELLECTUAL_PROPERTY'] as const
export const validationPriorities = ['LOW', 'MEDIUM', 'HIGH'] as const
export const validationStatuses = ['OPEN', 'ASSIGNED', 'ANSWERED', 'CLOSED'] as const
const overallAssessments = ['STRONG_POTENTIAL', 'NEEDS_REFINEMENT', 'NOT_RECOMMENDED'] as const

/** docs/spec/experts.md#evaluation: the six criteria of an expert's evaluation, 1-5. */
export const evaluationCriteria = [
  { field: 'problemClarity', label: 'Clarity of problem' },
  { field: 'novelty', label: 'Novelty' },
  { field: 'feasibility', label: 'Feasibility' },
  { field: 'industryRelevance', label: 'Industry relevance' },
  { field: 'commercialPotential', label: 'Commercial potential' },
  { field: 'nationalAlignment', label: 'Alignment with national priorities' },
] as const

const id = nodeId('ValidationRequest', 'Validation request not found')
const words = (label: string, description = label) => text(2_000).meta({ label, description })
const expert = nodeId('User', 'Please choose an expert').meta({ label: 'Expert' })

export const requestValidationRules = object({
  ideaId: nodeId('Idea', 'Idea not found').meta({ label: 'Idea' }),
  title: text(200).meta({ label: 'Title', description: "What it is about; the idea's title when nothing is said." }),
  description: words('What should the expert look at?', 'What the expert should look at.'),
  requestType: enumOf(validationTypes, 'ValidationType').meta({ label: 'Type' }),
  priority: enumOf(validationPriorities, 'ValidationPriority').meta({
    label: 'Priority',
    description: 'How soon it is needed.',
  }),
  answerBy: day('Answer by'),
})

export const assignValidationRules = object({
  id,
  expertId: expert,
  comment: words('Message', 'What the expert is told.'),
})

export const acceptValidationRules = object({
  id,
  noConflict: boolean()
    .required('Please declare that you have no conflict of interest')
    .oneOf([true], 'Please declare that you have no conflict of interest')
    .meta({
      label: 'I have no conflict of interest',
      description: 'That the expert has no conflict of interest; only then the idea is shown.',
    }),
})

export const declineValidationRules = object({
  id,
  reason: words('Reason', 'Why not.').required('Please say why'),
})

export const delegateValidationRules = object({
  id,
  expertId: expert.meta({ description: 'Who validates instead.' }),
  comment: words('Message', 'What the other expert is told.'),
})

export const closeValidationRules = object({ id, comment: words('Reason', 'Why it is no longer needed.') })

const score = (label: string) =>
  wholeNumber()
    .min(1, 'Scores are 1 to 5')
    .max(5, 'Scores are 1 to 5')
    .required(`Please score: ${label.toLowerCase()}`)
    .meta({ label, description: `${label}, 1 to 5.` })
export const evaluateIdeaRules = object({
  id,
  summary: text(5_000).required('Please write a summary').meta({ label: 'Summary' }),
  problemClarity: score('Clarity of problem'),
  novelty: score('Novelty'),
  feasibility: score('Feasibility'),
  industryRelevance: score('Industry relevance'),
  commercialPotential: score('Commercial potential'),
  nationalAlignment: score('Alignment with national priorities'),
  strengths: lines('Strengths', 'Strengths, one per line.')
    .min(1, 'Please name at least one strength')
    .required('Please name at least one strength'),
  improvements: lines('Areas for improvement', 'Areas for improvement, one per line.'),
  nextSteps: lines('Next steps', 'Next steps, one per line.'),
  overall: enumOf(overallAssessments, 'OverallAssessment')
    .required('Please give an overall assessment')
    .meta({ label: 'Overall assessment' }),
  meetingAt: day('Date of the meeting'),
  meetingMinutes: wholeNumber()
    .min(1, 'At least a minute')
    .max(600, 'At most 600 minutes')
    .nullable()
    .meta({ label: 'Minutes', description: 'How long they talked.' }),
  meetingPlace: text(200).meta({ label: 'Place', description: 'Where they met, or how.' }),
})

export const answerEvaluationRules = object({
  id: nodeId('IdeaEvaluation', 'Evaluation not found'),
  answer: words('Your answer', 'What the submitter answers; once.').required('Please write your answer'),
})
