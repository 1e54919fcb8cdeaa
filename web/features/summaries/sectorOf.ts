/** A sector of an address as the schema has it: `smart-cities` as `SMART_CITIES`. */
import type { sectors } from '#api/features/challenges/challengeValues.rules.ts'

export const sectorOf = (value: string) => value.toUpperCase().replaceAll('-', '_') as (typeof sectors)[number]
