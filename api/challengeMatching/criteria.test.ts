/** The criteria of a match by what must hold of them whatever the pair is. */
import { expect, test } from 'vitest'
import type { ComparedProject } from '../matching/comparedProject.ts'
import { adviceOf } from './advice.ts'
import type { ComparedChallenge, Pair } from './challenge.ts'
import { criteriaOf, criterionKeys, overallOf, type Depth } from './criteria.ts'
import { mustHavesOf } from './mustHaves.ts'
import { topicsOf } from './parts.ts'

const project: ComparedProject = {
  title: 'Solar still',
  tags: ['Desalination', 'membranes'],
  whole: true,
  subject: [
    {
      field: 'Description',
      text: 'A membrane distils brackish groundwater. It runs on sunlight alone, day after day.',
    },
  ],
  methods: [],
  market: [],
  department: 'Mechanical Engineering',
  faculty: '',
  institution: '',
  status: 'ACTIVE',
  fundingStatus: 'UNFUNDED',
  seekingInvestment: true,
  fundingNeeded: 200_000,
  ipStatus: '',
  patentReference: '',
  prototypeStatus: '',
  trl: 4,
  crl: null,
  startDate: null,
  endDate: null,
  people: 3,
}
const challenge: ComparedChallenge = {
  title: 'Fresh water for farms',
  texts: [{ field: 'Problem', text: 'Farms need brackish groundwater to be distilled where there is no power.' }],
  mustHaves: ['Runs on sunlight alone', 'Costs less than AED 2 per litre'],
  tags: ['desalination'],
  sector: 'Water',
  trl: 4,
  funding: 100_000,
  deadline: '2026-12-22',
}
const pair = (changes: Partial<Pair> = {}): Pair => ({
  project,
  challenge,
  share: 0.2,
  today: '2026-11-24',
  ...changes,
})
const values = (one: Pair, depth: Depth = 'comprehensive') =>
  Object.fromEntries(criteriaOf(one, depth).map(({ key, value }) => [key, value]))
const overall = (one: Pair) => overallOf(criteriaOf(one, 'comprehensive'))

test('every criterion is between 0 and 1, or not known', () => {
  for (const share of [0, 0.05, 0.2, 0.5, 3])
    for (const trl of [null, 1, 9])
      for (const deadline of [null, '2020-01-01', '2026-11-24', '2040-01-01']) {
        const one = pair({ share, project: { ...project, trl }, challenge: { ...challenge, deadline } })
        for (const { value } of criteriaOf(one, 'deep'))
          expect(value === null || (value >= 0 && value <= 1), String(value)).toBe(true)
        expect(overall(one)).toBeGreaterThanOrEqual(0)
        expect(overall(one)).toBeLessThanOrEqual(1)
      }
})

test('nearer texts never lower a score, and without a common subject there is no match', () => {
  const shares = [0, 0.03, 0.045, 0.1, 0.2, 0.22, 0.6]
  const scores = shares.map((share) => overall(pair({ share, challenge: { ...challenge, tags: [] } })))
  expect(scores).toEqual(scores.toSorted((one, other) => one - other))
  expect(scores.slice(0, 3)).toEqual([0, 0, 0])
  expect(scores[5]).toBe(scores[6])
})

test('words alone count little where tags, sector, must-haves and topics all say otherwise', () => {
  const text = 'The sensor reports leaks inside the trunk at night.'
  const pest = { ...project, title: 'Pests in palms', tags: ['acoustics'], subject: [{ field: 'Description', text }] }
  const other = pair({ share: 0.9, project: pest })
  expect(values(other)['technicalAlignment']).toBe(0.4)
  expect(criteriaOf(other, 'quick')[0]!.reasons[0]).toContain('counts for at most 40%')
  for (const changes of [
    { subject: [{ field: 'Description', text: `${text} It runs on sunlight alone.` }] },
    { tags: ['desalination'] },
    { title: 'Water for palms' },
  ])
    expect(values({ ...other, project: { ...pest, ...changes } })['technicalAlignment']).toBeGreaterThan(0.9)
  const silent: ComparedChallenge = { ...challenge, tags: [], sector: '', mustHaves: [] }
  expect(values({ ...other, challenge: silent })['technicalAlignment'], 'nothing to contradict').toBe(1)
})

