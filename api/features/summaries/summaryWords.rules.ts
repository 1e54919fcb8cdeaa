/** What a technology is offered for and how it is protected, in words, on pages and in the PDF file. */
import * as texts from '#texts/summaries/choices.js'
import type { summaryOffers, summaryProtections } from './summary.rules.ts'

const offers: Record<(typeof summaryOffers)[number], () => string> = {
  LICENCE: texts.licence,
  CO_DEVELOPMENT: texts.coDevelopment,
  SPONSORED_RESEARCH: texts.sponsoredResearch,
  PILOT: texts.pilot,
  INVESTMENT: texts.investment,
  SPIN_OUT: texts.spinOut,
}

const protections: Record<(typeof summaryProtections)[number], () => string> = {
  NOT_PROTECTED: texts.notProtected,
  IN_PREPARATION: texts.inPreparation,
  PATENT_FILED: texts.patentFiled,
  PATENT_GRANTED: texts.patentGranted,
  COPYRIGHT: texts.copyright,
  KNOW_HOW: texts.knowHow,
}

const among = (words: Record<string, () => string>, value: string): string => words[value]?.() ?? value

export const offerWords = (offer: string): string => among(offers, offer)

export const protectionWords = (protection: string): string => among(protections, protection)

/** How far it is: what the university has validated, and what the researchers state where that is something else. */
export function stageWords(validated: number | null, claimed: number | null): string {
  const stated = claimed === validated ? null : claimed
  if (validated && stated) return texts.bothLevels({ validated: String(validated), claimed: String(stated) })
  if (validated) return texts.validatedLevel({ level: String(validated) })
  return stated ? texts.claimedLevel({ level: String(stated) }) : texts.noLevel()
}
