/** Refuses columns that fill a field which records of the kind do not have. */
import * as texts from '#texts/imports/errors.js'
import type { ImportKind } from '../../__generated__/prisma/enums.ts'
import { invalid } from '../../errors.ts'
import { importFields } from './import.rules.ts'

export function needFields(kind: ImportKind, columns: readonly { field?: string | null | undefined }[] = []): void {
  const known = new Set(importFields[kind].map(({ field }) => field))
  if (columns.some(({ field }) => field && !known.has(field))) throw invalid({ columns: texts.noField() })
}
