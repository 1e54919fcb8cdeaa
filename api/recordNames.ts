/** What people call the records of the policy, for messages such as 'Challenge not found'. */
import * as texts from '#texts/ui/records.js'
import type { Entity } from './relations.ts'

const names: Record<Entity, () => string> = {
  User: texts.user,
  Notification: texts.notification,
  ApiKey: texts.apiKey,
  Project: texts.project,
  Import: texts.import,
  Webhook: texts.webhook,
  SignIn: texts.session,
  SecurityEvent: texts.event,
  File: texts.file,
  Challenge: texts.challenge,
  Proposal: texts.proposal,
  Collaboration: texts.collaboration,
  Publication: texts.publication,
  ArlAssessment: texts.assessment,
  SynergyAnalysis: texts.analysis,
  TrlClaim: texts.trlClaim,
  AnalysisRun: texts.analysis,
  ModelCall: texts.modelCall,
  Company: texts.company,
  CompanyNote: texts.note,
  CollaborationMessage: texts.message,
  Draft: texts.draft,
  Team: texts.team,
  TeamInvitation: texts.invitation,
  TeamPost: texts.post,
  Idea: texts.idea,
  IdeaReview: texts.review,
  ValidationRequest: texts.validationRequest,
  IdeaEvaluation: texts.evaluation,
  Meeting: texts.meeting,
  Introduction: texts.introduction,
  SupportCategory: texts.supportCategory,
  SupportRequest: texts.supportRequest,
}

export const recordName = (entity: Entity): string => names[entity]()
