/** Every kind of record. A new one is defined in its feature and listed here. */
import { eventRecord } from '../features/calendar/event.record.ts'
import { arlAssessmentRecord } from '../features/readiness/arlAssessment.record.ts'
import { challengeRecord } from '../features/challenges/challenge.record.ts'
import { collaborationRecord } from '../features/collaborations/collaboration.record.ts'
import { companyRecord } from '../features/companies/company.record.ts'
import { ideaRecord } from '../features/ideas/idea.record.ts'
import { projectRecord } from '../features/projects/project.record.ts'
import { proposalRecord } from '../features/proposals/proposal.record.ts'
import { publicationRecord } from '../features/publications/publication.record.ts'
import { teamRecord } from '../features/teams/team.record.ts'
import type { Permission } from '../policy.ts'
import type { RecordDefinition } from './definition.ts'
import { synergyAnalysisRecord } from '../features/synergy/synergyAnalysis.record.ts'

const definitions = [
  projectRecord,
  ideaRecord,
  challengeRecord,
  proposalRecord,
  collaborationRecord,
  companyRecord,
  teamRecord,
  publicationRecord,
  arlAssessmentRecord,
  synergyAnalysisRecord,
  eventRecord,
] as const

type Defined = (typeof definitions)[number]
export type RecordEntity = Defined['entity']
/** The kinds of records that can have files. */
export type FileHostEntity = Extract<Defined, { files: object }>['entity']

export const records: readonly RecordDefinition<RecordEntity>[] = definitions

const byEntity = new Map<string, RecordDefinition<RecordEntity>>(definitions.map((one) => [one.entity, one]))

/** The definition of an entity; undefined when it is no record of its own. */
const recordOf = (entity: string): RecordDefinition<RecordEntity> | undefined => byEntity.get(entity)

/** The path of a record's page for a reader with these permissions; null when it has none. */
export const pathOf = (
  entity: string | null,
  id: number | null,
  may: (permission: Permission) => boolean,
): string | null => (entity === null || id === null ? null : (recordOf(entity)?.path(id, may) ?? null))
