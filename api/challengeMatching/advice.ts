/** What a match says in words, from the pair and its criteria alone (docs/matching.md#advice). */
import * as texts from '#texts/challengeMatching/advice.js'
import { listed } from '#listed'
import { dayLength, dayInWords } from '../days.ts'
import { isProtected } from '../matching/comparedProject.ts'
import type { Pair } from './challenge.ts'
import { mustHavesOf } from './mustHaves.ts'
import { sharedTags, topicsOf } from './parts.ts'

export interface Advice {
  /** At most 3. */
  technicalSynergies: string[]
  /** At most 2. */
  innovationHighlights: string[]
  nextSteps: string[]
  riskFactors: string[]
}

const mostWords = 5
/** A proposal in fewer days is a rush. */
const soon = 14

export function adviceOf(pair: Pair): Advice {
  const { project, challenge } = pair
  const words = topicsOf(pair).slice(0, mostWords)
  const tags = sharedTags(pair)
  const checked = mustHavesOf(project, challenge.mustHaves)
  const met = checked.filter(({ evidence }) => evidence)
  const left = checked.filter(({ evidence }) => !evidence)
  const below = project.trl !== null && challenge.trl !== null && project.trl < challenge.trl
  const days = challenge.deadline && Math.round((Date.parse(challenge.deadline) - Date.parse(pair.today)) / dayLength)
  const isShort = days !== null && Number(days) < soon
  const isAlone = project.people < 2
  const isOpen = project.whole && !isProtected(project)
  const all = (...said: (string | false | null)[]) => said.filter((one) => typeof one === 'string')
  return {
    technicalSynergies: all(
      words.length > 0 && texts.bothSpeakOf({ words: listed(words) }),
      tags.length > 0 && texts.bothTagged({ tags: listed(tags) }),
      met.length > 0 && texts.answersMustHaves({ mustHave: met[0]!.text, more: met.length - 1 }),
    ),
    innovationHighlights: all(
      project.trl !== null && challenge.trl !== null && !below && texts.isFurther({ trl: project.trl, asked: challenge.trl }), // prettier-ignore
      project.whole && isProtected(project) && texts.hasRights(),
      project.whole && project.prototypeStatus !== '' && texts.hasPrototype({ prototype: project.prototypeStatus }),
      project.fundingStatus === 'FUNDED' && texts.isFunded(),
    ).slice(0, 2),
    nextSteps: all(
      left.length > 0 && texts.answerMustHave({ mustHave: left[0]!.text, more: left.length - 1 }),
      below && texts.raiseTrl({ trl: project.trl!, asked: challenge.trl! }),
      isAlone && texts.findPeople(),
      isOpen && texts.protect(),
      texts.ask(),
      challenge.deadline ? texts.proposeBy({ day: dayInWords(new Date(challenge.deadline)) }) : texts.propose(),
    ),
    riskFactors: all(
      below && texts.riskTrl({ trl: project.trl!, asked: challenge.trl! }),
      left.length > 0 && texts.riskMustHaves({ count: left.length, total: checked.length }),
      isShort && texts.riskTime({ days: Number(days) }),
      challenge.funding !== null && project.fundingNeeded !== null && challenge.funding < project.fundingNeeded && texts.riskFunding(), // prettier-ignore
      isAlone && texts.riskAlone(),
      isOpen && texts.riskRights(),
      project.trl === null && texts.riskNotAssessed(),
    ),
  }
}
