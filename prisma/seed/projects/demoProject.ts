import type { FundingStatus, ProjectOutcome, ProjectStatus } from '../../../api/__generated__/prisma/enums.ts'
import type { DemoDepartment } from '../departments.ts'

/** A project of the demo university as it is written down; seed.ts turns ages into dates and keys into people. */
export interface DemoProject {
  title: string
  department: DemoDepartment
  status: ProjectStatus
  /** Keys of people (people/): who owns and leads it, who edits, who looks on. */
  lead: string
  editors?: string[]
  viewers?: string[]
  trl: number | null
  crl: number | null
  potential: number | null
  /** The state of the claimed level; the university has looked at most of them. */
  trlState?: 'PENDING' | 'VALIDATED' | 'CHANGES_REQUESTED'
  /** Months since the record was made, days since it was last changed, length in months. */
  age: number
  touched: number
  months: number

  description: string
  abstract?: string
  objectives?: string
  methodology?: string
  outcomes?: string
  application?: string
  value?: string
  problem?: string
  market?: string
  /** What is offered, and to whom it leads. */
  offer?: readonly [type: string, details: string, freeToOperate: string]
  ip?: readonly [status: string, reference: string]
  prototype?: string
  startup?: string
  stage: string
  tags: string[]
  keywords: string
  collaborators?: string[]
  hurdles?: string[]

  /** AED. */
  budget?: number
  funding: readonly [status: FundingStatus, amount: number]
  seeks?: readonly [amount: number, purpose: string]

  /** Days since it was opened to each audience. */
  industrySince?: number
  investorsSince?: number
  /** Days for which it still stays inside although it is approved. */
  embargo?: number
  shared?: true
  confidential?: true
  /** Percent. */
  industryInterest?: number
  /** What came of it when it was completed or archived, and what others can learn from it. */
  ended?: readonly [outcome: ProjectOutcome, lessons: string]
  /** Days since the last review, days to the next; a negative number is overdue, 0 is due today. */
  review?: readonly [last: number, next: number]
}

/** Ids of people by key, or of projects by title. */
export type Ids = ReadonlyMap<string, number>
