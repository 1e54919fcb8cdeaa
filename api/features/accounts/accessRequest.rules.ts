/** What is needed to ask for access to a page. */
import { object } from 'yup'
import { text } from '#api/rules.ts'

export const requestAccessRules = object({
  path: text(500).required('Choose a page').meta({ label: 'Page' }),
  reason: text(500)
    .required('Enter a reason')
    .meta({ label: 'Reason', description: 'Why the page is needed; administrators read it.' }),
})
