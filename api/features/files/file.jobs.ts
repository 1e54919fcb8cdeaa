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

/** The bytes that were kept for a file whose row never came: the action that made them failed. */
export const removeUnclaimed = job({
  name: 'removeUnclaimed',
  rules: object({ key: string().required() }),
  retries: 10,
  async run(db, { key }) {
    if (!(await db.file.count({ where: { key } }))) await remove(key)
  },
})
