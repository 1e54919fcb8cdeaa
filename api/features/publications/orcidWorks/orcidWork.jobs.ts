/** The jobs that read the ORCID records of researchers, each about once a week. */
import { number, object } from 'yup'
import { config } from '../../../config.ts'
import { enqueue, job } from '../../../job.ts'
import { readRecord } from './readRecord.ts'
import { watched } from './watched.ts'

export const readOneOrcidRecord = job({
  name: 'readOrcidRecord',
  rules: object({ watchId: number().integer().required() }),
  // The next reading is due by itself.
  retries: 0,
  // ORCID limits the requests of a server.
  abreast: 1,
  run: (db, { watchId }) => readRecord(db, watchId),
})

/** As many as an hour takes; the others are due in the next one. */
const most = 500

export const readOrcidRecords = job({
  name: 'readOrcidRecords',
  rules: object(),
  retries: 0,
  every: 'hour',
  async run(db) {
    if (!config.orcid.apiUrl) return
    const now = new Date()
    const due = await db.orcidWatch.findMany({
      where: {
        AND: [watched, { nextReadAt: { lte: now } }, { OR: [{ heldUntil: null }, { heldUntil: { lte: now } }] }],
      },
      orderBy: { nextReadAt: 'asc' },
      take: most,
      select: { id: true },
    })
    for (const { id } of due) await enqueue(db, readOneOrcidRecord, { watchId: id })
  },
})
