/** What people call the records of the policy, for messages such as 'Challenge not found': a text by the name of the model. */
import * as texts from '#texts/ui/records.js'
import type { Entity } from './relations.ts'

/** Those that people call otherwise. */
const otherwise = {
  ConnectedCalendar: texts.calendar,
  SignIn: texts.session,
  SecurityEvent: texts.event,
  AuditEntry: texts.event,
  ArlAssessment: texts.assessment,
  SynergyAnalysis: texts.analysis,
  AnalysisRun: texts.analysis,
  CompanyNote: texts.note,
  CollaborationMessage: texts.message,
  TeamInvitation: texts.invitation,
  TeamPost: texts.post,
  IdeaReview: texts.review,
  IdeaEvaluation: texts.evaluation,
  InvestorNote: texts.note,
  OpportunityMark: texts.opportunity,
} as const satisfies { [E in Entity]?: () => string }

type ByModel = { readonly [E in Exclude<Entity, keyof typeof otherwise> as Uncapitalize<E>]: () => string }

const byModel: ByModel = texts

const names: { readonly [E in Entity]?: () => string } = otherwise

export const recordName = (entity: Entity): string =>
  (names[entity] ?? byModel[(entity.slice(0, 1).toLowerCase() + entity.slice(1)) as keyof ByModel])()
