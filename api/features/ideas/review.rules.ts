/** What the university's answers to ideas need. */
import { object } from 'yup'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/ideas/rules.js'

const id = nodeId('Idea', texts.ideaNotFound)
const score = (label: string, weight: number) =>
  wholeNumber()
    .min(1, texts.scoresAre1To5)
    .max(5, texts.scoresAre1To5)
    .nullable()
    .meta({ label, description: `1 to 5; counts ${weight} percent.` })

export const scoreIdeaRules = object({
  id,
  novelty: score(texts.novelty(), 25),
  feasibility: score(texts.feasibility(), 25),
  impact: score(texts.impact(), 25),
  alignment: score(texts.alignment(), 15),
  scalability: score(texts.scalability(), 10),
  notes: text(5_000).meta({ label: texts.privateNotes(), description: 'For the university alone.' }),
})

export const reviewIdeaRules = object({
  id,
  decision: enumOf(['APPROVED', 'NEEDS_CHANGES', 'DECLINED'], 'IdeaDecision')
    .required(texts.chooseAnswer)
    .meta({ label: texts.answer() }),
  comments: text(2_000)
    .meta({ label: texts.comments(), description: 'What the submitter is told; required unless it is approved.' })
    .when('decision', ([decision], rule) =>
      decision === 'APPROVED' ? rule : rule.required(texts.sayWhySoThatSubmitterCan),
    ),
})

export const setIpCheckRules = object({
  id,
  decision: enumOf(['NOTHING_TO_PROTECT', 'PROTECTED', 'KEEP_CONFIDENTIAL'], 'IpCheckOutcome')
    .required(texts.chooseResult)
    .meta({ label: texts.result() }),
  note: text(2_000)
    .meta({
      label: texts.note(),
      description: 'What the submitter reads with the result; required to keep it confidential.',
    })
    .when('decision', ([decision], rule) =>
      decision === 'KEEP_CONFIDENTIAL' ? rule.required(texts.sayWhatHasToBeProtected) : rule,
    ),
  read: text(100)
    .required()
    .meta({ description: 'The `ipCheckPrint` of the idea as it was read: a result counts for what was checked.' }),
})

export const beginReviewRules = object({ id })
