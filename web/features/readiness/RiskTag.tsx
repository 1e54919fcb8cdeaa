/** The rating of a dimension, as a badge. */
import { Tag } from '#web/ui/badges/Tag.tsx'
import { isRisk, ratingWords, readinessWords, riskTones } from './riskWords.ts'

export const RiskTag = ({ risk }: { risk: string | null | undefined }) => (
  <Tag tone={isRisk(risk) ? riskTones[risk] : 'neutral'} title={isRisk(risk) ? readinessWords[risk] : undefined}>
    {ratingWords(risk)}
  </Tag>
)
