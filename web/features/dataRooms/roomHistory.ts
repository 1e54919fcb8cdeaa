/** The history of a data room in words. */
import * as texts from '#texts/dataRooms/history.js'
import { after, before, sentences, type Deed } from '#web/features/history/sentences.ts'

const deeds: Record<string, Deed> = {
  startDataRoom: texts.started,
  updateDataRoom: (changes) => texts.companies({ open: after(changes, 'openToCompanies') }),
  createRoomFolder: (changes) => texts.folderAdded({ name: after(changes, 'folders') }),
  renameRoomFolder: (changes) =>
    texts.folderRenamed({ name: before(changes, 'folders'), to: after(changes, 'folders') }),
  deleteRoomFolder: (changes) => texts.folderRemoved({ name: before(changes, 'folders') }),
  deleteRoomDocument: (changes) => texts.removed({ name: before(changes, 'files') }),
  setRoomNda: (changes) => texts.worded({ version: after(changes, 'ndaVersion') }),
  acceptRoomNda: (changes) => texts.accepted({ name: after(changes, 'ndaAccepted') }),
  requestRoomAccess: texts.requested,
  proposeRoomAccess: (changes) => texts.proposed({ name: after(changes, 'proposed') }),
  setRoomGrant: (changes) => texts.granted({ name: after(changes, 'access') }),
  declineRoomAccess: (changes) => texts.declined({ name: before(changes, 'access') }),
  revokeRoomAccess: (changes) => texts.revoked({ name: before(changes, 'access') }),
}

export const roomHistory = sentences(deeds, texts.updated)
