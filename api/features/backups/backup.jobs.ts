/** Backups that are made by themselves, and those that administrators ask for. */
import { object } from 'yup'
import { backUp, verifyBackup as verify } from '../../backup/backUp.ts'
import { recordsIn } from '../../backup/backupFolder.ts'
import type { Place } from '../../backup/place.ts'
import { config } from '../../config.ts'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { notifyAdministrators } from '../notifications/tellUniversity.ts'
import { verifyBackupRules } from './backup.rules.ts'

const hour = 3_600_000
/** Minutes: many files take their time. */
const longest = 12 * 60

/** Makes one; administrators hear of it when there is none, or when its test restore failed. */
export async function backUpAndNotify(db: Db, place: Place): Promise<void> {
  const { problem } = await backUp(place).catch((error: Error) => ({ problem: error.message }))
  if (!problem) return
  await inBackground(db, (work) => notifyAdministrators(work, { kind: 'BACKUP_FAILED', data: { reason: problem } }))
}

/** Whether it is time for the next one, as BACKUP_EVERY says. */
export async function isDue({ backups }: Pick<Place, 'backups'>, now: Date): Promise<boolean> {
  if (!backups.every) return false
  const last = (await recordsIn(backups.folder)).find(({ archive }) => archive)
  // Jobs run once an hour, a little before or after.
  return !last || Date.parse(last.startedAt) <= now.getTime() - (backups.every - 0.5) * hour
}

export const backUpWhenDue = job({
  name: 'backUpWhenDue',
  rules: object(),
  retries: 0,
  minutes: longest,
  every: 'hour',
  async run(db) {
    if (await isDue(config, new Date())) await backUpAndNotify(db, config)
  },
})

export const backUpNow = job({
  name: 'backUpNow',
  rules: object(),
  retries: 0,
  minutes: longest,
  run: (db) => backUpAndNotify(db, config),
})

export const verifyBackup = job({
  name: 'verifyBackup',
  rules: verifyBackupRules,
  retries: 0,
  minutes: longest,
  async run(_, { name }) {
    await verify(config, name)
  },
})

/** What makes or tries a backup that somebody asked for. */
export const backupJobs = [backUpNow, verifyBackup]
