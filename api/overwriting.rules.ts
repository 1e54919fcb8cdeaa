/** What an input that changes a record holds of it as it was read (overwriting.ts). */
import { mixed } from 'yup'

export const was = mixed<object>().nullable().meta({
  json: true,
  description:
    'What the given fields held when they were read. One that somebody else has changed since is refused, with a message at the field; without it the given value stands.',
})
