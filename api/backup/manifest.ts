/** What an archive says of itself: what it holds, from when, and of which version. */
import { readFile } from 'node:fs/promises'
import { array, mixed, number, object, string, type InferType } from 'yup'
import { CannotBackUp } from './cannotBackUp.ts'

/** Size in bytes and SHA-256 of an entry. */
export interface Sum {
  bytes: number
  sha256: string
}

const count = () => number().integer().min(0).required()

const manifestShape = object({
  /** Raised when older versions could no longer read an archive. */
  format: number().oneOf([1]).required(),
  /** The version of Ascent that made it. */
  version: string().required(),
  /** The moment that it captures: everything acknowledged before is in it. */
  madeAt: string().required(),
  database: string().oneOf(['EMBEDDED', 'POSTGRESQL']).required(),
  /** The latest migration of the database. */
  migration: string().required(),
  /** How many rows each table has. */
  tables: mixed<Record<string, number>>().required(),
  /** How many files of people are in it. */
  files: count(),
  /** Keys of files that the database names and the storage no longer had. */
  missing: array(string().required()).required(),
  /** Keys of files that are in it as the storage had them, which was no longer as they were uploaded. */
  damaged: array(string().required()).required(),
  checksums: mixed<Record<string, Sum>>().required(),
})

export type Manifest = InferType<typeof manifestShape>

/** Reads it from a file; throws CannotBackUp when it is none. */
export async function readManifest(file: string): Promise<Manifest> {
  try {
    return await manifestShape.validate(JSON.parse(await readFile(file, 'utf8')), { strict: true })
  } catch (error) {
    throw new CannotBackUp(`The archive’s manifest cannot be read: ${(error as Error).message}.`)
  }
}

/** How many rows there are in all tables together. */
export const rowsOf = ({ tables }: Pick<Manifest, 'tables'>): number =>
  Object.values(tables).reduce((sum, rows) => sum + rows, 0)
