/** Which files are taken, and what an input about them must hold. */
import { boolean, object, string } from 'yup'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/files/rules.js'
import { listed, listedInSentence } from '#listed'

interface FileKind {
  /** What people call it. */
  words: string
  /** The first is given to a file whose name has none of them. */
  extensions: readonly [string, ...string[]]
  /** Whether a browser may show it beside our pages. */
  preview?: boolean
}

const office = 'application/vnd.openxmlformats-officedocument'

/** The kinds of files that are taken, by what their content is. */
const fileKinds = {
  'application/pdf': { words: 'PDF', extensions: ['pdf'], preview: true },
  'image/png': { words: 'PNG', extensions: ['png'], preview: true },
  'image/jpeg': { words: 'JPEG', extensions: ['jpg', 'jpeg'], preview: true },
  'image/webp': { words: 'WebP', extensions: ['webp'], preview: true },
  'application/msword': { words: 'DOC', extensions: ['doc'] },
  [`${office}.wordprocessingml.document`]: { words: 'DOCX', extensions: ['docx'] },
  [`${office}.spreadsheetml.sheet`]: { words: 'XLSX', extensions: ['xlsx'] },
  [`${office}.presentationml.presentation`]: { words: 'PPTX', extensions: ['pptx'] },
  'text/csv': { words: 'CSV', extensions: ['csv'] },
  'text/plain': { words: 'TXT', extensions: ['txt'] },
  'application/zip': { words: 'ZIP', extensions: ['zip'] },
} as const satisfies Record<string, FileKind>

export type MediaType = keyof typeof fileKinds

/** The kind of a media type; nothing when it is not taken. */
export const kindOf = (mediaType: string): FileKind | undefined => (fileKinds as Record<string, FileKind>)[mediaType]

/** Everything that is taken as a file of a record: Word's old form only where it is asked for. */
export const fileTypes = (Object.keys(fileKinds) as MediaType[]).filter((type) => type !== 'application/msword')

const megabyte = 1_048_576

/** The attachments of a proposal (docs/spec/files.md#proposal-attachments). */
export const attachments = {
  PITCH_DECK: { label: texts.pitchDeck, types: ['application/pdf'], most: 5 * megabyte, hint: texts.pitchDeckHint },
  CV: {
    label: texts.cv,
    types: ['application/pdf', 'application/msword', `${office}.wordprocessingml.document`],
    most: 2 * megabyte,
    hint: texts.cvHint,
  },
  FIGURE: {
    label: texts.supportingFigures,
    types: ['application/pdf', 'image/png', 'image/jpeg'],
    most: 10 * megabyte,
    hint: texts.figuresHint,
  },
} as const satisfies Record<string, { label(): string; types: readonly MediaType[]; most: number; hint(): string }>

export type Attachment = keyof typeof attachments

export const attachmentKinds = Object.keys(attachments) as Attachment[]

/** What is taken as the picture of a person. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const satisfies MediaType[]

/** `PDF, PNG, … and ZIP`. */
export const wordsOf = (types: readonly MediaType[]): string =>
  listedInSentence(types.map((type) => fileKinds[type].words))

/** What a file dialog offers. */
export const acceptedOf = (types: readonly MediaType[]): string =>
  types.flatMap((type) => fileKinds[type].extensions.map((extension) => `.${extension}`)).join(',')

/** Where the bytes of a file are. */
export const contentPath = (id: number) => `/api/files/${id}/content`

/** The kinds of records that can have files, as the documented call names them. */
export const entityTypes = [
  'project',
  'team',
  'challenge',
  'proposal',
  'collaboration',
  'publication',
  'supportRequest',
  'inventionDisclosure',
  'facility',
  'investmentInterest',
  'dataRoom',
  'investor',
  'patent',
  'researchGrant',
] as const

/** Where a file is to hang: what the upload says beside the bytes. */
export const uploadRules = object({
  entityType: string()
    .oneOf([...entityTypes], () => texts.attachTo({ kinds: listed(entityTypes) }))
    .required(texts.sayWhatFileBelongsTo),
  entityId: wholeNumber().min(1).max(999_999_999).required(texts.sayWhichRecordFileBelongsTo),
  purpose: enumOf(attachmentKinds, 'FilePurpose', texts.sayWhichAttachmentItIsPitch).when(
    'entityType',
    ([entityType], schema) =>
      entityType === 'proposal'
        ? schema.required(texts.sayWhichAttachmentItIsPitch)
        : schema.transform(() => undefined),
  ),
  replacesId: wholeNumber().min(1).max(999_999_999),
})

/** What is known of the bytes once they are there. */
export const addFileRules = uploadRules.shape({
  name: text(255).required(),
  mediaType: string().required(),
  size: wholeNumber().min(1).required(),
  sha256: string().required(),
  key: string().required(),
})

export const shareFileRules = object({
  id: nodeId('File'),
  shared: boolean()
    .required(texts.sayWhetherReadersMayOpenIt)
    .meta({ description: 'Open to everyone who may see the record (true) or kept inside (false).' }),
})

export const deleteFileRules = object({ id: nodeId('File') })
