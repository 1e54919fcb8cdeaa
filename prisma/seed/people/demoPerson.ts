import type { Role } from '../../../api/__generated__/prisma/enums.ts'

/** A person of the demo university or of its surroundings. Nobody here is real. */
export interface DemoPerson {
  /** The part of the address before the @; projects name their people by it. */
  key: string
  name: string
  role: Role
  department: string
  position: string
  bio: string
  expertise: string[]
  /** What a researcher who is open to collaborate looks for. */
  looksFor?: string
  /** The ORCID iD, typed: only the one that ORCID made up for examples. */
  orcid?: string
  /** Months since the account was made. */
  joined: number
  /** The account of a role that visitors of the demo sign in to. */
  account?: true
  /** Registered and not verified yet. */
  pending?: true
}
