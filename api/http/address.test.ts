/** Whose tries are counted: the caller's, however many proxies of ours stand between, and whatever the caller writes. */
import type { IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { config } from '../config.ts'
import { closeLimits, limit } from '../limits.ts'
import { addressOf, networkOf } from './address.ts'

const usual = config.trustProxy
afterEach(() => {
  config.trustProxy = usual
  closeLimits()
})

const asked = (remoteAddress: string, forwarded?: string) =>
  addressOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage)

test('without a trusted proxy what the header says does not count', () => {
  expect(asked('10.0.0.1', '203.0.113.7')).toBe('10.0.0.1')
  expect(asked('::ffff:10.0.0.1')).toBe('10.0.0.1')
})

test.each([
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  [2, '203.0.113.7', '203.0.113.7'],
  [1, ' 2001:DB8::1 ', '2001:db8::1'],
  [1, '::ffff:203.0.113.7', '203.0.113.7'],
  [1, 'unknown', '10.0.0.1'],
  [1, '', '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
])('behind %i trusted, X-Forwarded-For %o means %s', (hops, forwarded, expected) => {
  config.trustProxy = hops
  expect(asked('10.0.0.1', forwarded)).toBe(expected)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:db8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('the tries of %o count for %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected)
})

test('who changes the address within a /64 is limited all the same, and the neighbour is not', async () => {
  const tries = (prefix: string, many: number) =>
    Promise.all(Array.from({ length: many }, (_, at) => limit('registerAddress', `${prefix}::${at + 1}`)))
  await tries('2001:db8:0:7', 20)
  await expect(tries('2001:db8:0:7', 21)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } })
  await tries('2001:db8:0:8', 1)
})
