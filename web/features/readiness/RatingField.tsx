/** The choice of a rating: each with the rubric's own text, and what it would make of the level. */
import { language } from '#language'
import * as texts from '#texts/readiness/rate.js'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { RubricOriginal } from './RubricOriginal.tsx'
import { readinessWords, riskWords, type Risk } from './riskWords.ts'

export interface RatingChoice {
  /** Empty is not known yet. */
  value: Risk | ''
  text: string
  note?: string
}

const wordsOf = (value: Risk | ''): string => {
  if (!value) return texts.unknown()
  return value === 'NOT_APPLICABLE' ? riskWords[value] : `${riskWords[value]} (${readinessWords[value]})`
}

interface Props {
  name: string
  /** The code of the dimension. */
  code: string
  choices: readonly RatingChoice[]
}

export const RatingField = ({ name, code, choices }: Props) => (
  <>
    <RadioCards name={name} choices={choices.map((choice) => ({ ...choice, label: wordsOf(choice.value) }))} />
    {language() !== 'en' && <RubricOriginal code={code} />}
  </>
)
