/** The scores of synergy by what must hold of them whatever the projects are. */
import { expect, test } from 'vitest'
import type { ComparedProject } from '../matching/comparedProject.ts'
import { overallOf, scoreKeys, scoresOf } from './scores.ts'
import { overlapOf } from '../matching/overlap.ts'
import { synergyReport } from './report.ts'
import { searchedProject, sharedWords } from '../matching/sharedWords.ts'

const empty: ComparedProject = {
  title: 'Untitled',
  tags: [],
  whole: true,
  subject: [],
  methods: [],
  market: [],
  department: '',
  faculty: '',
  institution: '',
  status: 'ACTIVE',
  fundingStatus: 'UNFUNDED',
  seekingInvestment: false,
  fundingNeeded: null,
  ipStatus: '',
  patentReference: '',
  prototypeStatus: '',
  trl: null,
  crl: null,
  startDate: null,
  endDate: null,
  people: 1,
}
const field = (text: string) => [{ field: 'Description', text }]
const still: ComparedProject = {
  ...empty,
  title: 'Solar still',
  subject: field('A solar still distils brackish groundwater with a black absorber membrane for remote farms.'),
  methods: field('Membrane distillation, absorber coating, outdoor salinity measurement.'),
  market: field('Remote farms in arid regions without a connection to water pipes.'),
  department: 'Mechanical Engineering',
  faculty: 'Engineering',
  trl: 5,
  startDate: '2026-01-01',
  endDate: '2027-12-31',
  people: 3,
}
const cooling: ComparedProject = {
  ...still,
  title: 'Membrane cooling',
  subject: field('An absorber membrane cools greenhouses of remote farms with brackish groundwater.'),
  department: 'Biology',
  faculty: 'Science',
  trl: 3,
}
const game: ComparedProject = {
  ...empty,
  title: 'Chess',
  subject: field('Heuristic tree search plays chess endgames from tablebases on graphics processors.'),
  methods: field('Alpha-beta pruning, transposition tables, tournament statistics.'),
  department: 'Computer Science',
  faculty: 'Engineering',
  trl: 2,
}
const all = [empty, still, cooling, game]
const pairs = all.flatMap((one) => all.map((other) => [one, other] as const))
const valueOf = (key: string, one: ComparedProject, other: ComparedProject) =>
  scoresOf(one, other).find((score) => score.key === key)!.value

const shared = (one: ComparedProject, other: ComparedProject) =>
  sharedWords(searchedProject(one), searchedProject(other))

test('every score is from 0 to 1 or not known, whichever of the two comes first', () => {
  for (const [one, other] of pairs) {
    const scores = scoresOf(one, other)
    expect(scores.map(({ key }) => key)).toEqual(scoreKeys)
    for (const { value } of scores) if (value !== null) expect(value >= 0 && value <= 1).toBe(true)
    expect(scoresOf(other, one).map(({ value }) => value?.toFixed(9))).toEqual(
      scores.map(({ value }) => value?.toFixed(9)),
    )
    const overall = overallOf(scores)
    expect(overall >= 0 && overall <= 1).toBe(true)
  }
})

test('what is known of neither counts as not known, not as bad', () => {
  expect(valueOf('similarity', empty, still)).toBeNull()
  expect(valueOf('crossSector', empty, still)).toBeNull()
  expect(valueOf('commercial', empty, empty)).toBeNull()
  expect(overallOf([{ key: 'similarity', value: null, reasons: [] }])).toBe(0)
})

test('projects on the same are more similar than others, and a common method in another field is innovation', () => {
  expect(valueOf('similarity', still, cooling)).toBeGreaterThan(0.5)
  expect(valueOf('similarity', still, game)).toBe(0)
  expect(valueOf('crossSector', still, cooling)).toBe(1)
  expect(valueOf('crossSector', still, { ...cooling, department: still.department })).toBe(0)
})

test('each score rises with what it rests on', () => {
  const viability = (trl: number) => valueOf('collaborationViability', still, { ...cooling, trl })!
  expect([1, 2, 3, 4].every((trl) => viability(trl) < viability(trl + 1))).toBe(true)
  const efficiency = (fundingStatus: ComparedProject['fundingStatus']) =>
    valueOf('resourceEfficiency', still, { ...cooling, fundingStatus })!
  expect(efficiency('FUNDED')).toBeGreaterThan(efficiency('UNFUNDED'))
  const commercial = (patentReference: string) => valueOf('commercial', still, { ...cooling, patentReference })!
  expect(commercial('US 1')).toBeGreaterThan(valueOf('commercial', still, { ...cooling, ipStatus: 'None' })!)
})

test('an overlap is 1 for the same text, 0 for unrelated ones, and not known for a few words', () => {
  const text = still.subject[0]!.text
  expect(overlapOf(text, text)).toBe(1)
  expect(overlapOf(text, game.subject[0]!.text)).toBe(0)
  expect(overlapOf('Water', text)).toBeNull()
  expect(overlapOf('This research project aims to develop an innovative solution', text)).toBeNull()
})

test('shared words are marked where they stand, in Arabic too', () => {
  const words = shared(still, cooling)
  expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['membrane', 'absorber', 'groundwater']))
  for (const { word, one, other } of words) {
    for (const { text, places } of [one, other]) expect(places.length, `${word} in ${text}`).toBeGreaterThan(0)
    expect(one.text.slice(one.places[0]!.start, one.places[0]!.end).toLowerCase().slice(0, 4)).toBe(word.slice(0, 4))
  }
  const [first] = shared(
    { ...empty, subject: field('تحلية المياه الجوفية بالطاقة الشمسية') },
    { ...empty, subject: field('معالجة مياه البحر وتحلية المياه') },
  )
  expect(first).toBeDefined()
})

test('what is out of sight is not said to be missing', () => {
  const target = { ...empty, whole: false, title: 'Seen in part' }
  const source = { ...still, patentReference: 'US 1', prototypeStatus: 'Built', fundingStatus: 'FUNDED' as const }
  const scores = scoresOf(source, target)
  const { complementaryAspects, risks } = synergyReport({ one: source, other: target, scores, overall: 0, shared: [] })
  expect(complementaryAspects).toEqual(['“Solar still” is funded, “Seen in part” is not.'])
  expect(risks.map(({ group }) => group)).not.toContain('commercial')
  expect(scores.at(-1)!.reasons.join()).not.toContain('protected')
  const seen = synergyReport({ one: source, other: { ...target, whole: true }, scores, overall: 0, shared: [] })
  expect(seen.complementaryAspects.length).toBeGreaterThan(3)
})

test('the report says the same of the same inputs, and names what is missing', () => {
  const report = (one: ComparedProject, other: ComparedProject) => {
    const scores = scoresOf(one, other)
    return synergyReport({ one, other, scores, overall: overallOf(scores), shared: shared(one, other) })
  }
  expect(report(still, cooling)).toEqual(report(still, cooling))
  expect(report(still, cooling).complementaryAspects.join()).toContain('TRL 5')
  expect(
    report(still, empty)
      .risks.map(({ risk }) => risk)
      .join(),
  ).toContain('unknown')
  expect(report(still, cooling).risks.every(({ mitigation }) => mitigation)).toBe(true)
  expect(report(still, cooling).keyRecommendation).toMatch(/^Plan joint work/)
})
