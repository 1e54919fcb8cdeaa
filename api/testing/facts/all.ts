/** Every fact there is, over one cast: what the files of this folder say of records is found by its name (scripts/features.mjs). */
import { facts } from '../../__generated__/features/facts.ts'
import type { Db } from '../../db.ts'
import { ROLES } from '../../policy.ts'
import type { Viewer } from '../../viewer.ts'
import { person } from '../run.ts'
import type { Cast, Facts } from './fact.ts'
import { fileFacts } from './files.ts'
import { givenToNobody, grantedFacts } from './granted.ts'

/** One viewer of each role, and somebody whom none of them knows. */
export async function castOf(db: Db): Promise<Cast> {
  const viewers = {} as Record<(typeof ROLES)[number], Viewer>
  for (const role of ROLES) viewers[role] = await person(db, role)
  return { db, viewers, stranger: await person(db, 'RESEARCHER') }
}

/** Makes all records and says what each is to whom. */
export const allFacts = async (cast: Cast): Promise<Facts> => ({
  ...givenToNobody(await usualFacts(cast)),
  ...(await grantedFacts(cast)),
})

async function usualFacts(cast: Cast): Promise<Facts> {
  const found: Facts = {}
  for (const of of facts) Object.assign(found, await of(cast))
  return { ...found, ...(await fileFacts(cast, found)) }
}
