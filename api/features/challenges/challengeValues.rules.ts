/** Values of challenges that lists need before any form is opened; without the rules, which bring the library that they are written with. */

export const sectors = [
  'AI',
  'SUSTAINABILITY',
  'HEALTHCARE',
  'ENERGY',
  'MANUFACTURING',
  'FINTECH',
  'AEROSPACE',
  'AUTOMOTIVE',
  'BIOTECHNOLOGY',
  'CYBERSECURITY',
  'TELECOMMUNICATIONS',
  'MATERIALS',
  'ROBOTICS',
  'IOT',
  'BLOCKCHAIN',
  'AGRICULTURE',
  'EDUCATION',
  'SMART_CITIES',
  'WATER',
  'CONSTRUCTION',
  'OIL_GAS',
  'MINING',
  'LOGISTICS',
  'RETAIL',
  'MEDIA',
  'OTHER',
] as const

/** docs/spec/challenges.md#filters-and-sorting: deadlines under 14 days are near. */
export const nearDays = 14
