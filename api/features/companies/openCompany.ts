/** The doors through which changes of companies go, and what they share. */
import * as texts from '#texts/companies/errors.js'
import type { Company } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { invalid } from '../../errors.ts'
import { personAble } from '../../personAble.ts'

/** The company, held for a change of the university's side of it, so that changes and merges come one after the other. */
export async function openCompany({ tx, access }: Work, id: number): Promise<Company> {
  await tx.$queryRaw`SELECT "id" FROM "Company" WHERE "id" = ${id} FOR UPDATE`
  return access.find('COMPANY_RELATION', id)
}

/**
 * Holds all names of companies, so that nobody joins one of them meanwhile, and then the companies. Whoever writes a name
 * takes the name before the company, too: in another order two could wait for each other.
 */
export async function holdCompanies(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.$queryRaw`SELECT "key" FROM "CompanyName" WHERE "companyId" = ANY (${[...ids]}) ORDER BY "key" FOR UPDATE`
  await tx.$queryRaw`SELECT "id" FROM "Company" WHERE "id" = ANY (${[...ids]}) ORDER BY "id" FOR UPDATE`
}

/** What makes spellings of a name the same, as the database has it. */
export async function keyOf(tx: Tx, name: string): Promise<string> {
  const [row] = await tx.$queryRaw<[{ key: string }]>`SELECT company_key(${name}) AS "key"`
  if (!row.key) throw invalid({ name: texts.lettersInName() })
  return row.key
}

/** Refuses whoever is not an active person of the university. */
export async function refuseStranger(tx: Tx, field: 'ownerId' | 'assigneeId', id: number | null | undefined) {
  if (id != null) await personAble(tx, 'COMPANY_RELATION', id, { [field]: texts.chooseUniversityPerson() })
}
