/** How the invested capital is spread over sectors, stages, levels or years: a chart with its table. */
import * as texts from '#texts/holdings/analytics.js'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { FigureTable } from '#web/ui/charts/FigureTable.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount, formatMoney, formatShortMoney } from '#web/ui/format.ts'
import { percentWords } from './holdingWords.ts'

interface Props {
  title: string
  /** The heading of the first column. */
  of: string
  /** The sum of all amounts, AED. */
  invested: number
  shares: readonly { key: string; count: number; amount: number }[]
  words: (key: string) => string
}

export const Exposure = ({ title, of, invested, shares, words }: Props) => (
  <Section title={title}>
    <BarChart bars={shares.map(({ key, amount }) => ({ name: words(key), value: amount }))} format={formatShortMoney} />
    <FigureTable
      caption={title}
      head={[of, texts.holdings(), texts.invested(), texts.share()]}
      rows={shares.map(({ key, count, amount }) => [
        words(key),
        formatCount(count),
        formatMoney(amount),
        percentWords(Math.round((amount / invested) * 100)),
      ])}
    />
  </Section>
)
