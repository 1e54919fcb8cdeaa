/** A challenge of the demo university as it is written down; days count from the moment of seeding. */
import type { Challenge } from '../../../api/__generated__/prisma/client.ts'

type Written = Pick<
  Challenge,
  'title' | 'sector' | 'status' | 'description' | 'problemStatement' | 'goal' | 'offer' | 'mustHaves' | 'tags'
>

export interface DemoChallenge
  extends
    Written,
    Partial<
      Pick<
        Challenge,
        | 'anonymous'
        | 'blindScreening'
        | 'collaborationType'
        | 'fundingRange'
        | 'budget'
        | 'minBudget'
        | 'maxBudget'
        | 'trl'
        | 'companyDescription'
        | 'cancelReason'
        | 'closingReport'
      >
    > {
  /** The key of the person who posted it. */
  owner: string
  /** Days since it was begun. */
  age: number
  /** Days to the deadline; negative when it is past. */
  deadline?: number
  /** Days after the deadline by which applicants hear. */
  answer?: number
  criteria?: readonly (readonly [name: string, weight: number])[]
  questions?: readonly (readonly [by: string, text: string, answer?: string])[]
  stars?: readonly string[]
  /** The key of who of the university checks it. */
  checker?: string
  invited?: readonly (readonly [key: string, by: string, words: string])[]
  reviewers?: readonly (readonly [key: string, role: 'LEAD' | 'REVIEWER' | 'COMMENTER'])[]
}
