/** What is known of the people of a new project before it is written. */
import { sectors, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import type { Prefilled } from './Prefilled.tsx'

interface Known {
  name: string
  department: string | null | undefined
  expertise: readonly string[]
  /** Where the latest project of the person is. */
  institution?: string | undefined
}

/** The sectors that some words name. A project is in those that its tags name. */
export const sectorsIn = (words: readonly string[]): string[] => {
  const named = words.map((text) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `)
  const holds = (word: string) => named.some((text) => text.includes(` ${word.toLowerCase()} `))
  return sectors.filter(
    (sector) => sector !== 'other' && (holds(sectorWords(sector)) || holds(sector.replace('-', ' '))),
  )
}

/** Empty values are left out: they are nothing to speak of. */
export const filledIn = (
  values: Readonly<Record<string, string | readonly string[] | null | undefined>>,
  source: Prefilled[string]['source'],
): Prefilled =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value?.length)
      .map(([name, value]) => [name, { value, source }]),
  )

export const prefillOf = ({ name, department, expertise, institution }: Known): Prefilled => ({
  ...filledIn({ principalInvestigator: name, department, tags: sectorsIn(expertise) }, 'PROFILE'),
  ...filledIn({ institution }, 'PROJECT'),
})

/** The values of what was filled in. */
export const valuesOf = (filled: Prefilled): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filled).map(([name, { value }]) => [name, value]))
