/**
 * What the university publishes of its figures: sums by month and by department, never fewer than five records of a
 * department, and no amount of a single deal. Nothing in it is about a person.
 */
import { byteOrderMark, csvLine } from '../../csv.ts'
import type { Db } from '../../db.ts'
import { figureIds, figures, type FigureId } from '../../figures/figures.ts'
import { periodOf } from '../../figures/question.ts'
import { refreshedUntil } from '../../figures/refresh.ts'
import { monthsOf, sharesOf } from '../../figures/values.ts'
import { analyticsSettings } from './settings.ts'

/** Counts alone: an amount could be that of one deal. */
export const openFigures: readonly FigureId[] = figureIds.filter(
  (id) => figures[id].measure === 'COUNT' && id !== 'PROJECT_LEVELS' && id !== 'ENQUIRIES',
)

/** Fewer records of a department could tell of a person. Of our own choosing. */
const fewest = 5

const openDataColumns = ['figure', 'department', 'month', 'value', 'as_of'] as const

const everything = () => ({ ...periodOf('ALL', {}), asOf: null, person: null, department: null })

/** The CSV file; null while open data is not published. */
export async function openDataFile(db: Db): Promise<string | null> {
  if (!(await analyticsSettings(db)).openData) return null
  const asOf = (await refreshedUntil(db))?.toISOString() ?? ''
  const months = await monthsOf(db, openFigures, everything())
  const lines = months.map(({ figure, month, value }) => csvLine([figure, '', month, value, asOf]))
  for (const id of openFigures)
    for (const { key, value } of await sharesOf(db, id, 'department', everything()))
      if (key && value >= fewest) lines.push(csvLine([id, key, '', value, asOf]))
  return byteOrderMark + csvLine([...openDataColumns]) + lines.join('')
}
