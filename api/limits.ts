/** How often something may be tried: in memory on one node, in Redis on several. */
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { config } from './config.ts'
import { rateLimited } from './errors.ts'
import { networkOf } from './http/address.ts'
import { openRedis } from './redis.ts'
import { underWay } from './requestId.ts'

const minutes = (count: number) => count * 60
const hour = minutes(60)

/** Points in so many seconds (OWASP ASVS 2.2.1: at most 100 failed tries an hour on one account). */
const rules = {
  loginAccount: { points: 10, duration: minutes(15) },
  loginAddress: { points: 50, duration: minutes(15) },
  codeAccount: { points: 10, duration: minutes(15) },
  passkeyAddress: { points: 100, duration: minutes(15) },
  providerAddress: { points: 200, duration: minutes(15) },
  provisioningAddress: { points: 100, duration: minutes(15) },
  provisioning: { points: 3_000, duration: minutes(1) },
  providerTestAccount: { points: 60, duration: hour },
  integrationTestAccount: { points: 60, duration: hour },
  calendarAccount: { points: 60, duration: hour },
  registerAddress: { points: 20, duration: hour },
  forgotAccount: { points: 5, duration: hour },
  forgotAddress: { points: 20, duration: hour },
  resetAddress: { points: 20, duration: hour },
  apiKey: { points: 600, duration: minutes(1) },
  session: { points: config.sessionRequests, duration: minutes(1) },
  meetingAccount: { points: 60, duration: hour },
  webhookTestAccount: { points: 30, duration: hour },
  testLetterAccount: { points: 20, duration: hour },
  personalDataAccount: { points: 20, duration: hour },
  roomPages: { points: 120, duration: minutes(1) },
  uploadAccount: { points: 300, duration: hour },
  questionAccount: { points: 20, duration: hour },
  exportAccount: { points: 120, duration: hour },
  testMailAccount: { points: 20, duration: hour },
  lookupAccount: { points: 60, duration: hour },
  emailChangeAccount: { points: 5, duration: hour },
  orcidAccount: { points: 30, duration: hour },
  inviteAccount: { points: 60, duration: hour },
  contactAccount: { points: 20, duration: 24 * hour },
  enquiryAddress: { points: 10, duration: hour },
  accessAccount: { points: 10, duration: 24 * hour },
  reportAccount: { points: 20, duration: hour },
  contactPair: { points: 2, duration: 24 * hour },
} as const

export type Limit = keyof typeof rules

const redis = openRedis('limits')
const limiters = new Map<string, RateLimiterAbstract>()

/** So many points in so many seconds, where they are a setting of the platform. */
interface Allowance {
  points: number
  duration: number
}

function limiter(name: Limit, { points, duration }: Allowance): RateLimiterAbstract {
  const id = `${name} ${points} ${duration}`
  const known = limiters.get(id)
  if (known) return known
  const options = { keyPrefix: name, points, duration }
  const inMemory = new RateLimiterMemory(options)
  // Every request counts, and each process protects itself: no request waits for Redis.
  const alone = name === 'session'
  // While Redis is away, each process counts for itself: nobody is locked out, and no limit is off.
  const made =
    redis && !alone ? new RateLimiterRedis({ storeClient: redis, insuranceLimiter: inMemory, ...options }) : inMemory
  limiters.set(id, made)
  return made
}

/** Counts one try of an account or, where the limit is on addresses, of a network; throws RATE_LIMITED with the seconds to wait when there were too many. */
export async function limit(name: Limit, key: string, allowance: Allowance = rules[name]): Promise<void> {
  try {
    announce(name, allowance, await limiter(name, allowance).consume(keyOf(name, key)))
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    announce(name, allowance, refusal)
    throw rateLimited(secondsLeft(refusal), { name, ...allowance })
  }
}

const secondsLeft = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** How often others tried an account or an address is nobody's business: these answer only when they are hit. */
const unannounced: ReadonlySet<Limit> = new Set([
  'loginAccount',
  'loginAddress',
  'codeAccount',
  'passkeyAddress',
  'providerAddress',
  'provisioningAddress',
  'registerAddress',
  'forgotAccount',
  'forgotAddress',
  'resetAddress',
])

/** Tells the caller how the limit is now, in the headers of the answer. */
function announce(name: Limit, allowance: Allowance, state: RateLimiterRes): void {
  if (unannounced.has(name)) return
  underWay()?.onCounted?.({
    name,
    ...allowance,
    remaining: Math.max(0, state.remainingPoints),
    reset: secondsLeft(state),
  })
}

/** Takes back one counted try: only what fails is limited. */
export async function refund(name: Limit, key: string, allowance: Allowance = rules[name]): Promise<void> {
  await limiter(name, allowance).reward(keyOf(name, key))
}

function keyOf(name: Limit, key: string): string {
  const whose = name.endsWith('Address') ? networkOf(key) : key.toLowerCase()
  return createHash('sha256').update(whose).digest('base64url')
}

/** Forgets all tries: for tests, and when the server closes. */
export function closeLimits(): void {
  limiters.clear()
  redis?.disconnect()
}
