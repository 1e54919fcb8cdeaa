/** A figure of a holding's updates over time: a line, where there are two values or more, and its table. */
import { intlLocale } from '#language'
import { Heading, Stack } from '@chakra-ui/react'
import * as texts from '#texts/holdings/performance.js'
import { FigureTable } from '#web/ui/charts/FigureTable.tsx'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import { formatDate } from '#web/ui/format.ts'
import { figureWords } from './holdingWords.ts'
import type { Series } from './series.ts'

const short = new Intl.NumberFormat(intlLocale(), { notation: 'compact', maximumFractionDigits: 1 })

export function FigureSeries({ series: { name, unit, points } }: { series: Series }) {
  const title = unit ? texts.inUnit({ name, unit }) : name
  return (
    <Stack gap="2" minW="0">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {points.length > 1 && <LineChart points={points} format={(value) => short.format(value)} />}
      <FigureTable
        caption={title}
        head={[texts.asOf(), name]}
        rows={points.map(({ day, value }) => [formatDate(day), figureWords(value, unit)])}
      />
    </Stack>
  )
}
