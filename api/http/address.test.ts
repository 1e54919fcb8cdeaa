/** Whose tries are counted: the caller's, however many proxies of ours stand between, and whatever the caller writes. */
import type { IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { config } from '../config.ts'
import { addressOf } from './address.ts'

const usual = config.trustProxy
afterEach(() => void (config.trustProxy = usual))

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
