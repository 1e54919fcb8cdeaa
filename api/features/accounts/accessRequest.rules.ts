/** What is needed to ask for access to a page. */
import { object } from 'yup'
import { text } from '#api/rules.ts'
import * as texts from '#texts/accounts/rules.js'

export const requestAccessRules = object({
  path: text(500).required(texts.choosePage).meta({ label: texts.page() }),
  reason: text(500)
    .required(texts.enterReason)
    .meta({ label: texts.reason(), description: 'Why the page is needed; administrators read it.' }),
})
