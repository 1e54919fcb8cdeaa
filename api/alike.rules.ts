/** What of a record that is being written is compared with others (alike.ts). */
import { object } from 'yup'
import { text } from './rules.ts'

/** Characters. A shorter title says nothing yet. */
export const compared = { shortestTitle: 5, title: 300, description: 2_000 }

export const writtenRules = object({
  title: text(compared.title).defined(),
  description: text(compared.description).defined(),
})
