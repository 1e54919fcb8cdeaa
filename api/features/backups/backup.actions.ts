/** What administrators ask about backups; a job does it. */
import { object } from 'yup'
import * as texts from '#texts/backups/errors.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { recordsIn, underWayIn } from '../../backup/backupFolder.ts'
import { config } from '../../config.ts'
import { conflict, notFound } from '../../errors.ts'
import { enqueue, isUnderWay } from '../../job.ts'
import { lockPlatform } from '../../platformSettings.ts'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { backupJobs, backUpNow, verifyBackup as verifying } from './backup.jobs.ts'
import { verifyBackupRules } from './backup.rules.ts'

/** One at a time: what another administrator asked for at the same moment comes first. */
async function expectIdle({ tx }: Work) {
  await lockPlatform(tx)
  if ((await isUnderWay(tx, backupJobs)) || (await underWayIn(config.backups.folder))) throw conflict(texts.underWay())
}

export const createBackup = action({
  name: 'createBackup',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: object(),
  description: 'Has a backup of the database and all files made now.',
  async run(work) {
    await expectIdle(work)
    await enqueue(work.tx, backUpNow, {})
    await recordSettings(work, 'backup', { backup: [null, 'CREATE'] })
    return { done: true }
  },
})

export const verifyBackup = action({
  name: 'verifyBackup',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: verifyBackupRules,
  description: 'Restores a backup as a test, beside what is in use, and compares it with its manifest.',
  async run(work, { name }) {
    const known = (await recordsIn(config.backups.folder)).find((one) => one.name === name && one.archive)
    if (!known) throw notFound(records.backup())
    await expectIdle(work)
    await enqueue(work.tx, verifying, { name })
    await recordSettings(work, 'backup', { backup: [null, `VERIFY ${name}`] })
    return { done: true }
  },
})
