/** Who answers, and what; every kind that is named nowhere else is one of researchers and teams. */
import { promisedKinds, type DutyKind, type PromisedKind } from '#api/duties/kinds.rules.ts'
import * as texts from '#texts/duties/answerers.js'

const team: PromisedKind[] = [
  'IDEA_REVIEW',
  'PROJECT_REVIEW',
  'CHALLENGE_CHECK',
  'VALIDATION_ASSIGN',
  'TRL_ASSIGN',
  'ACCOUNT_VERIFY',
  'ARL_SIGN_OFF',
]
const companies: PromisedKind[] = ['PROPOSAL_ANSWER', 'PROPOSAL_REVIEW', 'CHALLENGE_QUESTION']
const experts: PromisedKind[] = [
  'VALIDATION_ANSWER',
  'VALIDATION_GIVE',
  'TRL_ANSWER',
  'TRL_REVIEW',
  'SESSION_CLOSE',
  'INTRODUCTION_ANSWER',
]
const others = promisedKinds.filter((kind) => ![...team, ...companies, ...experts].includes(kind))

/** Of these each has a day of its own, by what it is about. */
const ofTeam: DutyKind[] = ['SUPPORT_ANSWER']

/** The kinds of each group, with its name. */
export const answerers = [
  { name: texts.team(), kinds: team, dated: ofTeam },
  { name: texts.companies(), kinds: companies, dated: [] },
  { name: texts.experts(), kinds: experts, dated: [] },
  { name: texts.researchers(), kinds: others, dated: [] },
] as const
