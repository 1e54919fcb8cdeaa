/** Takes records in from rows of a file. The command and pages call these actions, some rows at a time. */
import * as texts from '#texts/imports/errors.js'
import type { ImportKind } from '../../__generated__/prisma/enums.ts'
import { action, type Work } from '../../action.ts'
import { invalid } from '../../errors.ts'
import { importRowsRules } from './import.rules.ts'
import { checkRow } from './importRow.ts'
import { kinds } from './kinds.ts'
import type { Owner, RecordKind } from '../../importing/recordKind.ts'

/** A row that was not taken in, and why. */
export interface RowError {
  row: number
  field: string
  message: string
}

interface Taken {
  created: number
  existing: number
  refused: RowError[]
  /** Of a dry run: the keys of the rows that would be created. */
  fresh?: string[]
}

interface Read {
  number: number
  row: Record<string, unknown>
  key: string
}

const importOf = (name: string, kind: RecordKind, what: string) =>
  action({
    name,
    requires: 'PROJECT_IMPORT',
    rules: importRowsRules,
    description: `Creates ${what} from rows of a file. Rows that were imported before are left alone, bad ones are refused one by one; the others are written together or not at all.`,
    prepare: (_ctx, { rows }) => Promise.all(rows.map((given, nth) => readRow(kind, given, nth))),
    async run(work, { ownerEmail, dryRun, importId = null }, prepared): Promise<Taken> {
      if (importId !== null) await work.access.find('IMPORT_OWN', importId)
      const emails = prepared.map((one) => ('key' in one ? emailOf(one) : null))
      const owners = await ownersOf(work, kind, [ownerEmail, ...emails])
      if (ownerEmail && !owners.has(ownerEmail)) throw invalid({ ownerEmail: kind.nobody() })
      const refused: RowError[] = []
      // Of rows that stand there twice the first one counts.
      const good = new Map<string, Read>()
      let count = 0
      for (const one of prepared) {
        if (!('key' in one)) refused.push(...one)
        else if (emailOf(one) && !owners.has(emailOf(one)!))
          refused.push({ row: one.number, field: 'ownerEmail', message: kind.nobody() })
        else {
          count++
          if (!good.has(one.key)) good.set(one.key, one)
        }
      }
      if (dryRun) {
        const there = new Set(await kind.known(work.tx, [...good.keys()]))
        const fresh = [...good.keys()].filter((key) => !there.has(key))
        return { created: fresh.length, existing: count - fresh.length, refused, fresh }
      }
      const rows = [...good.values()].map((one) => ({
        row: one.row,
        key: one.key,
        owner: owners.get(emailOf(one) ?? ownerEmail ?? '') ?? null,
      }))
      const created = await kind.write(work, rows, importId)
      return { created, existing: count - created, refused }
    },
  })

export const importProjects = importOf('importProjects', kinds.PROJECT, 'projects')
export const importChallenges = importOf('importChallenges', kinds.CHALLENGE, 'challenges')

/** The action that takes in records of a kind. */
export const importActions = { PROJECT: importProjects, CHALLENGE: importChallenges } satisfies Record<
  ImportKind,
  unknown
>

const emailOf = ({ row }: Read) => (row['ownerEmail'] as string | undefined) ?? null

async function readRow(kind: RecordKind, given: unknown, nth: number): Promise<Read | RowError[]> {
  const { row, fields } = (given ?? {}) as { row?: unknown; fields?: unknown }
  const number = typeof row === 'number' ? row : nth + 1
  if (typeof fields !== 'object' || fields === null) return [{ row: number, field: 'fields', message: texts.badRow() }]
  const checked = await checkRow(kind, fields as Record<string, unknown>)
  return checked.errors
    ? Object.entries(checked.errors).map(([field, message]) => ({ row: number, field, message }))
    : { number, ...checked }
}

async function ownersOf({ tx }: Work, kind: RecordKind, emails: (string | null | undefined)[]) {
  const wanted = [...new Set(emails.filter((email): email is string => Boolean(email)))]
  if (!wanted.length) return new Map<string, Owner>()
  const found = await tx.user.findMany({
    where: { email: { in: wanted }, role: { in: [...kind.owners] }, status: 'ACTIVE' },
    select: { id: true, name: true, department: true, email: true },
  })
  return new Map<string, Owner>(found.map(({ email, ...owner }) => [email, owner]))
}
