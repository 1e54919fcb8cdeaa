/** What people call the records of the policy, for messages such as 'Event not found'. */
import type { Entity } from './relations.ts'

const own: Partial<Record<Entity, string>> = {
  AnalysisRun: 'Analysis',
  ApiKey: 'API key',
  CalendarEvent: 'Event',
  CollaborationMessage: 'Message',
  CompanyNote: 'Note',
  IdeaEvaluation: 'Evaluation',
  IdeaReview: 'Review',
  SecurityEvent: 'Event',
  TeamInvitation: 'Invitation',
  TeamPost: 'Post',
  ValidationRequest: 'Validation request',
}

export const recordName = (entity: Entity): string => own[entity] ?? entity
