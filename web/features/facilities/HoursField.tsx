/** The open hours of a week, in a form. */
import { useField } from 'formik'
import * as texts from '#texts/facilities/form.js'
import { cellsOf, hoursOf, type Hours } from '#web/features/experts/weekHours.ts'
import { WeekGrid } from '#web/features/experts/WeekGrid.tsx'
import { Labelled } from '#web/ui/form/fields.tsx'

export function HoursField({ name }: { name: string }) {
  const [{ value }, , { setValue }] = useField<readonly Hours[]>(name)
  return (
    <Labelled name={name} hint={texts.hoursHint()}>
      <WeekGrid cells={cellsOf(value)} onChange={(change) => void setValue(hoursOf(change(cellsOf(value))))} />
    </Labelled>
  )
}
