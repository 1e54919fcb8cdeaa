/** What the university's answers to ideas need. */
import { object } from 'yup'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'

const id = nodeId('Idea', 'Idea not found')
const score = (label: string, weight: number) =>
  wholeNumber()
    .min(1, 'Scores are 1 to 5')
    .max(5, 'Scores are 1 to 5')
    .nullable()
    .meta({ label, description: `1 to 5; counts ${weight} percent.` })

export const scoreIdeaRules = object({
  id,
  novelty: score('Novelty', 25),
  feasibility: score('Feasibility', 25),
  impact: score('Impact', 25),
  alignment: score('Alignment', 15),
  scalability: score('Scalability', 10),
  notes: text(5_000).meta({ label: 'Private notes', description: 'For the university alone.' }),
})

export const reviewIdeaRules = object({
  id,
  decision: enumOf(['APPROVED', 'NEEDS_CHANGES', 'DECLINED'], 'IdeaDecision')
    .required('Please choose an answer')
    .meta({ label: 'Answer' }),
  comments: text(2_000)
    .meta({ label: 'Comments', description: 'What the submitter is told; required unless it is approved.' })
    .when('decision', ([decision], rule) =>
      decision === 'APPROVED' ? rule : rule.required('Please say why, so that the submitter can go on'),
    ),
})

export const beginReviewRules = object({ id })
