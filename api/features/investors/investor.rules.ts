/** What inputs about investors must hold. */
import { object } from 'yup'
import { nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/investors/rules.js'

export const requestVerificationDocumentsRules = object({
  id: nodeId('Investor', texts.notFound),
  reason: text(1_000)
    .required(texts.giveReason)
    .meta({ label: texts.reason(), description: 'What is missing; the investor reads it.' }),
})
