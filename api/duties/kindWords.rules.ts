/** What each kind of duty asks somebody to do. */
import * as texts from '#texts/duties/kinds.js'
import type { DutyKind } from './kinds.rules.ts'

export const kindWords: Readonly<Record<DutyKind, () => string>> = {
  ACCOUNT_VERIFY: texts.accountVerify,
  ARL_SIGN_OFF: texts.arlSignOff,
  CHALLENGE_CHECK: texts.challengeCheck,
  CHALLENGE_QUESTION: texts.challengeQuestion,
  COMPANY_TASK: texts.companyTask,
  CO_APPLICATION_ANSWER: texts.coApplicationAnswer,
  IDEA_CHANGE: texts.ideaChange,
  IDEA_REVIEW: texts.ideaReview,
  INTRODUCTION_ANSWER: texts.introductionAnswer,
  MEETING_ANSWER: texts.meetingAnswer,
  MILESTONE: texts.milestone,
  PROJECT_CHANGE: texts.projectChange,
  PROJECT_JOIN_ANSWER: texts.projectJoinAnswer,
  PROJECT_REVIEW: texts.projectReview,
  PROPOSAL_ANSWER: texts.proposalAnswer,
  PROPOSAL_CHANGE: texts.proposalChange,
  PROPOSAL_REVIEW: texts.proposalReview,
  SESSION_CLOSE: texts.sessionClose,
  SESSION_CONFIRM: texts.sessionConfirm,
  TEAM_INVITATION_ANSWER: texts.teamInvitationAnswer,
  TEAM_JOIN_ANSWER: texts.teamJoinAnswer,
  TRL_ANSWER: texts.trlAnswer,
  TRL_ASSIGN: texts.trlAssign,
  TRL_CHANGE: texts.trlChange,
  TRL_REVIEW: texts.trlReview,
  VALIDATION_ANSWER: texts.validationAnswer,
  VALIDATION_ASSIGN: texts.validationAssign,
  VALIDATION_GIVE: texts.validationGive,
}
