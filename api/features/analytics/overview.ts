/** What the page of analytics shows: figures with those of the period before, activity by month, shares and levels. */
import type { Db } from '../../db.ts'
import { figureIds, ownFigures, type FigureId } from '../../figures/figures.ts'
import { sharesOf, valuesOf } from '../../figures/values.ts'
import type { Asked } from './asking.ts'

interface FigureOf {
  readonly id: FigureId
  readonly value: number
  readonly before: number | null
}

/** The figures that the question's person, or the university, has: all, or those that are named, in their order. */
export async function figuresOf(db: Db, asked: Asked, named?: readonly FigureId[] | null): Promise<FigureOf[]> {
  const all: readonly FigureId[] = asked.person === null ? figureIds : ownFigures
  const values = await valuesOf(db, named ? [...new Set(named)].filter((id) => all.includes(id)) : all, asked)
  return [...values].map(([id, value]) => ({ id, ...value }))
}

/** What the trend of activity shows, one line each. */
export const activityFigures = ['PROJECTS', 'IDEAS', 'TEAMS'] as const satisfies readonly FigureId[]
/** What partners and investors do. */
export const partnerActivity = [
  'CHALLENGES',
  'PROPOSALS',
  'COLLABORATIONS',
  'INTERESTS',
  'ENQUIRIES',
] as const satisfies readonly FigureId[]

/** The most growth areas that are named. */
const mostAreas = 5

interface Area {
  readonly department: string
  readonly value: number
  readonly before: number
  /** Null where there was nothing before. */
  readonly percent: number | null
}

/** Departments with more new ideas and projects than in the period before, those that grew most first. */
export async function growthAreas(db: Db, asked: Asked): Promise<Area[]> {
  if (!asked.before) return []
  const [ideas, projects] = await Promise.all([
    sharesOf(db, 'IDEAS', 'department', asked),
    sharesOf(db, 'PROJECTS', 'department', asked, true),
  ])
  const sums = new Map<string, { value: number; before: number }>()
  for (const { key, value, before } of [...ideas, ...projects]) {
    const sum = sums.get(key) ?? { value: 0, before: 0 }
    sums.set(key, { value: sum.value + value, before: sum.before + (before ?? 0) })
  }
  return [...sums]
    .filter(([department, { value, before }]) => department && value > before)
    .map(([department, { value, before }]) => ({
      department,
      value,
      before,
      percent: before ? Math.round(((value - before) / before) * 100) : null,
    }))
    .sort((one, other) => (other.percent ?? Infinity) - (one.percent ?? Infinity) || other.value - one.value)
    .slice(0, mostAreas)
}
