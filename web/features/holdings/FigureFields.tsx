/** The figures that are asked for, or that are told: name, unit and, where it is told, the value. */
import * as texts from '#texts/holdings/form.js'
import { RowNumber, RowsField, RowText } from '#web/ui/form/RowsField.tsx'

/** The most figures of an update (update.rules.ts). */
const most = 10

const words = {
  add: texts.addFigure(),
  rowName: (number: number) => texts.figureNumber({ number }),
  remove: (number: number) => texts.removeFigure({ number }),
}

export interface KpiRow {
  name: string
  unit: string
}

export const KpiFields = () => (
  <RowsField<KpiRow> name="kpis" hint={texts.kpisHint()} empty={{ name: '', unit: '' }} most={most} {...words}>
    {(row, set) => (
      <>
        <RowText required label={texts.figureName()} value={row.name} onChange={(name) => set({ name })} />
        <RowText label={texts.unit()} value={row.unit} onChange={(unit) => set({ unit })} />
      </>
    )}
  </RowsField>
)

export interface FigureRow extends KpiRow {
  value: string
}

export const FigureFields = () => (
  <RowsField<FigureRow>
    name="figures"
    hint={texts.figuresHint()}
    empty={{ name: '', unit: '', value: '' }}
    most={most}
    {...words}
  >
    {(row, set) => (
      <>
        <RowText required label={texts.figureName()} value={row.name} onChange={(name) => set({ name })} />
        <RowText label={texts.unit()} value={row.unit} onChange={(unit) => set({ unit })} />
        <RowNumber required label={texts.value()} value={row.value} onChange={(value) => set({ value })} />
      </>
    )}
  </RowsField>
)
