/** Rules of what administrators ask about backups. */
import { object, string } from 'yup'
import * as texts from '#texts/backups/errors.js'

/** Names a backup, as its file is named. */
export const verifyBackupRules = object({
  name: string()
    .matches(/^ascent-[\w-]{1,60}$/, () => texts.noBackup())
    .required(() => texts.noBackup()),
})
