/** How a saved mapping fits a file: which of its columns are there, and what each column of the file would fill. */
import type { ImportKind } from '../../__generated__/prisma/enums.ts'
import { plain } from './columns.ts'
import { importFields } from './import.rules.ts'

export interface ColumnField {
  name: string
  field: string | null
}

export interface Fit {
  /** The part of all columns, of the file and of the mapping, that both have. */
  share: number
  /** The file's columns with the fields of the mapping; columns that it does not know keep their own. */
  columns: ColumnField[]
  /** How many of the columns that it uses the file has, and how many it uses. */
  matching: number
  used: number
  /** The columns that it uses and the file lacks. */
  missing: string[]
  /** The columns of the file whose field no longer exists. */
  gone: ColumnField[]
}

export function fitMapping(kind: ImportKind, mapping: readonly ColumnField[], file: readonly ColumnField[]): Fit {
  const known = new Set(importFields[kind].map(({ field }) => field))
  const kept = new Map(mapping.map((column) => [plain(column.name), column]))
  const names = new Set(file.map(({ name }) => plain(name)))
  const common = [...names].filter((name) => kept.has(name)).length
  const uses = mapping.filter(({ field }) => field)
  const there = uses.filter(({ name }) => names.has(plain(name)))
  const filled = new Set(there.map(({ field }) => field))
  return {
    share: common / (names.size + kept.size - common || 1),
    columns: file.map(({ name, field }) => {
      const own = kept.get(plain(name))
      if (own) return { name, field: own.field && known.has(own.field) ? own.field : null }
      return { name, field: filled.has(field) ? null : field }
    }),
    matching: there.length,
    used: uses.length,
    missing: uses.filter(({ name }) => !names.has(plain(name))).map(({ name }) => name),
    gone: there.filter(({ field }) => !known.has(field!)),
  }
}

/** Sorts fits, the best first. */
export const byFit = (a: Fit, b: Fit): number => b.share - a.share || b.matching - a.matching
