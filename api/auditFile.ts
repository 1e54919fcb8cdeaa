/** npm run verify-audit -- [POSITION:HASH…]: checks the audit trail of the database that the environment names. */
import { verifyAudit } from './auditVerify.ts'
import { CannotStart } from './cannotStart.ts'
import { config } from './config.ts'
import { openDatabase } from './db.ts'
import { closeEvents } from './events.ts'

try {
  const known = new Map(process.argv.slice(2).map(readHead))
  const { db, close } = await openDatabase(config)
  try {
    const { entries, erasures, waiting, head, broken } = await verifyAudit(db, known)
    console.log(`${entries} entries and ${erasures} erasures are sealed and whole; ${waiting} wait for their seal.`)
    if (broken) {
      const { entryId, position, problem } = broken
      console.error(
        `Broken${entryId ? ` at audit entry ${entryId}` : ''}${position === null ? '' : ` (seal ${position})`}: ${problem}.`,
      )
      process.exitCode = 1
    } else console.log(`The last hash, to be noted elsewhere: ${head.position}:${head.hash}`)
  } finally {
    await close()
    closeEvents()
  }
} catch (error) {
  CannotStart.exit(error)
}

function readHead(text: string): [number, string] {
  const [, position, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text) ?? []
  if (!hash) throw new CannotStart('Say the position and the hash that were noted: npm run verify-audit -- 1200:3fa9…')
  return [Number(position), hash]
}
