/** The names of sectors, in the schema, in addresses and for people. */
import type { Sector } from '../../__generated__/prisma/enums.ts'
import * as texts from '#texts/challenges/sectors.js'

/** docs/spec/challenges.md#lookups: the sectors of the platform; a project is in those that its tags name. */
export const sectors = [
  'ai',
  'sustainability',
  'healthcare',
  'energy',
  'manufacturing',
  'fintech',
  'aerospace',
  'automotive',
  'biotechnology',
  'cybersecurity',
  'telecommunications',
  'materials',
  'robotics',
  'iot',
  'blockchain',
  'agriculture',
  'education',
  'smart-cities',
  'water',
  'construction',
  'oil-gas',
  'mining',
  'logistics',
  'retail',
  'media',
  'other',
] as const

const names: Record<(typeof sectors)[number], () => string> = {
  ai: texts.ai,
  sustainability: texts.sustainability,
  healthcare: texts.healthcare,
  energy: texts.energy,
  manufacturing: texts.manufacturing,
  fintech: texts.fintech,
  aerospace: texts.aerospace,
  automotive: texts.automotive,
  biotechnology: texts.biotechnology,
  cybersecurity: texts.cybersecurity,
  telecommunications: texts.telecommunications,
  materials: texts.materials,
  robotics: texts.robotics,
  iot: texts.iot,
  blockchain: texts.blockchain,
  agriculture: texts.agriculture,
  education: texts.education,
  'smart-cities': texts.smartCities,
  water: texts.water,
  construction: texts.construction,
  'oil-gas': texts.oilGas,
  mining: texts.mining,
  logistics: texts.logistics,
  retail: texts.retail,
  media: texts.media,
  other: texts.other,
}

/** `smart-cities` as `Smart cities`; one that is not known as it is. */
export const sectorWords = (sector: string): string =>
  Object.hasOwn(names, sector) ? names[sector as keyof typeof names]() : sector

/** A value of the schema as addresses have it: `SMART_CITIES` as `smart-cities`. */
export const inAddress = (value: string): string => value.toLowerCase().replaceAll('_', '-')

/** A sector of the schema for people: `SMART_CITIES` as `Smart cities`. */
export const sectorName = (sector: Sector): string => sectorWords(inAddress(sector))
