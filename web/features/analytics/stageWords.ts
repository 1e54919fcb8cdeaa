/** Kinds of records and their stages in words. */
import * as records from '#texts/ui/records.js'
import * as states from '#texts/ui/states.js'

const entities: Record<string, () => string> = {
  Idea: records.idea,
  Project: records.project,
  TrlClaim: records.trlClaim,
  InventionDisclosure: records.inventionDisclosure,
  Proposal: records.proposal,
  InvestmentInterest: records.investmentInterest,
  Deal: records.deal,
}

export const entityWords = (entity: string): string => entities[entity]?.() ?? entity

const camel = (name: string) => name.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The words of a stage are the message of its name. */
export const stageWords = (stage: string): string => {
  const words = (states as unknown as Record<string, (() => string) | undefined>)[camel(stage)]
  return words?.() ?? stage
}
