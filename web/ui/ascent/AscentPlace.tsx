/** Where one record stands on its way to the market, for its head. */
import { stageOf, stages, type Stage } from '#api/ascent.rules.ts'
import * as texts from '#texts/ui/ascent.js'
import { AscentLine } from './AscentLine.tsx'
import { stageWords } from './stageWords.ts'

interface Props {
  /** A project stands where its Technology Readiness Level says. */
  trl?: number | null | undefined
  /** An idea stands at the beginning. */
  idea?: true
}

const wordsOf = (at: Stage | null) =>
  at ? texts.standsAt({ nth: stages.indexOf(at) + 1, of: stages.length, stage: stageWords[at] }) : texts.noLevelYet()

export function AscentPlace({ trl, idea }: Props) {
  const at = idea ? 'IDEA' : stageOf(trl)
  return <AscentLine name={wordsOf(at)} at={at} />
}
