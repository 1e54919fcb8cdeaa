/**
 * The rubric: 17 dimensions in four areas, with the three texts of each, and the table of levels.
 * Source: U.S. Department of Energy, Office of Technology Commercialization, Adoption Readiness Assessment, version April 2025
 * (public domain), docs/readiness.md#rubric. It rates risk: High is bad.
 */
import { language, type Locale } from '#language'
import arabic from './doeArl2025.ar.json' with { type: 'json' }
import rubric from './doeArl2025.json' with { type: 'json' }

/** The version that saved assessments name. */
export const rubricVersion = 'DOE ARL, April 2025'

type AreaKey = 'valueProposition' | 'marketAcceptance' | 'resourceMaturity' | 'licenseToOperate'

interface AreaWords {
  title: string
  description: string
}

export interface DimensionWords extends AreaWords {
  /** What holds when the risk is low, medium and high, word for word. */
  low: string
  medium: string
  high: string
}

/** English is the original, the others are the university's translations of it. */
type InEachLanguage<Words> = Readonly<Record<Locale, Words>>

export interface Dimension {
  /** The letter of its area and its place in it, e.g. A1. */
  code: string
  words: InEachLanguage<DimensionWords>
}

export interface Area {
  key: AreaKey
  words: InEachLanguage<AreaWords>
  dimensions: Dimension[]
}

type DimensionTexts = Record<'title' | 'text' | 'Low' | 'Medium' | 'High', string>
type AreaTexts = Record<'name' | 'text', string>

const areaWords = ({ name, text }: AreaTexts): AreaWords => ({ title: name, description: text })
const dimensionWords = ({ title, text, Low, Medium, High }: DimensionTexts): DimensionWords => ({
  title,
  description: text,
  low: Low,
  medium: Medium,
  high: High,
})

const translated: { areas: Record<string, AreaTexts>; dimensions: Record<string, DimensionTexts> } = arabic

export const areas: readonly Area[] = rubric.areas.map(({ id, key, ...original }) => ({
  key: key as AreaKey,
  words: { en: areaWords(original), ar: areaWords(translated.areas[id]!) },
  dimensions: rubric.dimensions
    .filter((dimension) => dimension.id.startsWith(id))
    .map((dimension) => ({
      code: dimension.id,
      words: { en: dimensionWords(dimension), ar: dimensionWords(translated.dimensions[dimension.id]!) },
    })),
}))

export const dimensions: readonly Dimension[] = areas.flatMap((area) => area.dimensions)

/** The codes of all dimensions, A1 to D5. */
export const codes: readonly string[] = dimensions.map(({ code }) => code)

/** What an area or a dimension says in the language of who reads it: asked for while answering, never while loading. */
export const wordsOf = <Words>({ words }: { words: InEachLanguage<Words> }): Words => words[language()]

const byCode = new Map(dimensions.map((dimension) => [dimension.code, dimension]))

/** The dimension with a code of `codes`. */
export function dimensionOf(code: string): Dimension {
  const dimension = byCode.get(code)
  if (!dimension) throw new Error(`There is no dimension ${code}`)
  return dimension
}

/** The title by which the record of changes and notifications keep a dimension, in the language of who reads it. */
export function titleOf(kept: string): string {
  const dimension = dimensions.find(({ words }) => words.en.title === kept)
  return dimension ? wordsOf(dimension).title : kept
}

/** Levels 1-9 by the number of dimensions at medium risk (rows) and at high risk (columns), each 0 to 8 or more. */
export const table: readonly (readonly number[])[] = rubric.lookup.table
