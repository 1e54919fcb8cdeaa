/** The people whom a CSV file names, each with what is wrong with its row. */
import { parse } from 'csv-parse/sync'
import { ValidationError, type InferType } from 'yup'
import * as errors from '#texts/accounts/errors.js'
import * as texts from '#texts/accounts/inviteMany.js'
import { listed } from '#listed'
import { refusedFields } from '../../action.ts'
import type { Db, Tx } from '../../db.ts'
import { invalid } from '../../errors.ts'
import { inEachLanguage } from '../../language.ts'
import { createUserRules } from './account.rules.ts'
import { mostInvited } from './inviteMany.rules.ts'
import { roleWords } from './roleWords.rules.ts'

const columns = ['name', 'email', 'role', 'department'] as const
type Column = (typeof columns)[number]

const rules = createUserRules.pick(columns)

interface Problem {
  field: string
  message: string
}

export interface InvitationRow extends Record<Column, string> {
  /** As a spreadsheet counts: the header is row 1. */
  row: number
  problems: Problem[]
  /** What is made of it; nothing when there is a problem. */
  input: InferType<typeof rules> | null
}

/** Reads and checks the rows; addresses that have an account, or stand there twice, are problems of their rows. */
export async function readInvitations(db: Db | Tx, csv: string): Promise<InvitationRow[]> {
  const rows = await Promise.all(recordsIn(csv).map((values, nth) => checked(values, nth + 2)))
  const emails = rows.flatMap(({ input }) => input?.email ?? [])
  const taken = new Set(
    (await db.user.findMany({ where: { email: { in: emails } }, select: { email: true } })).map(({ email }) => email),
  )
  const first = new Map<string, number>()
  return rows.map((one) => {
    const email = one.input?.email
    if (!email) return one
    const before = first.get(email)
    if (before === undefined) first.set(email, one.row)
    const message =
      before !== undefined ? texts.twice({ row: String(before) }) : taken.has(email) ? errors.emailTaken() : null
    return message ? { ...one, input: null, problems: [{ field: 'email', message }] } : one
  })
}

function recordsIn(csv: string): Record<string, string>[] {
  let lines: string[][]
  try {
    lines = parse(csv, {
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      delimiter: [',', ';', '\t'],
    })
  } catch {
    throw invalid({ csv: texts.unreadable() })
  }
  const header = (lines[0] ?? []).map((name) => name.toLowerCase())
  for (const column of ['name', 'email', 'role'])
    if (!header.includes(column)) throw invalid({ csv: texts.noColumn({ column }) })
  const rows = lines.slice(1)
  if (!rows.length) throw invalid({ csv: texts.noRows() })
  if (rows.length > mostInvited) throw invalid({ csv: texts.mostRows({ most: String(mostInvited) }) })
  return rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])))
}

/** A role by its name in the schema or on screen, in any language. */
function roleOf(given: string): string {
  const words = given.trim().toLowerCase()
  const found = inEachLanguage(() => Object.entries(roleWords))
    .flat()
    .find(([role, label]) => role.toLowerCase() === words.replaceAll(' ', '_') || label.toLowerCase() === words)
  return found?.[0] ?? given
}

async function checked(values: Record<string, string>, row: number): Promise<InvitationRow> {
  const { name = '', email = '', role = '', department = '' } = values
  const shown = { row, name, email, role, department }
  try {
    const given = { name, email, role: roleOf(role), department }
    return { ...shown, problems: [], input: await rules.validate(given, { abortEarly: false, stripUnknown: true }) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const roles = listed([...new Set(Object.values(roleWords))])
    const problems = Object.entries(refusedFields(error)).map(([field, message]) => ({
      field,
      message: field === 'role' ? texts.unknownRole({ roles }) : String(message),
    }))
    return { ...shown, problems, input: null }
  }
}
