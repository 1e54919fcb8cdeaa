/** What the inventors of a disclosure sign: its content in one order, the hash of it, and the sentence under it. */
import { createHash } from 'node:crypto'
import type { InferType } from 'yup'
import * as texts from '#texts/disclosures/statement.js'
import type { DisclosureInventor, File, InventionDisclosure, Prisma } from '../../__generated__/prisma/client.ts'
import { isoDay } from '../../days.ts'
import type { fundingRules, priorArtRules, publicEventRules } from './disclosure.rules.ts'
import { percentOf } from './shares.rules.ts'

type Given<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] }
/** As the columns keep them: days are ISO 8601 texts. */
export type PublicEvent = Given<Required<InferType<typeof publicEventRules>>>
export type Funding = Required<InferType<typeof fundingRules>>
export type PriorArt = Required<InferType<typeof priorArtRules>>

/** A file of the signed content. */
export type SignedFile = Pick<File, 'name' | 'sha256'>

const listed = <T>(value: Prisma.JsonValue): readonly T[] => value as unknown as T[]

export const publicEventsOf = ({ publicEvents }: Pick<InventionDisclosure, 'publicEvents'>) =>
  listed<PublicEvent>(publicEvents)
export const fundingOf = ({ funding }: Pick<InventionDisclosure, 'funding'>) => listed<Funding>(funding)
export const priorArtOf = ({ priorArt }: Pick<InventionDisclosure, 'priorArt'>) => listed<PriorArt>(priorArt)

export const signedFilesOf = ({ signedFiles }: Pick<InventionDisclosure, 'signedFiles'>) =>
  listed<SignedFile>(signedFiles)

/** The lists as the columns keep them. */
export const keptEvents = (given: readonly InferType<typeof publicEventRules>[]): PublicEvent[] =>
  given.map(({ date, kind, planned = false, where = '' }) => ({ date: isoDay(date), kind, planned, where }))
export const keptFunding = (given: readonly InferType<typeof fundingRules>[]): Funding[] =>
  given.map(({ name, grantNumber = '', terms = '' }) => ({ name, grantNumber, terms }))
export const keptPriorArt = (given: readonly InferType<typeof priorArtRules>[]): PriorArt[] =>
  given.map(({ reference, link = '', difference = '' }) => ({ reference, link, difference }))

type Signed = Pick<
  InventionDisclosure,
  'title' | 'abstract' | 'problem' | 'novelty' | 'publicEvents' | 'funding' | 'priorArt'
>
type SignedInventor = Pick<DisclosureInventor, 'name' | 'email' | 'affiliation' | 'role' | 'share'>

/** SHA-256 of the content, in hexadecimal; the inventors and the files in their order. */
export function contentHashOf(
  disclosure: Signed,
  inventors: readonly SignedInventor[],
  files: readonly SignedFile[],
): string {
  const { title, abstract, problem, novelty } = disclosure
  const content = [
    [title, abstract, problem, novelty],
    // The database keeps the fields of an object in an order of its own.
    publicEventsOf(disclosure).map(({ date, kind, planned, where }) => [date, kind, planned, where]),
    fundingOf(disclosure).map(({ name, grantNumber, terms }) => [name, grantNumber, terms]),
    priorArtOf(disclosure).map(({ reference, link, difference }) => [reference, link, difference]),
    inventors.map(({ name, email, affiliation, role, share }) => [name, email, affiliation, role, share]),
    // Without files as it was before files were signed, so that earlier hashes can still be checked.
    ...(files.length ? [files.map(({ name, sha256 }) => [name, sha256])] : []),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** The sentence that an inventor signs. */
export const statementOf = (
  { title, signedFiles }: Pick<InventionDisclosure, 'title' | 'signedFiles'>,
  { name, share }: Pick<DisclosureInventor, 'name' | 'share'>,
): string =>
  texts.statement({ name, title, share: String(percentOf(share)), files: signedFilesOf({ signedFiles }).length })
