/** What single fields of a project say of a dimension: shown beside the texts, and never a rating. */
import * as texts from '#texts/readiness/facts.js'
import { ipStatusWords } from '../features/projects/offered.rules.ts'
import type { AssessedProject } from './completeness.ts'

export interface Fact {
  code: string
  text: string
}

const fundingWords = { UNFUNDED: texts.unfunded, PARTIALLY_FUNDED: texts.partiallyFunded, FUNDED: texts.funded }

export function factsOf(project: AssessedProject): Fact[] {
  const { trl, trlValidated, prototypeStatus, ipStatus, patentReference, fundingAmount, fundingAmountNeeded } = project
  const trlText = trl === null ? '' : trlValidated ? texts.trlValidated({ trl }) : texts.trl({ trl })
  const prototype = prototypeStatus && texts.prototype({ value: prototypeStatus })
  return [
    { code: 'A2', text: trlText },
    { code: 'A2', text: prototype },
    { code: 'A2', text: ipStatus && texts.property({ value: ipStatusWords(ipStatus) }) },
    { code: 'A2', text: patentReference && texts.patent({ value: patentReference }) },
    { code: 'C1', text: fundingWords[project.fundingStatus]() },
    { code: 'C1', text: fundingAmount === null ? '' : texts.received({ amount: fundingAmount }) },
    { code: 'C1', text: fundingAmountNeeded === null ? '' : texts.needed({ amount: fundingAmountNeeded }) },
    { code: 'C2', text: trlText },
    { code: 'C4', text: prototype },
  ].filter(({ text }) => text !== '')
}
