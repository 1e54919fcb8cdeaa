/** An investment thesis in short words. */
import { listed } from '#listed'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/investors/thesis.js'
import { formatShortMoney } from '#web/ui/format.ts'

type Sector = Parameters<typeof sectorName>[0]

interface Band {
  ticketFrom: number | null | undefined
  ticketUntil: number | null | undefined
}

/** What a ticket may be, AED; null when the thesis does not say. */
export function ticketWords({ ticketFrom, ticketUntil }: Band): string | null {
  if (ticketFrom != null && ticketUntil != null)
    return texts.range({ from: formatShortMoney(ticketFrom), until: formatShortMoney(ticketUntil) })
  if (ticketFrom != null) return texts.atLeast({ amount: formatShortMoney(ticketFrom) })
  return ticketUntil == null ? null : texts.atMost({ amount: formatShortMoney(ticketUntil) })
}

/** The levels that an investor looks for; null when the thesis does not say. */
export const trlWords = (from: number | null | undefined, until: number | null | undefined): string | null =>
  from == null && until == null ? null : texts.trl({ from: from ?? 1, until: until ?? 9 })

export const sectorsWords = (sectors: readonly string[]): string =>
  listed(sectors.map((sector) => sectorName(sector as Sector)))
