/** The kinds of steps on the way from an idea to what became of it. */
export const threadKinds = [
  'IDEA',
  'VALIDATION_REQUEST',
  'SESSION',
  'EVALUATION',
  'PROJECT',
  'TRL_CLAIM',
  'ASSESSMENT',
  'PUBLICATION',
  'CHALLENGE',
  'INTEREST',
  'PROPOSAL',
  'COLLABORATION',
  'SUPPORT_REQUEST',
  'DISCLOSURE',
  'PATENT',
  'GRANT',
  'TECHNOLOGY_SUMMARY',
  'ENQUIRY',
  'DATA_ROOM',
  'INVESTMENT_INTEREST',
  'DEAL',
  'HOLDING',
] as const

export type ThreadKind = (typeof threadKinds)[number]
