/** What is compared: an investor’s thesis and an opportunity. */

export interface Thesis {
  sectors: readonly string[]
  trlFrom: number | null
  trlUntil: number | null
  /** AED; both or none. */
  ticketFrom: number | null
  ticketUntil: number | null
  stages: readonly string[]
  places: readonly string[]
  words: string
}

/** What of a project is compared; nothing that the investor may not read. */
export interface Opportunity {
  id: number
  title: string
  description: string
  tags: readonly string[]
  keywords: string
  /** The validated level, or the stated one while none is validated. */
  trl: number | null
  /** What it asks for, AED; null when it asks for nothing or the investor may not know it. */
  asked: number | null
  fundingStatus: string
  /** Where it is made and sold, in words. */
  place: string
  createdAt: Date
}
