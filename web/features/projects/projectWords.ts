/** A project's enums in words, and what filters and forms offer. */
import { offeredIpStatuses, offeredTypes } from '#api/features/projects/offered.rules.ts'
import * as texts from '#texts/projects/projectWords.js'
import type { ProjectStatus } from '#web/__generated__/ProjectBadges_project.graphql.ts'
import type { FundingStatus } from '#web/__generated__/myProjectColumns_project.graphql.ts'
import type { Choice } from '#web/ui/list/filters.ts'

export const statusWords: Record<ProjectStatus, string> = {
  DRAFT: texts.draft(),
  PROPOSED: texts.proposed(),
  PLANNING: texts.planning(),
  ACTIVE: texts.active(),
  IN_PROGRESS: texts.inProgress(),
  ON_HOLD: texts.onHold(),
  COMPLETED: texts.completed(),
  CLOSED: texts.closed(),
  ARCHIVED: texts.archived(),
}

export const fundingWords: Record<FundingStatus, string> = {
  UNFUNDED: texts.unfunded(),
  PARTIALLY_FUNDED: texts.partiallyFunded(),
  FUNDED: texts.funded(),
}

const asChoices = (words: readonly string[]) => words.map((value) => ({ value, label: value }))

const offered = (words: Readonly<Record<string, () => string>>): readonly Choice[] =>
  Object.entries(words).map(([value, label]) => ({ value, label: label() }))

export const ipStatuses = offered(offeredIpStatuses)
export const offerTypes = offered(offeredTypes)

/** Made when they are chosen from: a list shows none, and the first number in words takes a slow phone a tenth of a second. */
export const durations = () => asChoices([6, 12, 18, 24, 30, 36, 48, 60].map((months) => texts.months({ months })))

/** docs/spec/projects.md#trl. */
export const trlNames = [
  texts.basicResearch(),
  texts.technologyFormulation(),
  texts.proofOfConcept(),
  texts.labValidation(),
  texts.pilotScale(),
  texts.prototype(),
  texts.systemDemo(),
  texts.firstOfKind(),
  texts.fullScale(),
] as const

export const trlWords = (level: number | null | undefined): string =>
  level ? `TRL ${level} – ${trlNames[level - 1]}` : texts.notAssessed()

/** The departments that the filter of My Research Projects offers (docs/spec/projects.md#my-research-projects). */
export const departments = [
  'Computer Science',
  'Electrical Engineering',
  'Mechanical Engineering',
  'Material Science',
  'Biomedical Engineering',
] as const

/** Commercial potential in bands (docs/spec/projects.md#projects-list). */
export const potentialBands = {
  low: { label: texts.low030(), min: 0, max: 30 },
  medium: { label: texts.medium3160(), min: 31, max: 60 },
  high: { label: texts.high61100(), min: 61, max: 100 },
} as const

/** Labels of commercial potential on its tenth (docs/spec/projects.md#commercial-potential). */
export function potentialLabel(percent: number): string {
  const tenth = percent / 10
  if (tenth >= 8) return texts.veryHigh()
  if (tenth >= 6) return texts.high()
  if (tenth >= 4) return texts.medium()
  return tenth >= 2 ? texts.low() : texts.veryLow()
}
