/** Takes projects in from rows of a file. The command and pages call this one action, some rows at a time. */
import type { Prisma } from '../../../__generated__/prisma/client.ts'
import { action, type Work } from '../../../action.ts'
import { invalid } from '../../../errors.ts'
import { importProjectsRules, type ImportRow } from './importRow.rules.ts'
import { checkRow } from './importRow.ts'

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

interface Candidate {
  number: number
  row: ImportRow
  key: string
}

export const importProjects = action({
  name: 'importProjects',
  requires: 'PROJECT_IMPORT',
  rules: importProjectsRules,
  description:
    'Creates projects from rows of a file. Rows that were imported before are left alone, bad ones are refused one by one; the others are written together or not at all.',
  prepare: (_ctx, { rows }) => Promise.all(rows.map(candidateOf)),
  async run(work, { ownerEmail, dryRun }, prepared): Promise<Taken> {
    const owners = await ownersOf(work, [
      ownerEmail,
      ...prepared.map((one) => ('key' in one ? one.row.ownerEmail : null)),
    ])
    if (ownerEmail && !owners.has(ownerEmail)) throw invalid({ ownerEmail: nobody })
    const refused: RowError[] = []
    const good: Candidate[] = []
    for (const one of prepared)
      if (!('key' in one)) refused.push(...one)
      else if (one.row.ownerEmail && !owners.has(one.row.ownerEmail))
        refused.push({ row: one.number, field: 'ownerEmail', message: nobody })
      else good.push(one)
    if (dryRun) {
      const fresh = await unknown(work, good)
      return { created: fresh.length, existing: good.length - fresh.length, refused, fresh }
    }
    const created = await write(work, good, (row) => owners.get(row.ownerEmail ?? ownerEmail ?? '') ?? null)
    return { created, existing: good.length - created, refused }
  },
})

const nobody = 'There is no active researcher with this e-mail address'

async function candidateOf(given: unknown, nth: number): Promise<Candidate | RowError[]> {
  const { row, fields } = (given ?? {}) as { row?: unknown; fields?: unknown }
  const number = typeof row === 'number' ? row : nth + 1
  if (typeof fields !== 'object' || fields === null)
    return [{ row: number, field: 'fields', message: 'A row is {row, fields}' }]
  const checked = await checkRow(fields as Record<string, unknown>)
  return checked.errors
    ? Object.entries(checked.errors).map(([field, message]) => ({ row: number, field, message }))
    : { number, ...checked }
}

/** The keys of the rows that would be written. */
async function unknown({ tx }: Work, rows: Candidate[]): Promise<string[]> {
  const keys = [...new Set(rows.map(({ key }) => key))]
  const known = await tx.project.findMany({ where: { importKey: { in: keys } }, select: { importKey: true } })
  const there = new Set(known.map(({ importKey }) => importKey))
  return keys.filter((key) => !there.has(key))
}

interface Owner {
  id: number
  name: string
}

async function ownersOf({ tx }: Work, emails: (string | null | undefined)[]): Promise<Map<string, Owner>> {
  const wanted = [...new Set(emails.filter((email): email is string => Boolean(email)))]
  if (!wanted.length) return new Map()
  const found = await tx.user.findMany({
    where: { email: { in: wanted }, role: 'RESEARCHER', status: 'ACTIVE' },
    select: { id: true, name: true, email: true },
  })
  return new Map(found.map(({ email, ...owner }) => [email, owner]))
}

/** Writes the rows that are not there yet; another import at the same moment cannot write them twice. */
async function write(work: Work, rows: Candidate[], ownerOf: (row: ImportRow) => Owner | null): Promise<number> {
  const { tx } = work
  const byKey = new Map<string, Candidate>()
  for (const candidate of rows) if (!byKey.has(candidate.key)) byKey.set(candidate.key, candidate)
  const created = await tx.project.createManyAndReturn({
    data: [...byKey.values()].map(({ row, key }) => columnsOf(row, key, ownerOf(row))),
    select: { id: true, title: true, status: true, ownerId: true },
    skipDuplicates: true,
  })
  await tx.projectMember.createMany({
    data: created.flatMap(({ id, ownerId }) =>
      ownerId ? [{ projectId: id, userId: ownerId, role: 'LEAD' as const }] : [],
    ),
  })
  for (const { id, title, status } of created)
    await work.audit('Project', id, { title: [null, title], status: [null, status] })
  return created.length
}

/** A row as a project: active when the file does not say, for what a university brings along is under way. */
function columnsOf(row: ImportRow, importKey: string, owner: Owner | null): Prisma.ProjectCreateManyInput {
  const { ownerEmail: _, status, fundingStatus, tags, collaborators, challenges, ...rest } = row
  return {
    ...rest,
    tags: tags ?? [],
    collaborators: collaborators ?? [],
    challenges: challenges ?? [],
    status: status ?? 'ACTIVE',
    fundingStatus: fundingStatus ?? fundingOf(row),
    principalInvestigator: row.principalInvestigator || (owner?.name ?? ''),
    ownerId: owner?.id ?? null,
    importKey,
  }
}

const fundingOf = ({ fundingAmount, budget }: ImportRow) =>
  !fundingAmount ? 'UNFUNDED' : budget && budget > fundingAmount ? 'PARTIALLY_FUNDED' : 'FUNDED'
