/** A caller's network address, seen through the proxies that we trust. */
import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { config } from '../config.ts'

/**
 * Each trusted proxy adds the address that it was asked from at the end of X-Forwarded-For, so that the caller's stands
 * as many places from the end as there are such proxies. What stands before it anyone can write.
 */
export function addressOf(req: IncomingMessage): string {
  const direct = plainAddress(req.socket.remoteAddress ?? '') ?? ''
  if (config.trustProxy === 0) return direct
  const forwarded = String(req.headers['x-forwarded-for'] ?? '').split(',')
  const told = forwarded.at(-Math.min(config.trustProxy, forwarded.length))!
  return plainAddress(told.trim()) ?? direct
}

/** An IPv4 address that came over IPv6 is the same caller; nothing when it is no address. */
const plainAddress = (text: string) => (ipaddr.isValid(text) ? ipaddr.process(text).toString() : undefined)

/**
 * Whom an address stands for when tries are counted: one caller has a whole /64 of IPv6 addresses, of which each try could
 * come from another.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const { parts } = ipaddr.IPv6.parse(address)
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
