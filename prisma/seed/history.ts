/** The life of a demo project as the record of changes would hold it, had people made it by hand. */
import type { ProjectStatus } from '../../api/__generated__/prisma/enums.ts'
import { daysOf, type Calendar } from './calendar.ts'
import { filesOf } from './files/projectFiles.ts'
import type { DemoProject } from './projects/demoProject.ts'

export interface Event {
  at: Date
  action:
    | 'createProject'
    | 'updateProject'
    | 'setProjectAccess'
    | 'setProjectOutcome'
    | 'assessProject'
    | 'reviewProject'
    | 'archiveProjects'
    | 'addFile'
  /** The key of the person who did it. */
  by: string
  changes: Record<string, [unknown, unknown]>
  comment?: string
}

const [team, officer] = ['commercialization_team', 'ku_team']

/** How a project came to its status, and who of the two sides made each move (projectStatus.ts). */
const steps: Record<ProjectStatus, ProjectStatus[]> = {
  DRAFT: [],
  PROPOSED: ['PROPOSED'],
  PLANNING: ['PROPOSED', 'PLANNING'],
  ACTIVE: ['PROPOSED', 'PLANNING', 'ACTIVE'],
  IN_PROGRESS: ['PROPOSED', 'PLANNING', 'ACTIVE', 'IN_PROGRESS'],
  ON_HOLD: ['PROPOSED', 'PLANNING', 'ACTIVE', 'ON_HOLD'],
  COMPLETED: ['PROPOSED', 'PLANNING', 'ACTIVE', 'IN_PROGRESS', 'COMPLETED'],
  CLOSED: ['PROPOSED', 'PLANNING', 'ACTIVE', 'IN_PROGRESS', 'COMPLETED', 'CLOSED'],
  ARCHIVED: ['PROPOSED', 'PLANNING', 'ACTIVE', 'ARCHIVED'],
}
/** When each move happened, as a part of the project's life; the moves that end it fall on its last change. */
const when: Partial<Record<ProjectStatus, number>> = { PROPOSED: 0.05, PLANNING: 0.1, ACTIVE: 0.17, IN_PROGRESS: 0.3 }
/** Days that a submitted project of the demo has waited for its answer. */
const waitsAtMost = 12
const comments: Partial<Record<ProjectStatus, string>> = {
  PLANNING: 'Accepted. Please agree the plan with the department.',
  CLOSED: 'Final report received, accounts settled.',
  ARCHIVED: 'Results kept; no further work is planned.',
}

/** What came of a project, as the record of changes has it. */
const endedOf = ({ ended }: DemoProject): Event['changes'] =>
  ended ? { archiveOutcome: [null, ended[0]], lessonsLearned: ['', ended[1]] } : {}

/** Everything that happened to the project, oldest first. */
export function historyOf(project: DemoProject, calendar: Calendar, salt: number): Event[] {
  const born = daysOf(project.age)
  const at = (days: number, nth = 0) => calendar.ago(Math.round(days), salt + nth)
  const part = (share: number) => born - share * (born - project.touched)
  const events: Event[] = [
    {
      at: at(born),
      action: 'createProject',
      by: project.lead,
      changes: { title: [null, project.title], status: [null, 'DRAFT'] },
    },
  ]
  let before: ProjectStatus = 'DRAFT'
  for (const [nth, status] of steps[project.status].entries()) {
    const days =
      status === 'COMPLETED' && project.status === 'CLOSED'
        ? part(0.9)
        : status === project.status && status === 'PROPOSED'
          ? Math.min(part(when[status]!), waitsAtMost)
          : part(when[status] ?? 1)
    events.push({
      at: at(days, nth + 1),
      action: status === 'PLANNING' ? 'reviewProject' : status === 'ARCHIVED' ? 'archiveProjects' : 'updateProject',
      by: status === 'PLANNING' ? officer! : status === 'CLOSED' || status === 'ARCHIVED' ? team! : project.lead,
      changes: { status: [before, status], ...(status === 'ARCHIVED' ? endedOf(project) : {}) },
      ...(comments[status] ? { comment: comments[status] } : {}),
    })
    before = status
  }
  if ((project.trl ?? 1) > 2)
    events.push({
      at: at(part(0.55), 6),
      action: 'updateProject',
      by: project.lead,
      changes: { trl: [project.trl! - 1, project.trl] },
    })
  if (project.potential !== null)
    events.push({
      at: at(part(0.6), 7),
      action: 'assessProject',
      by: team!,
      changes: { commercialPotential: [null, project.potential] },
      comment: 'Assessed with the department.',
    })
  if (project.ended && project.status !== 'ARCHIVED')
    events.push({ at: at(project.touched, 13), action: 'setProjectOutcome', by: team!, changes: endedOf(project) })
  for (const [since, flag, nth] of [
    [project.industrySince, 'approvedForIndustry', 8],
    [project.investorsSince, 'approvedForInvestors', 9],
  ] as const)
    if (since !== undefined)
      events.push({ at: at(since, nth), action: 'setProjectAccess', by: team!, changes: { [flag]: [false, true] } })
  if (project.embargo !== undefined)
    events.push({
      at: at(part(0.8), 10),
      action: 'updateProject',
      by: project.lead,
      changes: { embargoUntil: [null, calendar.date(project.embargo).toISOString()] },
    })
  for (const { name, added, replaces = null } of filesOf(project, salt))
    events.push({ at: at(part(added), 11), action: 'addFile', by: project.lead, changes: { files: [replaces, name] } })
  events.push({
    at: at(project.touched, 12),
    action: 'updateProject',
    by: project.lead,
    changes: { keywords: ['', project.keywords] },
  })
  return events.sort((a, b) => a.at.getTime() - b.at.getTime())
}
