/** The names of sectors, in the schema, in addresses and for people. */
import type { Sector } from '../../__generated__/prisma/enums.ts'

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

const short = new Map([
  ['ai', 'AI'],
  ['iot', 'IoT'],
  ['oil-gas', 'Oil & gas'],
])

/** `smart-cities` as `Smart cities`. */
export const sectorWords = (sector: string): string =>
  short.get(sector) ?? (sector[0] ?? '').toUpperCase() + sector.slice(1).replaceAll('-', ' ')

/** A value of the schema as addresses have it: `SMART_CITIES` as `smart-cities`. */
export const inAddress = (value: string): string => value.toLowerCase().replaceAll('_', '-')

/** A sector of the schema for people: `SMART_CITIES` as `Smart cities`. */
export const sectorName = (sector: Sector): string => sectorWords(inAddress(sector))
