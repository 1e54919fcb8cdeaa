/** What the merge of two ideas needs, and its end. */
import { object } from 'yup'
import { nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/ideas/rules.js'

const id = nodeId('Idea', texts.ideaNotFound)

export const mergeIdeasRules = object({
  id,
  intoId: nodeId('Idea', texts.chooseIdea).meta({
    label: texts.mergeInto(),
    description: 'The idea that goes on, with the votes of both.',
  }),
  reason: text(1_000)
    .required(texts.sayWhy)
    .meta({ label: texts.reason(), description: 'Why; the submitter of the merged idea reads it.' }),
})

export const undoIdeaMergeRules = object({ id })
