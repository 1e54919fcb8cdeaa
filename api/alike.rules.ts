/** What of a record that is being written is compared with others (alike.ts). */
import { object } from 'yup'
import { text } from './rules.ts'

export const writtenRules = object({ title: text(300).defined(), description: text(2_000).defined() })
