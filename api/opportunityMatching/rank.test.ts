/** The ranking of opportunities holds for any thesis and any opportunities. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Opportunity, Thesis } from './compared.ts'
import { rank } from './rank.ts'

const tag = fc.constantFrom('water', 'energy', 'ai', 'solar')
const level = fc.option(fc.integer({ min: 1, max: 9 }))
const amount = fc.option(fc.integer({ min: 1, max: 2_000_000_000 }))
const sorted = (range: [number, number] | null) => range?.toSorted((a, b) => a - b) ?? [null, null]

const opportunities = fc
  .array(
    fc.record({
      title: fc.string(),
      description: fc.constantFrom('', 'A pump for brackish water', 'مضخة المياه'),
      tags: fc.array(tag),
      keywords: fc.string(),
      trl: level,
      asked: amount,
      fundingStatus: fc.constantFrom('UNFUNDED', 'FUNDED'),
      place: fc.string(),
      createdAt: fc.date({ noInvalidDate: true }),
    }),
  )
  .map((all) => all.map((one, id): Opportunity => ({ ...one, id })))

const thesis = fc
  .record({
    sectors: fc.array(tag),
    levels: fc.option(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))),
    ticket: fc.option(fc.tuple(fc.integer({ min: 1, max: 9e8 }), fc.integer({ min: 1, max: 9e8 }))),
    stages: fc.array(fc.constantFrom('UNFUNDED', 'FUNDED')),
    places: fc.array(fc.string({ minLength: 1 })),
    words: fc.string(),
  })
  .map(({ levels, ticket, ...rest }): Thesis => {
    const [trlFrom, trlUntil] = sorted(levels) as [number | null, number | null]
    const [ticketFrom, ticketUntil] = sorted(ticket) as [number | null, number | null]
    return { ...rest, trlFrom, trlUntil, ticketFrom, ticketUntil }
  })

const ids = fc.array(fc.nat(20)).map((all) => new Set(all))
const feedback = fc.record({ saved: ids, less: ids })

test('every opportunity is ranked once, from 0 to 1, the best first, with a reason for each part', () => {
  fc.assert(
    fc.property(thesis, opportunities, feedback, (one, all, said) => {
      const ranked = rank(one, all, said)
      expect(ranked.map(({ opportunity }) => opportunity.id).toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id))
      for (const { fit, parts } of ranked) {
        expect(fit).toBeGreaterThanOrEqual(0)
        expect(fit).toBeLessThanOrEqual(1)
        for (const { value, reason } of parts) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1)
          expect(reason()).not.toBe('')
        }
      }
      for (const [nth, { fit }] of ranked.entries()) expect(fit!).toBeLessThanOrEqual(ranked[nth - 1]?.fit ?? 1)
    }),
  )
})

test('the order in which they come makes no difference', () => {
  fc.assert(
    fc.property(thesis, opportunities, feedback, (one, all, said) => {
      const order = (list: Opportunity[]) => rank(one, list, said).map(({ opportunity }) => opportunity.id)
      expect(order(all.toReversed())).toEqual(order(all))
    }),
  )
})

test('without a thesis the newest come first and nothing is said of a fit', () => {
  fc.assert(
    fc.property(opportunities, feedback, (all, said) => {
      const ranked = rank(null, all, said)
      expect(ranked.every(({ fit, parts }) => fit === null && !parts.length)).toBe(true)
      const times = ranked.map(({ opportunity }) => opportunity.createdAt.getTime())
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    }),
  )
})
