/** What an administrator says who wants to see the platform as another person. */
import { object } from 'yup'
import { nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/accounts/viewAs.js'

export const viewAsRules = object({
  id: nodeId('User'),
  reason: text(500).required(texts.sayWhy).meta({ label: texts.reason() }),
})
