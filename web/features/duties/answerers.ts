/** Who answers, and what. */
import { promisedKinds, type DutyKind, type PromisedKind } from '#api/duties/kinds.rules.ts'
import * as texts from '#texts/duties/answerers.js'

type Group = 'team' | 'companies' | 'experts' | 'investors' | 'researchers' | 'everybody'

const groupOf: Readonly<Record<DutyKind, Group>> = {
  ACCESS_REVIEW: 'team',
  ACCOUNT_VERIFY: 'team',
  ARL_SIGN_OFF: 'team',
  CHALLENGE_CHECK: 'team',
  COMPANY_TASK: 'team',
  DATA_ROOM_ANSWER: 'team',
  DEAL_CLOSE: 'team',
  DISCLOSURE_DECIDE: 'team',
  ENQUIRY_ANSWER: 'team',
  FACILITY_APPROVAL: 'team',
  IDEA_REVIEW: 'team',
  INTEREST_ACKNOWLEDGE: 'team',
  INTEREST_FOLLOW_UP: 'team',
  INTEREST_QUESTION: 'team',
  PATENT_DEADLINE: 'team',
  PROJECT_REVIEW: 'team',
  REPORT_DECIDE: 'team',
  SUPPORT_ANSWER: 'team',
  TRL_ASSIGN: 'team',
  VALIDATION_ASSIGN: 'team',
  CHALLENGE_QUESTION: 'companies',
  PROPOSAL_ANSWER: 'companies',
  PROPOSAL_REVIEW: 'companies',
  INTRODUCTION_ANSWER: 'experts',
  SESSION_CLOSE: 'experts',
  SESSION_CONFIRM: 'experts',
  TRL_ANSWER: 'experts',
  TRL_REVIEW: 'experts',
  VALIDATION_ANSWER: 'experts',
  VALIDATION_GIVE: 'experts',
  INTEREST_REPLY: 'investors',
  INTEREST_TASK: 'investors',
  INVESTOR_DOCUMENTS: 'investors',
  CO_APPLICATION_ANSWER: 'researchers',
  DISCLOSURE_CHANGE: 'researchers',
  DISCLOSURE_SIGN: 'researchers',
  GRANT_ITEM: 'researchers',
  HOLDING_UPDATE: 'researchers',
  IDEA_CHANGE: 'researchers',
  PROJECT_CHANGE: 'researchers',
  PROJECT_JOIN_ANSWER: 'researchers',
  PROPOSAL_CHANGE: 'researchers',
  SUMMARY_AGREE: 'researchers',
  SUPPORT_REPLY: 'researchers',
  TEAM_INVITATION_ANSWER: 'researchers',
  TEAM_JOIN_ANSWER: 'researchers',
  TRL_CHANGE: 'researchers',
  MEETING_ANSWER: 'everybody',
  MEETING_TASK: 'everybody',
  MILESTONE: 'everybody',
}

const kinds = Object.keys(groupOf) as DutyKind[]
const isPromised = (kind: DutyKind): kind is PromisedKind => (promisedKinds as readonly DutyKind[]).includes(kind)

const names: Readonly<Record<Group, () => string>> = {
  team: texts.team,
  companies: texts.companies,
  experts: texts.experts,
  investors: texts.investors,
  researchers: texts.researchers,
  everybody: texts.everybody,
}

/** Who answers a kind, in words; null where it may be anyone. */
export const answererOf = (kind: DutyKind): string | null =>
  groupOf[kind] === 'everybody' ? null : names[groupOf[kind]]()

/** The kinds of each group, with its name: those with promised working days, and those of which each has a day of its own. */
export const answerers = (Object.keys(names) as Group[]).map((group) => {
  const own = kinds.filter((kind) => groupOf[kind] === group)
  return { name: names[group](), kinds: own.filter(isPromised), dated: own.filter((kind) => !isPromised(kind)) }
})
