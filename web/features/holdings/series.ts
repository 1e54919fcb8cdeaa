/** The figures of updates as series: one for each name and unit, its oldest value first. */
interface Update {
  dueOn: string
  figures: readonly { name: string; unit: string; value?: number | null | undefined }[]
}

export interface Series {
  name: string
  unit: string
  points: { day: string; value: number }[]
}

/** Two updates of one day are two points; what is not known is left out. */
export function seriesOf(updates: readonly Update[]): Series[] {
  const all = new Map<string, Series>()
  for (const { dueOn, figures } of updates.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1)))
    for (const { name, unit, value } of figures) {
      if (value == null) continue
      const key = `${name}\n${unit}`
      const series = all.get(key) ?? { name, unit, points: [] }
      series.points.push({ day: dueOn, value })
      all.set(key, series)
    }
  return [...all.values()]
}
