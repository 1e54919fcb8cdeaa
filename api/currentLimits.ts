/** The limits that hold now: those of the configuration, or lower ones that administrators set. */
import { config } from './config.ts'
import type { Db } from './db.ts'
import { platformSettings } from './platformSettings.ts'

interface CurrentLimits {
  /** Bytes of one file. */
  upload: number
  /** Requests of one session in a minute, on each process. */
  sessionRequests: number
}

const megabyte = 1_048_576

/** Milliseconds for which an answer holds: every request asks. */
const holds = 10_000

const known = new WeakMap<Db, { at: number; answer: Promise<CurrentLimits> }>()

async function read(db: Db): Promise<CurrentLimits> {
  const { uploadMaxMb, sessionRequests } = await platformSettings(db)
  return {
    upload: Math.min(uploadMaxMb ?? Infinity, config.uploadMaxMb) * megabyte,
    sessionRequests: Math.min(sessionRequests ?? Infinity, config.sessionRequests),
  }
}

/** What is set elsewhere is known here within ten seconds; while the database does not answer, the configuration holds. */
export function currentLimits(db: Db): Promise<CurrentLimits> {
  const last = known.get(db)
  if (last && Date.now() - last.at < holds) return last.answer
  const answer = read(db).catch(() => ({
    upload: config.uploadMaxMb * megabyte,
    sessionRequests: config.sessionRequests,
  }))
  known.set(db, { at: Date.now(), answer })
  return answer
}

/** After a change on this process. */
export const forgetLimits = (db: Db): void => void known.delete(db)
