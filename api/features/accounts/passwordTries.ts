/** How often a password may be tried, for an account and from a network. */
import { limit, refund } from '../../limits.ts'

/** Counts one try; throws RATE_LIMITED when there were too many. */
export async function countTry(email: string, address: string): Promise<void> {
  await limit('loginAccount', email)
  await limit('loginAddress', address)
}

/** Takes a counted try back: only what fails is limited. Both at once, for each waits for a Redis that hangs. */
export async function takeBackTry(email: string, address: string): Promise<void> {
  await Promise.all([refund('loginAccount', email), refund('loginAddress', address)])
}
