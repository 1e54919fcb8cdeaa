/**
 * The rubric: 17 dimensions in four areas, with the three texts of each, and the table of levels.
 * Source: U.S. Department of Energy, Office of Technology Commercialization, Adoption Readiness Assessment, version April 2025
 * (public domain), docs/readiness.md#rubric. It rates risk: High is bad.
 */
import rubric from './doeArl2025.json' with { type: 'json' }

/** The version that saved assessments name. */
export const rubricVersion = 'DOE ARL, April 2025'

type AreaKey = 'valueProposition' | 'marketAcceptance' | 'resourceMaturity' | 'licenseToOperate'

export interface Dimension {
  /** The letter of its area and its place in it, e.g. A1. */
  code: string
  title: string
  description: string
  /** What holds when the risk is low, medium and high, word for word. */
  low: string
  medium: string
  high: string
}

export interface Area {
  key: AreaKey
  title: string
  description: string
  dimensions: Dimension[]
}

export const areas: readonly Area[] = rubric.areas.map(({ id, key, name, text }) => ({
  key: key as AreaKey,
  title: name,
  description: text,
  dimensions: rubric.dimensions
    .filter((dimension) => dimension.id.startsWith(id))
    .map((dimension) => ({
      code: dimension.id,
      title: dimension.title,
      description: dimension.text,
      low: dimension.Low,
      medium: dimension.Medium,
      high: dimension.High,
    })),
}))

export const dimensions: readonly Dimension[] = areas.flatMap((area) => area.dimensions)

/** The codes of all dimensions, A1 to D5. */
export const codes: readonly string[] = dimensions.map(({ code }) => code)

const byCode = new Map(dimensions.map((dimension) => [dimension.code, dimension]))

/** The dimension with a code of `codes`. */
export function dimensionOf(code: string): Dimension {
  const dimension = byCode.get(code)
  if (!dimension) throw new Error(`There is no dimension ${code}`)
  return dimension
}

/** Levels 1-9 by the number of dimensions at medium risk (rows) and at high risk (columns), each 0 to 8 or more. */
export const table: readonly (readonly number[])[] = rubric.lookup.table
