/** What can be imported: each kind of record says how its files are read, what a row must hold, and how rows are written. */
import type { AnyObjectSchema, InferType } from 'yup'
import type { Role } from '../__generated__/prisma/enums.ts'
import type { Work } from '../action.ts'
import type { Tx } from '../db.ts'

export interface Owner {
  id: number
  name: string
  department: string
}

/** A row that may be written, with its key and who owns it. */
interface Candidate<Row> {
  row: Row
  key: string
  owner: Owner | null
}

export interface RecordKind<Row = Record<string, unknown>> {
  /** Its fields, each with the other names that columns have for it. */
  names: Readonly<Record<string, readonly string[]>>
  /** Fields that are lists, and what parts their items where a file writes them as text. */
  lists: Readonly<Record<string, RegExp>>
  /** What the contents of a column say where its name says nothing; the first that fits counts. */
  signs: readonly (readonly [field: string, holds: (values: string[]) => boolean])[]
  rules: AnyObjectSchema
  /** Adds what a file leaves out and the rest of the row says. */
  complete?(fields: Record<string, unknown>): void
  /** What makes a row itself: spaces and case do not count in it. */
  identity(row: Row): readonly (string | Date | null | undefined)[]
  /** Who may own one, and what is said of anybody else. */
  owners: readonly Role[]
  nobody(): string
  /** Those of the keys that are there. */
  known(tx: Tx, keys: string[]): Promise<(string | null)[]>
  /** Where they are kept. */
  model: 'Project' | 'Challenge'
  /** Writes the rows that are not there yet, and how many these were; another import at the same moment writes none twice. */
  write(work: Work, rows: Candidate<Row>[], importId: number | null): Promise<number>
}

/** Defines a kind; what it does with rows is typed by its rules. */
export const recordKind = <R extends AnyObjectSchema>(
  kind: Omit<RecordKind<InferType<R>>, 'rules'> & { rules: R },
): RecordKind => kind as unknown as RecordKind

/** Whether there are values, and all of them hold. */
export const every = (values: string[], holds: (value: string) => boolean): boolean =>
  values.length > 0 && values.every(holds)

/** The columns that files of every kind have. */
export const commonSigns = {
  ownerEmail: ['ownerEmail', (values: string[]) => every(values, (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))],
  title: [
    'title',
    (values: string[]) =>
      every(values, (value) => /\p{L}{3}/u.test(value) && value.length >= 6 && value.length < 120) &&
      new Set(values).size === values.length,
  ],
} as const

/** A column in which one of an enum's values stands. */
export const statusSign = (statuses: readonly string[]) => {
  const known = new Set(statuses)
  return [
    'status',
    (values: string[]) => every(values, (value) => known.has(value.toUpperCase().replace(/[\s-]+/g, '_'))),
  ] as const
}

/** A column of long texts. */
export const longTexts = (field: string) =>
  [field, (values: string[]) => every(values, (value) => value.length >= 120)] as const
