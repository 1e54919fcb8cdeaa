/** Resetting the demo takes longer than a request may. */
import { object, string } from 'yup'
import { config } from '../../config.ts'
import { job } from '../../job.ts'
import { resetDemo } from './resetDemo.ts'

export const resetDemoNow = job({
  name: 'resetDemoNow',
  rules: object({ by: string().defined() }),
  // Who holds a table meanwhile lets go of it.
  retries: 3,
  delay: 1,
  async run(db, { by }) {
    if (config.demo) await resetDemo(db, new Date(), by)
  },
})
