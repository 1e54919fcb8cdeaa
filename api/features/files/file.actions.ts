/** What may be done with files. Their bytes are received before an action begins, and removed by a job. */
import type { InferType } from 'yup'
import * as texts from '#texts/files/errors.js'
import { action, type Work } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { conflict } from '../../errors.ts'
import { enqueue } from '../../job.ts'
import { knowing } from '../notifications/knowing.ts'
import { notify } from '../notifications/notify.ts'
import { addFileRules, deleteFileRules, shareFileRules } from './file.rules.ts'
import { claimThatCounts } from '../../readiness/claimThatCounts.ts'
import { removeBytes } from './file.jobs.ts'
import { hosting, hostOf } from './fileHosts.ts'

const mostFiles = 200

export const addFile = action({
  name: 'addFile',
  requires: 'ACCOUNT_OWN',
  rules: addFileRules,
  description: 'Hangs a file, whose bytes are in the storage, on a record.',
  run: hangFile,
})

/** Hangs a file on a record to which the viewer may add some. */
export async function hangFile(
  work: Work,
  { entityType, entityId, purpose, ...bytes }: InferType<typeof addFileRules>,
) {
  const { requires, column } = hosting(entityType)
  await work.access.find(requires, entityId)
  const where = { [column]: entityId }
  const name = await freeName(work.tx, where, bytes.name)
  const file = await work.tx.file.create({
    data: { ...bytes, ...where, purpose: purpose ?? null, name, uploaderId: work.viewer.id },
  })
  const host = await hostOf(work.tx, file)
  if (host.closed) throw conflict(host.closed)
  await host.added?.(work, file, host.id)
  await work.audit(host.entity, host.id, { files: [null, name] })
  await tell(work, 'FILE_ADDED', host, name)
  return { file }
}

/** `deck.pdf`, or `deck (2).pdf` when the record has a `deck.pdf`. */
async function freeName(tx: Tx, where: object, name: string) {
  const taken = new Set((await tx.file.findMany({ where, select: { name: true } })).map((file) => file.name))
  if (taken.size >= mostFiles) throw conflict(texts.mostFiles({ most: mostFiles }))
  const dot = name.lastIndexOf('.')
  let free = name
  for (let n = 2; taken.has(free); n++) free = `${name.slice(0, dot)} (${n})${name.slice(dot)}`
  return free
}

export const shareFile = action({
  name: 'shareFile',
  requires: 'FILE_SHARE',
  rules: shareFileRules,
  description: 'Opens a file to everyone who may see its record, or keeps it to its people and the university.',
  async run(work, { id, shared }) {
    const file = await work.access.find('FILE_SHARE', id)
    if (file.shared !== shared) {
      const host = await hostOf(work.tx, file)
      await work.tx.file.update({ where: { id }, data: { shared } })
      await work.audit(host.entity, host.id, { openFiles: shared ? [null, file.name] : [file.name, null] })
      await host.changed(work, host.id)
    }
    return { fileId: id }
  },
})

export const deleteFile = action({
  name: 'deleteFile',
  requires: 'FILE_DELETE',
  rules: deleteFileRules,
  description: 'Deletes a file for good. Its uploader, the owner of its record and administrators may.',
  async run(work, { id }) {
    // Who uploaded a file and may no longer see its record does not reach it any more.
    await work.access.find('FILE_READ', id)
    const file = await work.access.find('FILE_DELETE', id)
    const host = await hostOf(work.tx, file)
    if (host.sealed) throw conflict(host.sealed)
    if (await work.tx.trlEvidence.count({ where: { fileId: id, claim: claimThatCounts } }))
      throw conflict(texts.isEvidence())
    await work.tx.file.delete({ where: { id } })
    await work.audit(host.entity, host.id, { files: [file.name, null] })
    await tell(work, 'FILE_DELETED', host, file.name)
    await enqueue(work.tx, removeBytes, { key: file.key })
    return { deletedId: id }
  },
})

const whileAgo = 10 * 60_000

/** Tells the record's other people. Several files of one person within minutes are told once, until that is read. */
async function tell(
  work: Work,
  kind: 'FILE_ADDED' | 'FILE_DELETED',
  host: Awaited<ReturnType<typeof hostOf>>,
  file: string,
) {
  await host.changed(work, host.id)
  const since = new Date(Date.now() - whileAgo)
  const about = { kind, entity: host.entity, entityId: host.id, by: work.viewer.name, since }
  const know = await knowing(work.tx, about)
  await notify(work, {
    to: host.people.filter((userId) => !know.has(userId)),
    kind,
    subject: { entity: host.entity, id: host.id },
    data: { project: host.title, by: work.viewer.name, file },
  })
}
