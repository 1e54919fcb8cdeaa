/** What an exclusion constraint refuses: two records that hold the same time. */

/** Writes, and throws `refusal()` instead when the database says that the time is held already. */
export async function refuseOverlap<T>(write: () => Promise<T>, refusal: () => Error): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isOverlap(error) ? refusal() : error
  }
}

/** PostgreSQL's exclusion_violation, in whatever Prisma wraps it. */
const isOverlap = (error: unknown): boolean =>
  error instanceof Error && /23P01|conflicting key value violates exclusion constraint|one_at_a_time/.test(said(error))

const said = (error: Error) => `${error.message} ${JSON.stringify((error as { meta?: unknown }).meta ?? '')}`