test('topics are words that somebody chose, never those of everyday language', () => {
  const problem = 'The third reading of damaged codes is weak; sensors see no desalination membrane.'
  const both = pair({
    project: { ...project, title: 'Read the third code', subject: [{ field: 'Description', text: problem }] },
    challenge: { ...challenge, title: 'Read damaged numbers', texts: [{ field: 'Problem', text: problem }] },
  })
  expect(topicsOf(both)).toEqual(['desalination', 'membrane'])
})

test('tags that both have count, in whatever form they are written', () => {
  const without = pair({ challenge: { ...challenge, tags: ['ships'] } })
  const value = (one: Pair) => values(one)['technicalAlignment']!
  expect(value(pair())! - value(without)!).toBeCloseTo(0.1, 10)
})

test('stage, money, people and time are what the docs say', () => {
  const stage = (trl: number) =>
    values(pair({ project: { ...project, trl, fundingNeeded: null } }))['resourceCompatibility']
  expect([stage(4), stage(9), stage(2), stage(0)]).toEqual([1, 1, 0.75, 0.5])
  expect(values(pair())['resourceCompatibility']).toBeCloseTo((1 + 0.5 + 1) / 3, 10)
  const time = (deadline: string | null) => values(pair({ challenge: { ...challenge, deadline } }))['timelineAlignment']
  expect([time(null), time('2026-12-22'), time('2026-12-08'), time('2026-11-01')]).toEqual([1, 1, 0.75, 0.5])
})

test('a must-have is met by a sentence that speaks of it, and depth makes it count', () => {
  const [met, open] = mustHavesOf(project, challenge.mustHaves)
  expect(met!.evidence?.text).toBe('It runs on sunlight alone, day after day.')
  expect(open!.evidence).toBeNull()
  const [whole, deep] = [values(pair())['technicalAlignment']!, values(pair(), 'deep')['technicalAlignment']!]
  expect(deep).toBeCloseTo((whole + 0.5) / 2, 10)
})

test('what is not known does not count', () => {
  const unknown: ComparedChallenge = { ...challenge, sector: '', trl: null, funding: null, texts: [], mustHaves: [] }
  expect(values(pair({ challenge: unknown }))['marketRelevance']).toBeNull()
  expect(criteriaOf(pair({ challenge: unknown }), 'deep').map(({ key }) => key)).toEqual([...criterionKeys])
})

test('advice follows from the pair, and is the same for the same', () => {
  const short = pair({
    project: { ...project, trl: 2, people: 1 },
    challenge: { ...challenge, deadline: '2026-11-27' },
  })
  const { technicalSynergies, innovationHighlights, nextSteps, riskFactors } = adviceOf(short)
  expect(technicalSynergies).toEqual([
    expect.stringContaining('groundwater'),
    'Both are tagged desalination.',
    'The project addresses the must-have “Runs on sunlight alone”.',
  ])
  expect(innovationHighlights).toEqual([])
  expect(nextSteps).toContain('Plan how to take the project from TRL 2 to TRL 4.')
  expect(nextSteps).toContain('Submit a proposal by Nov 27, 2026.')
  expect(riskFactors).toEqual([
    'The project is at TRL 2; the challenge requires TRL 4.',
    'The project does not address 1 of 2 must-haves.',
    'Only 3 days are left until the deadline.',
    'The challenge offers less funding than the project needs.',
    'The project team is very small.',
    'The project’s intellectual property is not protected yet.',
  ])
  expect(adviceOf(short)).toEqual(adviceOf(short))
  const seen = adviceOf({ ...short, project: { ...short.project, whole: false } })
  expect(seen.riskFactors).not.toContain('The project’s intellectual property is not protected yet.')
})
