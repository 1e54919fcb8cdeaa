/** What the owner and the team do with the documents of a data room. */
import { createHash } from 'node:crypto'
import * as agreement from '#texts/agreements/clauses.js'
import * as errors from '#texts/dataRooms/errors.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { lockRow } from '../../lockRow.ts'
import { removeFiles } from '../files/removeFiles.ts'
import {
  createRoomFolderRules,
  deleteRoomDocumentRules,
  deleteRoomFolderRules,
  renameRoomFolderRules,
  startDataRoomRules,
  updateDataRoomRules,
  updateRoomDocumentRules,
} from './dataRoom.rules.ts'
import { tellRoom } from './tellRoom.ts'

const mostFolders = 50

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The agreement with which a room begins: the duties of the university's own template, for who receives. */
const firstNda = (project: string) =>
  [
    errors.ndaPurpose({ project }),
    agreement.ndaDuties({ direction: 'GIVE' }),
    agreement.ndaUse(),
    agreement.ndaExceptions(),
    agreement.ndaReturn(),
    agreement.ndaNoLicense(),
  ].join('\n\n')

export const startDataRoom = action({
  name: 'startDataRoom',
  requires: 'DATA_ROOM_CREATE',
  rules: startDataRoomRules,
  description: 'Starts the data room of a project, without documents and with the usual agreement.',
  async run({ tx, access, viewer, audit }, { projectId: id }) {
    const { title } = await access.find('DATA_ROOM_CREATE', id)
    // Of two who start it at once, one waits here and finds it.
    await lockRow(tx, 'Project', id)
    if (await tx.dataRoom.count({ where: { id } })) throw conflict(errors.startedAlready())
    await tx.dataRoom.create({ data: { id, openToCompanies: true } })
    const text = firstNda(title)
    const nda = await tx.ndaText.create({
      data: { dataRoomId: id, version: 1, text, sha256: sha256Of(text), createdById: viewer.id },
    })
    await tx.dataRoom.update({ where: { id }, data: { ndaTextId: nda.id } })
    await audit('DataRoom', id, { ndaVersion: [null, 1] })
    return { dataRoomId: id }
  },
})

export const updateDataRoom = action({
  name: 'updateDataRoom',
  requires: 'DATA_ROOM_UPDATE',
  rules: updateDataRoomRules,
  description: 'Opens a data room to companies as well as to investors, or closes it to them; their access is kept.',
  async run(work, { id, openToCompanies }) {
    const before = await work.access.hold('DATA_ROOM_UPDATE', id)
    if (before.openToCompanies !== openToCompanies) {
      await work.tx.dataRoom.update({ where: { id }, data: { openToCompanies } })
      await work.audit('DataRoom', id, { openToCompanies: [before.openToCompanies, openToCompanies] })
      tellRoom(work, id)
    }
    return { dataRoomId: id }
  },
})

export const createRoomFolder = action({
  name: 'createRoomFolder',
  requires: 'DATA_ROOM_UPDATE',
  rules: createRoomFolderRules,
  description: 'Adds a folder to a data room.',
  async run(work, { id, name }) {
    await work.access.hold('DATA_ROOM_UPDATE', id)
    await needFreeName(work, id, name)
    await keepWithin(work.tx, {
      parent: 'DataRoom',
      id,
      most: mostFolders,
      count: () => work.tx.roomFolder.count({ where: { dataRoomId: id } }),
      message: errors.mostFolders({ most: mostFolders }),
    })
    await work.tx.roomFolder.create({ data: { dataRoomId: id, name } })
    await work.audit('DataRoom', id, { folders: [null, name] })
    return { dataRoomId: id }
  },
})

export const renameRoomFolder = action({
  name: 'renameRoomFolder',
  requires: 'DATA_ROOM_UPDATE',
  rules: renameRoomFolderRules,
  description: 'Gives a folder of a data room another name.',
  async run(work, { id, name }) {
    const folder = await heldFolder(work, id)
    if (name !== folder.name) await needFreeName(work, folder.dataRoomId, name)
    await work.tx.roomFolder.update({ where: { id }, data: { name } })
    await work.audit('DataRoom', folder.dataRoomId, { folders: [folder.name, name] })
    tellRoom(work, folder.dataRoomId)
    return { dataRoomId: folder.dataRoomId }
  },
})

export const deleteRoomFolder = action({
  name: 'deleteRoomFolder',
  requires: 'DATA_ROOM_UPDATE',
  rules: deleteRoomFolderRules,
  description: 'Removes a folder of a data room; its documents stay, in no folder.',
  async run(work, { id }) {
    const folder = await heldFolder(work, id)
    await work.tx.roomFolder.delete({ where: { id } })
    await work.audit('DataRoom', folder.dataRoomId, { folders: [folder.name, null] })
    tellRoom(work, folder.dataRoomId)
    return { dataRoomId: folder.dataRoomId }
  },
})

export const updateRoomDocument = editing({
  name: 'updateRoomDocument',
  requires: 'ROOM_DOCUMENT_UPDATE',
  rules: updateRoomDocumentRules,
  description: 'Says who reads a document, whether they may keep a copy, and in which folder it is.',
  held: ({ access }, { id }) => access.hold('ROOM_DOCUMENT_UPDATE', id),
  async run(work, given, before, { id }) {
    const { tx, audit } = work
    const { dataRoomId } = before
    const { label, downloadable, folderId } = { ...before, ...given }
    if (folderId !== null && !(await tx.roomFolder.count({ where: { id: folderId, dataRoomId } })))
      throw invalid({ folderId: errors.chooseFolder() })
    const { file } = await tx.roomDocument.update({
      where: { id },
      data: { label, downloadable, folderId },
      select: { file: { select: { name: true } } },
    })
    await audit('DataRoom', dataRoomId, {
      ...(before.label !== label && { [`label of ${file.name}`]: [before.label, label] }),
      ...(before.downloadable !== downloadable && {
        [`download of ${file.name}`]: [before.downloadable, downloadable],
      }),
    })
    tellRoom(work, dataRoomId)
    return { dataRoomId }
  },
})

export const deleteRoomDocument = action({
  name: 'deleteRoomDocument',
  requires: 'ROOM_DOCUMENT_UPDATE',
  rules: deleteRoomDocumentRules,
  description: 'Removes a document from a data room for good. The log keeps who read it.',
  async run(work, { id }) {
    const { tx, access, audit } = work
    const { dataRoomId, fileId } = await access.find('ROOM_DOCUMENT_UPDATE', id)
    const { name } = await tx.file.findUniqueOrThrow({ where: { id: fileId }, select: { name: true } })
    await removeFiles(tx, { id: fileId })
    await tx.file.delete({ where: { id: fileId } })
    await audit('DataRoom', dataRoomId, { files: [name, null] })
    tellRoom(work, dataRoomId)
    return { dataRoomId }
  },
})

async function heldFolder(work: Work, id: number) {
  const found = await work.tx.roomFolder.findUnique({ where: { id } })
  if (!found) throw notFound(records.roomFolder())
  await work.access.hold('DATA_ROOM_UPDATE', found.dataRoomId)
  const folder = await work.tx.roomFolder.findUnique({ where: { id } })
  if (!folder) throw notFound(records.roomFolder())
  return folder
}

async function needFreeName({ tx }: Work, dataRoomId: number, name: string) {
  if (await tx.roomFolder.count({ where: { dataRoomId, name } })) throw invalid({ name: errors.folderTaken() })
}
