/** The ascent line: where levels stand on it, and how it is drawn. */
import { expect, test } from 'vitest'
import { levelsOf, pathThrough, pointsIn, stageOf, stages } from './ascent.rules.ts'
import { mailFrame, type MailLook } from './mailFrame.rules.ts'

test('every level stands at one stage, and none stands lower than the level before', () => {
  const levels = stages.flatMap((stage) => levelsOf[stage])
  expect(levels).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(levels.map(stageOf)).not.toContain(null)
})

test.each([null, undefined, 0, 10])('what has the level %s has no place', (level) => {
  expect(stageOf(level)).toBeNull()
})

test('the line climbs from stage to stage and stays in its box', () => {
  const points = pointsIn(600, 56, 9)
  expect(points).toHaveLength(stages.length)
  for (const [at, { x, y }] of points.entries()) {
    expect(x).toBe(50 + 100 * at)
    expect(y).toBeGreaterThanOrEqual(9)
    expect(y).toBeLessThanOrEqual(47)
    if (at) expect(y).toBeLessThan(points[at - 1]!.y)
  }
  expect(pathThrough(points)).toMatch(/^M 50 [\d.]+( C( [\d.]+){6}){5}$/)
  expect(pathThrough([])).toBe('')
})

test('a mail has it in its own color, hidden from screen readers', () => {
  const look: MailLook = {
    platformName: 'Tech Transfer',
    tagline: '',
    mailColor: '#7a1f5c',
    mailFooter: '',
    logo: null,
    logoHasName: false,
  }
  const html = mailFrame({ title: 'Email', body: '<p>Hello</p>', foot: '' }, look)
  const [table] = /<table[^]*?<\/table>/.exec(html) ?? []
  expect(table).toContain('role="presentation" aria-hidden="true"')
  expect(table).toContain('background:#7a1f5c')
  expect(table?.match(/<td/g)).toHaveLength(stages.length)
})
