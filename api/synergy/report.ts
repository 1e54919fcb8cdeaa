/** What an analysis of synergy says in words, from the two projects and their scores alone (docs/synergy.md#report). */
import * as texts from '#texts/synergy/report.js'
import { isProtected, type ComparedProject } from '../matching/comparedProject.ts'
import type { Score, ScoreKey } from './scores.ts'
import type { SharedWord } from '../matching/sharedWords.ts'

export const riskGroups = ['technical', 'resources', 'commercial'] as const

export interface Risk {
  group: (typeof riskGroups)[number]
  risk: string
  probability: 'LOW' | 'MEDIUM' | 'HIGH'
  impact: 'LOW' | 'MEDIUM' | 'HIGH'
  mitigation: string
}

export interface SynergyReport {
  keyRecommendation: string
  collaborationPotential: string
  overlappingTechnologies: string[]
  complementaryAspects: string[]
  crossSectorApplications: string[]
  breakthroughPotential: string
  roadmap: { title: string; duration: string; activities: string[] }[]
  risks: Risk[]
  immediateActions: string[]
  successFactors: string[]
  teamStructure: string[]
}

interface Analysed {
  one: ComparedProject
  other: ComparedProject
  scores: readonly Score[]
  overall: number
  shared: readonly SharedWord[]
}

/** From here on joint work is worth a plan, or at least a talk. */
const [strong, some] = [0.6, 0.4]

export function synergyReport(analysed: Analysed): SynergyReport {
  const { one, other, overall, shared } = analysed
  const both = { one: one.title, other: other.title }
  const words = shared.map(({ word }) => word)
  const band = overall >= strong ? 'strong' : overall >= some ? 'some' : 'little'
  const advice = { strong: texts.adviceStrong, some: texts.adviceSome, little: texts.adviceLittle }
  return {
    keyRecommendation: advice[band](both),
    collaborationPotential: potentialOf(analysed),
    overlappingTechnologies: words,
    complementaryAspects: [...complements(one, other), ...complements(other, one)],
    crossSectorApplications: applications(one, other),
    breakthroughPotential: breakthrough(analysed),
    roadmap: roadmapOf(one, other),
    risks: risksOf(analysed),
    immediateActions: [texts.actionTalk(), texts.actionData(), texts.actionRights()],
    successFactors: [texts.factorLead(), texts.factorGoals(), texts.factorReview()],
    teamStructure: [
      texts.teamLead({ title: further(one, other).title }),
      texts.teamMembers({ one: one.people, other: other.people }),
      ...(one.people + other.people < 4 ? [texts.teamSmall()] : []),
      texts.teamUniversity(),
    ],
  }
}

const valueOf = (scores: readonly Score[], key: ScoreKey) => scores.find((score) => score.key === key)?.value ?? null

/** The strongest and the weakest of what is known. */
function potentialOf({ scores }: Analysed): string {
  const known = scores
    .flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]))
    .toSorted((a, b) => b.value - a.value)
  const [best, worst] = [known[0], known.at(-1)]
  if (!best || !worst) return texts.nothingKnown()
  const outOfFive = (value: number) => (value * 5).toFixed(1)
  return texts.potential({
    best: scoreNames[best.key](),
    bestScore: outOfFive(best.value),
    worst: scoreNames[worst.key](),
    worstScore: outOfFive(worst.value),
  })
}

export const scoreNames: Record<ScoreKey, () => string> = {
  similarity: texts.similarity,
  crossSector: texts.crossSector,
  resourceEfficiency: texts.resourceEfficiency,
  collaborationViability: texts.collaborationViability,
  commercial: texts.commercial,
}

/** The one whose TRL is higher; the first where that is not known. */
const further = (one: ComparedProject, other: ComparedProject) => ((other.trl ?? 0) > (one.trl ?? 0) ? other : one)

