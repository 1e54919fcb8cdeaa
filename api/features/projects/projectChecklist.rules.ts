/** What a project needs before it is submitted for review (docs/spec/projects.md#the-wizard): shown on its page and required by the submission. */
import * as texts from '#texts/projects/checklist.js'

export interface Checked {
  title?: string | null | undefined
  principalInvestigator?: string | null | undefined
  institution?: string | null | undefined
  description?: string | null | undefined
  trl?: number | null | undefined
}

interface Point {
  field: keyof Checked
  /** The point as a line of the checklist. */
  asks: () => string
  /** The error of the field when it is missing. */
  missing: () => string
}

const points: readonly Point[] = [
  { field: 'title', asks: texts.title, missing: texts.titleMissing },
  {
    field: 'principalInvestigator',
    asks: texts.investigator,
    missing: texts.investigatorMissing,
  },
  { field: 'institution', asks: texts.institution, missing: texts.institutionMissing },
  { field: 'description', asks: texts.summary, missing: texts.summaryMissing },
  { field: 'trl', asks: texts.trl, missing: texts.trlMissing },
]

/** Each point of the checklist, with whether the project meets it. */
export const checklistOf = (project: Checked) =>
  points.map(({ field, asks, missing }) => ({
    field,
    asks: asks(),
    missing: missing(),
    done: Boolean(String(project[field] ?? '').trim()),
  }))
