/**
 * The zone in which the database counts days (`university_zone()`). It becomes the one of UNIVERSITY_TIME_ZONE as long as nobody has
 * an account; afterwards another one would move deadlines that people were told, so the server does not start.
 */
import { CannotStart } from '../cannotStart.ts'
import { config } from '../config.ts'
import type { Db } from '../db.ts'

/** Any number that no other lock has. */
const lock = 382_001

export async function settleZone(db: Db, zone = config.universityTimeZone): Promise<void> {
  if ((await zoneOf(db)) === zone) return
  // Of several processes that start at once, one sets it.
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lock}::bigint)`
    const counted = await zoneOf(tx)
    if (counted === zone) return
    if (await tx.user.count())
      throw new CannotStart(
        `This database counts days in ${counted}, but UNIVERSITY_TIME_ZONE is ${zone}: deadlines that people know would move. Set it to ${counted}.`,
      )
    // The name holds letters, digits and _+-/ alone (config.ts).
    await tx.$executeRawUnsafe(zoneFunction(zone))
    await tx.$executeRaw`SELECT now() AT TIME ZONE university_zone()`
  })
}

const zoneOf = async (db: Pick<Db, '$queryRaw'>) =>
  (await db.$queryRaw<{ zone: string }[]>`SELECT university_zone() AS zone`)[0]!.zone

const zoneFunction = (zone: string) =>
  `CREATE OR REPLACE FUNCTION university_zone() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT '${zone}'::text $$`
