/** Technology Readiness Levels, with the spec's names (core.md 9). */
export const trlNames = [
  'Basic Research',
  'Technology Formulation',
  'Proof of Concept',
  'Lab Validation',
  'Pilot Scale',
  'Prototype',
  'System Demo',
  'First of Kind',
  'Full Scale',
] as const

/** The name of level 1-9, or null when it is not assessed. */
export const trlName = (level: number | null | undefined): string | null => (level && trlNames[level - 1]) || null
