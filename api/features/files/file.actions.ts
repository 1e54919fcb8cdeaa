/** What may be done with files. Their bytes are received before an action begins, and removed by a job. */
import type { InferType } from 'yup'
import * as texts from '#texts/files/errors.js'
import type { File } from '../../__generated__/prisma/client.ts'
import type { Access } from '../../access.ts'
import { action, type Work } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { conflict, invalid } from '../../errors.ts'
import { knowing } from '../notifications/knowing.ts'
import { notify } from '../notifications/notify.ts'
import { addFileRules, deleteFileRules, shareFileRules } from './file.rules.ts'
import { claimThatCounts } from '../../readiness/claimThatCounts.ts'
import { lockRow } from '../../lockRow.ts'
import { hosting, hostOf } from './fileHosts.ts'
import { removeFiles } from './removeFiles.ts'

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
  { entityType, entityId, purpose, replacesId, ...bytes }: InferType<typeof addFileRules>,
) {
  const { requires, column } = hosting(entityType)
  await work.access.find(requires, entityId)
  const where = { [column]: entityId }
  const earlier = replacesId ? await toReplace(work, where, replacesId) : null
  const name = await freeName(work.tx, where, bytes.name, earlier)
  const file = await work.tx.file.create({
    data: {
      ...bytes,
      ...where,
      purpose: purpose ?? null,
      name,
      uploaderId: work.viewer.id,
      ...(earlier && { shared: earlier.shared }),
    },
  })
  const host = await hostOf(work.tx, file)
  if (host.closed) throw conflict(host.closed)
  if (earlier) {
    if (host.sealed) throw conflict(host.sealed)
    await takePlace(work.tx, file.id, earlier)
  }
  await host.added?.(work, file, host.id, earlier?.id ?? null)
  await work.audit(host.entity, host.id, { files: [earlier?.name ?? null, name] })
  await tell(work, 'FILE_ADDED', host, name, earlier !== null)
  return { file }
}

/** A file that the viewer may delete or replace. Its uploader who may no longer see its record does not reach it any more. */
export async function deletable(access: Access, id: number): Promise<File> {
  await access.find('FILE_READ', id)
  return access.find('FILE_DELETE', id)
}

/** The file of the record whose place another one is to take. */
async function toReplace({ tx, access }: Work, where: object, id: number) {
  await deletable(access, id)
  // Held, so that it is not opened or closed to readers between what is read of it and what takes its place.
  await lockRow(tx, 'File', id)
  const file = await tx.file.findFirst({ where: { ...where, id } })
  if (!file) throw invalid({ replacesId: texts.otherRecord() })
  return file
}

/** Makes a file the one that counts. Of two that take the place of the same one, the second is refused. */
async function takePlace(tx: Tx, currentId: number, { id, name }: Pick<File, 'id' | 'name'>) {
  const { count } = await tx.file.updateMany({ where: { id, currentId: null }, data: { currentId } })
  if (!count) throw conflict(texts.alreadyReplaced({ name }))
  await tx.file.updateMany({ where: { currentId: id }, data: { currentId } })
}

/** `deck.pdf`, or `deck (2).pdf` when the record has another `deck.pdf`. */
async function freeName(tx: Tx, where: object, name: string, earlier: Pick<File, 'id'> | null) {
  const files = await tx.file.findMany({ where, select: { id: true, name: true, currentId: true } })
  if (files.length >= mostFiles) throw conflict(texts.mostFiles({ most: mostFiles }))
  const others = files.filter(({ id, currentId }) => currentId === null && id !== earlier?.id)
  const taken = new Set(others.map((file) => file.name))
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
      const { count } = await work.tx.file.updateMany({ where: { id, currentId: null }, data: { shared } })
      if (!count) throw conflict(texts.alreadyReplaced({ name: file.name }))
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
  description:
    'Deletes a file with its earlier versions for good, or one of these. Its uploader, the owner of its record and administrators may.',
  async run(work, { id }) {
    const file = await deletable(work.access, id)
    const host = await hostOf(work.tx, file)
    if (host.sealed) throw conflict(host.sealed)
    const evidence = { file: { OR: [{ id }, { currentId: id }] }, claim: claimThatCounts }
    if (await work.tx.trlEvidence.count({ where: evidence })) throw conflict(texts.isEvidence())
    await removeFiles(work.tx, { id })
    await work.tx.file.delete({ where: { id } })
    await work.audit(host.entity, host.id, { files: [file.name, null] })
    await tell(work, 'FILE_DELETED', host, file.name)
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
  replaced = false,
) {
  await host.changed(work, host.id)
  const since = new Date(Date.now() - whileAgo)
  const about = { kind, entity: host.entity, entityId: host.id, by: work.viewer.name, since }
  const know = await knowing(work.tx, about)
  await notify(work, {
    to: host.people.filter((userId) => !know.has(userId)),
    kind,
    subject: { entity: host.entity, id: host.id },
    data: { project: host.title, by: work.viewer.name, file, replaced: replaced ? 'yes' : 'no' },
  })
}
