/** What is done for files later. */
import { object, string } from 'yup'
import { job } from '../../job.ts'
import { remove } from './storage.ts'

/** The bytes of a file whose row is gone. */
export const removeBytes = job({
  name: 'removeBytes',
  rules: object({ key: string().required() }),
  retries: 10,
  run: (_, { key }) => remove(key),
})
