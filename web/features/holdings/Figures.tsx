/** The figures of an update beside one another. */
import * as texts from '#texts/holdings/view.js'
import { Facts } from '#web/ui/Facts.tsx'
import { figureWords } from './holdingWords.ts'

interface Figure {
  name: string
  unit: string
  value?: number | null | undefined
}

export const Figures = ({ figures }: { figures: readonly Figure[] }) =>
  figures.length > 0 && (
    <Facts
      columns={3}
      facts={figures.map(({ name, unit, value }) => [
        name,
        value == null ? texts.notKnown() : figureWords(value, unit),
      ])}
    />
  )
