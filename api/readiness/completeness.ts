/** How much of what an assessment needs a project says: 19 checks of its fields (docs/spec/ai-tools.md#arl-setup-and-wizard). */
import * as texts from '#texts/readiness/checks.js'

/** What an assessment reads of a project. */
export interface AssessedProject {
  title: string
  description: string
  abstract: string
  objectives: string
  methodology: string
  expectedOutcomes: string
  problemSolving: string
  targetMarket: string
  businessApplication: string
  businessValue: string
  regulation: string
  duration: string
  prototypeStatus: string
  startupPotential: string
  ipStatus: string
  patentReference: string
  fundingStatus: 'UNFUNDED' | 'PARTIALLY_FUNDED' | 'FUNDED'
  fundingAmount: number | null
  fundingAmountNeeded: number | null
  fundingPurpose: string
  budget: number | null
  trl: number | null
  trlValidated: boolean
  commercialPotential: number | null
  collaborators: string[]
  challenges: string[]
  people: number
}

/** A project that says nothing. */
export const emptyProject: AssessedProject = {
  title: '',
  description: '',
  abstract: '',
  objectives: '',
  methodology: '',
  expectedOutcomes: '',
  problemSolving: '',
  targetMarket: '',
  businessApplication: '',
  businessValue: '',
  regulation: '',
  duration: '',
  prototypeStatus: '',
  startupPotential: '',
  ipStatus: '',
  patentReference: '',
  fundingStatus: 'UNFUNDED',
  fundingAmount: null,
  fundingAmountNeeded: null,
  fundingPurpose: '',
  budget: null,
  trl: null,
  trlValidated: false,
  commercialPotential: null,
  collaborators: [],
  challenges: [],
  people: 1,
}

export const topics = [
  'MARKET',
  'PROBLEM',
  'RESOURCES',
  'PARTNERS',
  'REGULATION',
  'TIMELINE',
  'TECHNOLOGY',
  'PROPERTY',
  'RISKS',
] as const
export type Topic = (typeof topics)[number]

interface Check {
  topic: Topic
  label: () => string
  holds: (project: AssessedProject) => boolean
}

const said = (value: string) => value.trim() !== ''

export const checks: readonly Check[] = [
  { topic: 'MARKET', label: texts.targetMarket, holds: (project) => said(project.targetMarket) },
  { topic: 'MARKET', label: texts.businessApplication, holds: (project) => said(project.businessApplication) },
  { topic: 'MARKET', label: texts.businessValue, holds: (project) => said(project.businessValue) },
  { topic: 'PROBLEM', label: texts.abstract, holds: (project) => said(project.abstract) },
  { topic: 'PROBLEM', label: texts.problemSolving, holds: (project) => said(project.problemSolving) },
  { topic: 'RESOURCES', label: texts.budget, holds: ({ budget }) => budget !== null },
  {
    topic: 'RESOURCES',
    label: texts.funding,
    holds: ({ fundingAmount, fundingAmountNeeded }) => fundingAmount !== null || fundingAmountNeeded !== null,
  },
  { topic: 'RESOURCES', label: texts.fundingPurpose, holds: (project) => said(project.fundingPurpose) },
  { topic: 'PARTNERS', label: texts.team, holds: ({ people }) => people >= 2 },
  { topic: 'PARTNERS', label: texts.collaborators, holds: ({ collaborators }) => collaborators.length > 0 },
  { topic: 'REGULATION', label: texts.regulation, holds: (project) => said(project.regulation) },
  { topic: 'TIMELINE', label: texts.duration, holds: (project) => said(project.duration) },
  { topic: 'TECHNOLOGY', label: texts.trl, holds: ({ trl }) => trl !== null },
  { topic: 'TECHNOLOGY', label: texts.prototypeStatus, holds: (project) => said(project.prototypeStatus) },
  { topic: 'TECHNOLOGY', label: texts.methodology, holds: (project) => said(project.methodology) },
  { topic: 'TECHNOLOGY', label: texts.expectedOutcomes, holds: (project) => said(project.expectedOutcomes) },
  { topic: 'PROPERTY', label: texts.ipStatus, holds: (project) => said(project.ipStatus) },
  { topic: 'PROPERTY', label: texts.patentReference, holds: (project) => said(project.patentReference) },
  { topic: 'RISKS', label: texts.challenges, holds: ({ challenges }) => challenges.length > 0 },
]

export interface Completeness {
  /** 0-100. */
  percent: number
  /** What is missing, in words. */
  missing: string[]
  /** The topics with something missing, those of which the most is missing first. */
  topics: Topic[]
}

export function completenessOf(project: AssessedProject): Completeness {
  const missing = checks.filter(({ holds }) => !holds(project))
  const share = (topic: Topic) => {
    const all = checks.filter((check) => check.topic === topic)
    return all.filter((check) => missing.includes(check)).length / all.length
  }
  return {
    percent: Math.round((100 * (checks.length - missing.length)) / checks.length),
    missing: missing.map(({ label }) => label()),
    topics: topics.filter((topic) => share(topic) > 0).sort((one, other) => share(other) - share(one)),
  }
}
