/** What a project needs before it is submitted for review (docs/spec/projects.md#the-wizard): shown on its page and required by the submission. */
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
  asks: string
  /** The error of the field when it is missing. */
  missing: string
}

const points: readonly Point[] = [
  { field: 'title', asks: 'Project title', missing: 'Project Title is required' },
  {
    field: 'principalInvestigator',
    asks: 'Principal investigator',
    missing: 'Principal Investigator is required',
  },
  { field: 'institution', asks: 'Institution or lab', missing: 'Institution/Lab is required' },
  { field: 'description', asks: 'Technology summary', missing: 'Technology Summary is required' },
  { field: 'trl', asks: 'Technology readiness level', missing: 'TRL is required' },
]

/** Each point of the checklist, with whether the project meets it. */
export const checklistOf = (project: Checked) =>
  points.map((point) => ({ ...point, done: Boolean(String(project[point.field] ?? '').trim()) }))
