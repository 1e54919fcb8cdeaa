/** What an investor knows of an opportunity, as a mark keeps it, and what has changed since. */
import * as texts from '#texts/opportunities/changes.js'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { scoreWords } from '../../readiness/report.ts'

/** Only what the investor may read. A type, as what is stored as JSON has to be one. */
export type Known = {
  validatedTrl: number | null
  /** AED; null when the project asks for nothing. */
  asked: number | null
  /** What it asks for the amount for. */
  purpose: string
  ipStatus: string
  /** The range of its Adoption Readiness Level; null while it is not assessed. */
  arlLow: number | null
  arlHigh: number | null
}

/** Takes what a mark keeps out of an opportunity. */
export const knownOf = ({ validatedTrl, asked, purpose, ipStatus, arlLow, arlHigh }: Known): Known => ({
  validatedTrl,
  asked,
  purpose,
  ipStatus,
  arlLow,
  arlHigh,
})

/** Reads what a mark keeps. */
export const readKnown = (stored: Prisma.JsonValue): Known | null => stored as Known | null

const same = <K extends keyof Known>(before: Known, now: Known, ...keys: K[]) =>
  keys.every((key) => before[key] === now[key])

/** The validated level has another value, in words. */
const trlChange = ({ validatedTrl: before }: Known, { validatedTrl: now }: Known) =>
  now === null ? texts.trlGone() : before === null ? texts.trlValidated({ trl: now }) : texts.trl({ before, now })

/** The ask has changed, by its amount before its purpose, in words. */
export const askChange = (before: Known, now: Known): string | null =>
  same(before, now, 'asked')
    ? same(before, now, 'purpose')
      ? null
      : texts.purpose()
    : now.asked === null
      ? texts.askGone()
      : before.asked === null
        ? texts.askNew({ amount: now.asked })
        : texts.ask({ before: before.asked, now: now.asked })

const rangeOf = ({ arlLow, arlHigh }: Known) =>
  arlLow === null || arlHigh === null ? null : scoreWords({ low: arlLow, high: arlHigh })

function arlChange(before: Known, now: Known): string {
  const [score, was] = [rangeOf(now), rangeOf(before)]
  return score === null ? texts.arlGone() : was === null ? texts.arlAssessed({ score }) : texts.arl({ was, score })
}

/** What has changed since an investor last knew, in words; nothing for an investor who never did. */
export function changesSince(before: Known | null, now: Known): string[] {
  if (!before) return []
  return [
    same(before, now, 'validatedTrl') ? null : trlChange(before, now),
    same(before, now, 'arlLow', 'arlHigh') ? null : arlChange(before, now),
    askChange(before, now),
    same(before, now, 'ipStatus')
      ? null
      : now.ipStatus
        ? texts.ipStatus({ status: now.ipStatus })
        : texts.ipStatusGone(),
  ].filter((one) => one !== null)
}
