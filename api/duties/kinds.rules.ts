/** The kinds of duties, with the working days in which each is promised, unless the record itself says by when. */

/** Kinds for which administrators promise a number of working days, with the usual one. */
export const usualDays = {
  ACCOUNT_VERIFY: 2,
  ARL_SIGN_OFF: 10,
  CHALLENGE_CHECK: 5,
  CHALLENGE_QUESTION: 3,
  CO_APPLICATION_ANSWER: 5,
  DATA_ROOM_ANSWER: 3,
  DEAL_CLOSE: 5,
  DISCLOSURE_CHANGE: 15,
  DISCLOSURE_DECIDE: 20,
  DISCLOSURE_SIGN: 5,
  ENQUIRY_ANSWER: 3,
  FACILITY_APPROVAL: 2,
  IDEA_CHANGE: 15,
  IDEA_REVIEW: 10,
  INTEREST_ACKNOWLEDGE: 3,
  INTEREST_QUESTION: 5,
  INTEREST_REPLY: 10,
  INTRODUCTION_ANSWER: 5,
  INVESTOR_DOCUMENTS: 10,
  PROJECT_CHANGE: 15,
  PROJECT_JOIN_ANSWER: 5,
  PROJECT_REVIEW: 10,
  PROPOSAL_ANSWER: 20,
  PROPOSAL_CHANGE: 10,
  PROPOSAL_REVIEW: 10,
  REPORT_DECIDE: 2,
  SESSION_CLOSE: 3,
  SUMMARY_AGREE: 10,
  SUPPORT_REPLY: 10,
  TEAM_JOIN_ANSWER: 5,
  TRL_ANSWER: 3,
  TRL_ASSIGN: 3,
  TRL_CHANGE: 15,
  TRL_REVIEW: 10,
  VALIDATION_ANSWER: 3,
  VALIDATION_ASSIGN: 3,
  VALIDATION_GIVE: 10,
} as const

export type PromisedKind = keyof typeof usualDays

export const promisedKinds = Object.keys(usualDays) as PromisedKind[]

/** Kinds whose records alone say by when. */
const datedKinds = [
  'ACCESS_REVIEW',
  'COMPANY_TASK',
  'GRANT_ITEM',
  'HOLDING_UPDATE',
  'INTEREST_FOLLOW_UP',
  'INTEREST_TASK',
  'MEETING_ANSWER',
  'MEETING_TASK',
  'MILESTONE',
  'PATENT_DEADLINE',
  'SESSION_CONFIRM',
  'SUPPORT_ANSWER',
  'TEAM_INVITATION_ANSWER',
] as const

export type DatedKind = (typeof datedKinds)[number]

export type DutyKind = PromisedKind | DatedKind

export const dutyKinds: readonly DutyKind[] = [...promisedKinds, ...datedKinds].sort()

/** Working days by kind. */
export type PromisedDays = Readonly<Record<PromisedKind, number>>

/** The field of a kind in forms and inputs: `ideaReview`. */
export const fieldOf = (kind: PromisedKind): string =>
  kind.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