/** What one has and the other lacks; what may only be out of sight is not said to be missing. */
function complements(has: ComparedProject, lacks: ComparedProject): string[] {
  const to = { from: has.title, to: lacks.title }
  return [
    ...(has.trl !== null && lacks.trl !== null && has.trl >= lacks.trl + 2
      ? [texts.givesExperience({ ...to, trl: has.trl, lower: lacks.trl })]
      : []),
    ...(lacks.whole && has.market.length && !lacks.market.length ? [texts.givesMarket(to)] : []),
    ...(lacks.whole && has.methods.length && !lacks.methods.length ? [texts.givesMethods(to)] : []),
    ...(lacks.whole && isProtected(has) && !isProtected(lacks) ? [texts.givesRights(to)] : []),
    ...(has.fundingStatus === 'FUNDED' && lacks.fundingStatus === 'UNFUNDED' ? [texts.givesMoney(to)] : []),
    ...(lacks.whole && has.prototypeStatus && !lacks.prototypeStatus
      ? [texts.givesPrototype({ ...to, prototype: has.prototypeStatus })]
      : []),
  ]
}

function applications(one: ComparedProject, other: ComparedProject): string[] {
  const marketOf = ({ market }: ComparedProject) => market[0]?.text.replaceAll(/\s+/g, ' ').trim().slice(0, 160) ?? ''
  const carried = (from: ComparedProject, to: ComparedProject) =>
    marketOf(to) ? [texts.application({ from: from.title, to: to.title, market: marketOf(to) })] : []
  return [...carried(one, other), ...carried(other, one)]
}

function breakthrough({ scores, one, other }: Analysed): string {
  const value = valueOf(scores, 'crossSector')
  if (value === null) return texts.breakthroughUnknown()
  const both = { one: one.department, other: other.department }
  if (value >= strong) return texts.breakthroughHigh(both)
  return value >= 0.25 ? texts.breakthroughSome() : texts.breakthroughLow()
}

const roadmapOf = (one: ComparedProject, other: ComparedProject) => [
  {
    title: texts.phaseAgree(),
    duration: texts.months({ from: 0, to: 3 }),
    activities: [texts.agreeGoal(), texts.agreeData(), texts.agreeRights()],
  },
  {
    title: texts.phaseTry(),
    duration: texts.months({ from: 3, to: 9 }),
    activities: [
      texts.tryTogether({ title: further(one, other).title }),
      texts.tryMeasure(),
      one.prototypeStatus || other.prototypeStatus ? texts.tryPrototype() : texts.tryBuild(),
    ],
  },
  {
    title: texts.phaseMarket(),
    duration: texts.months({ from: 9, to: 18 }),
    activities: [
      texts.marketAsk(),
      one.seekingInvestment || other.seekingInvestment ? texts.marketInvestors() : texts.marketFunding(),
      texts.marketReview(),
    ],
  },
]

function risksOf({ one, other, scores }: Analysed): Risk[] {
  const gap = one.trl === null || other.trl === null ? null : Math.abs(one.trl - other.trl)
  const risks: Risk[] = []
  const add = (
    when: boolean,
    group: Risk['group'],
    [risk, mitigation]: readonly [string, string],
    probability: Risk['probability'],
    impact: Risk['impact'],
  ) => when && risks.push({ group, risk, mitigation, probability, impact })
  const low = (key: ScoreKey) => (valueOf(scores, key) ?? 1) < 0.25
  add(low('similarity'), 'technical', [texts.riskDistance(), texts.mitigateDistance()], 'HIGH', 'MEDIUM')
  add(gap !== null && gap >= 3, 'technical', [texts.riskStages({ gap: gap ?? 0 }), texts.mitigateStages()], 'MEDIUM', 'MEDIUM') // prettier-ignore
  add(gap === null, 'technical', [texts.riskUnknown(), texts.mitigateUnknown()], 'MEDIUM', 'LOW')
  const isUnfunded = one.fundingStatus === 'UNFUNDED' && other.fundingStatus === 'UNFUNDED'
  add(isUnfunded, 'resources', [texts.riskMoney(), texts.mitigateMoney()], 'HIGH', 'HIGH')
  add(one.people < 2 || other.people < 2, 'resources', [texts.riskPeople(), texts.mitigatePeople()], 'MEDIUM', 'MEDIUM')
  const seen = one.whole && other.whole
  add(seen && (!one.endDate || !other.endDate), 'resources', [texts.riskTime(), texts.mitigateTime()], 'MEDIUM', 'LOW')
  add(seen && isProtected(one) !== isProtected(other), 'commercial', [texts.riskRights(), texts.mitigateRights()], 'MEDIUM', 'HIGH') // prettier-ignore
  add(low('commercial'), 'commercial', [texts.riskMarket(), texts.mitigateMarket()], 'MEDIUM', 'MEDIUM')
  return risks
}
