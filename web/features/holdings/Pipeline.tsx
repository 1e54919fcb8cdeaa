/** How far an investor's interests came: a chart with its table; nothing before the first interest. */
import { Text } from '@chakra-ui/react'
import * as texts from '#texts/holdings/analytics.js'
import { stages, type Stage } from '#web/features/interests/interestWords.ts'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { FigureTable } from '#web/ui/charts/FigureTable.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'
import { percentWords } from './holdingWords.ts'

interface Props {
  /** From expressed to invested. */
  conversion: readonly { stage: string; count: number }[]
}

export function Pipeline({ conversion }: Props) {
  const expressed = conversion[0]?.count ?? 0
  if (!expressed) return null
  const reached = conversion.map(({ stage, count }) => ({ name: stages[stage as Stage].words, count }))
  return (
    <Section title={texts.pipeline()}>
      <Text color="fg.muted">{texts.pipelineHint()}</Text>
      <BarChart bars={reached.map(({ name, count }) => ({ name, value: count }))} format={formatCount} />
      <FigureTable
        caption={texts.pipeline()}
        head={[texts.reached(), texts.interests(), texts.share()]}
        rows={reached.map(({ name, count }) => [
          name,
          formatCount(count),
          percentWords(Math.round((count / expressed) * 100)),
        ])}
      />
    </Section>
  )
}
