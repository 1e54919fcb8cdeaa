/** What is done for files later. */
import { object, string } from 'yup'
import { underWayIn } from '../../backup/backupFolder.ts'
import { config } from '../../config.ts'
import { enqueue, job } from '../../job.ts'
import { isNamed } from './namedBytes.ts'
import { remove } from './storage.ts'

/** Milliseconds after which bytes that a backup may still need are looked at again. */
const later = 600_000

/** Over a week, at last one an hour: a storage that is away for some days leaves nothing behind. */
const retries = 180

/** The bytes of a file whose row is gone. A backup that is being made may have that row, so they stay until it has ended. */
export const removeBytes = job({
  name: 'removeBytes',
  rules: object({ key: string().required() }),
  retries,
  async run(db, { key }) {
    const underWay = await underWayIn(config.backups.folder)
    if (underWay?.step !== 'COPYING') return remove(key)
    const startAfter = new Date(Date.now() + later)
    await db.$transaction((tx) => enqueue(tx, removeBytes, { key }, { startAfter }))
  },
})

/** Bytes that were kept for a row that never came: what would have written it failed, or its process ended. */
export const removeUnclaimed = job({
  name: 'removeUnclaimed',
  rules: object({ key: string().required() }),
  retries,
  async run(db, { key }) {
    if (!(await isNamed(db, key))) await remove(key)
  },
})
