/** npm run admin -- EMAIL: makes an administrator of the database that the environment names, and prints the link to begin. */
import { CannotStart } from '../../cannotStart.ts'
import { config } from '../../config.ts'
import { settleZone } from '../../database/zone.ts'
import { openDatabase } from '../../db.ts'
import { closeEvents } from '../../events.ts'
import { forgotPasswordRules } from './account.rules.ts'
import { makeAdministrator } from './administrator.ts'

try {
  const email = process.argv[2]
  if (process.argv.length !== 3 || !forgotPasswordRules.isValidSync({ email }))
    throw new CannotStart('Say whose e-mail address it is: npm run admin -- EMAIL')
  const { db, close } = await openDatabase(config)
  try {
    await settleZone(db)
    const { path, created } = await makeAdministrator(db, forgotPasswordRules.cast({ email }).email)
    console.log(created ? 'An administrator was created.' : 'The account is an administrator now.')
    console.log(`Choose a password within a day: ${config.publicUrl}${path}`)
  } finally {
    await close()
    closeEvents()
  }
} catch (error) {
  CannotStart.exit(error)
}
