/** How often a password may be tried, for an account and from a network. */
import type { Context } from '../../context.ts'
import { limit, refund } from '../../limits.ts'
import { triesOf } from './signInPolicy.ts'

type Caller = Pick<Context, 'db' | 'address'>

/** Counts one try; throws RATE_LIMITED when there were too many. */
export async function countTry({ db, address }: Caller, email: string): Promise<void> {
  await limit('loginAccount', email, await triesOf(db))
  await limit('loginAddress', address)
}

/** Takes a counted try back: only what fails is limited. Both at once, for each waits for a Redis that hangs. */
export async function takeBackTry({ db, address }: Caller, email: string): Promise<void> {
  const tries = await triesOf(db)
  await Promise.all([refund('loginAccount', email, tries), refund('loginAddress', address)])
}
