/** What inputs about data rooms must hold (docs/spec/investors.md#data-rooms). */
import { boolean, object } from 'yup'
import { day } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/dataRooms/rules.js'

export const roomLabels = ['PUBLIC', 'INTERNAL', 'AFTER_NDA'] as const

export const longestNda = 20_000

const id = nodeId('DataRoom', texts.notFound)
const folderName = text(100).required(texts.giveFolder).meta({ label: texts.folder() })
const document = nodeId('RoomDocument', texts.documentNotFound)
const grant = nodeId('RoomGrant', texts.grantNotFound)

export const startDataRoomRules = object({ projectId: nodeId('Project', texts.projectNotFound) })

export const updateDataRoomRules = object({
  id,
  openToCompanies: boolean().required().meta({
    description: 'Whether companies read the room as well as investors, where its project is open to industry.',
  }),
})

export const createRoomFolderRules = object({ id, name: folderName })

export const renameRoomFolderRules = object({ id: nodeId('RoomFolder', texts.folderNotFound), name: folderName })

export const deleteRoomFolderRules = object({ id: nodeId('RoomFolder', texts.folderNotFound) })

const documentDetails = object({
  label: enumOf(roomLabels, 'RoomLabel').required(texts.chooseLabel).meta({ label: texts.label() }),
  downloadable: boolean()
    .required()
    .meta({ label: texts.downloadable(), description: 'Whether those who may read it may also keep a copy.' }),
  folderId: nodeId('RoomFolder', texts.folderNotFound)
    .optional()
    .nullable()
    .meta({ label: texts.folder(), description: 'A folder of the same room; null for none.' }),
})
export const updateRoomDocumentRules = editRules(object({ id: document }), documentDetails)

export const deleteRoomDocumentRules = object({ id: document })

export const setRoomNdaRules = editRules(
  object({ id }),
  object({
    text: text(longestNda)
      .required(texts.giveNda)
      .meta({ label: texts.nda(), description: 'The whole agreement; another text asks everyone to accept again.' }),
  }),
)

export const acceptRoomNdaRules = object({
  id,
  ndaTextId: nodeId('NdaText', texts.ndaNotFound).meta({ description: 'The text that the viewer has read.' }),
  name: text(200).required(texts.giveName).meta({ label: texts.name(), description: 'The viewer’s full name, typed.' }),
  agreed: boolean().required(texts.agree).oneOf([true], texts.agree).meta({ label: texts.agreed() }),
})

export const requestRoomAccessRules = object({
  id,
  message: text(2_000).required(texts.giveMessage).meta({
    label: texts.message(),
    description: 'What the reader wants to read the documents for; the university and the owner read it.',
  }),
})

export const proposeRoomAccessRules = object({
  id,
  readerId: nodeId('User', texts.chooseReader).meta({ label: texts.reader() }),
  proposal: text(2_000).required(texts.giveProposal).meta({
    label: texts.proposal(),
    description: 'Why this person should read the documents; the university reads it, the person does not.',
  }),
})

export const setRoomGrantRules = object({
  id,
  readerId: nodeId('User', texts.chooseReader).meta({ label: texts.reader() }),
  expiresOn: day(texts.expiresOn(), 'The last day of the access.').nonNullable(texts.giveDay).required(texts.giveDay),
  mayDownload: boolean().meta({
    label: texts.mayDownload(),
    description: 'Whether documents that may be downloaded at all may be by this reader.',
  }),
})

const reason = text(1_000).required(texts.giveReason).meta({
  label: texts.reason(),
  description: 'Read by who asked: the reader, or the lead of the project who proposed the reader.',
})

export const declineRoomAccessRules = object({ id: grant, reason })

export const revokeRoomAccessRules = object({ id: grant, reason })

export const roomAccessFilterRules = object({
  dataRoomId: nodeId('DataRoom').optional().nullable().meta({ description: 'In the data room of this project.' }),
  userId: nodeId('User').optional().nullable().meta({ description: 'By this person.' }),
  kind: enumOf(['OPENED', 'DOWNLOADED'], 'RoomAccessKind').nullable(),
})
