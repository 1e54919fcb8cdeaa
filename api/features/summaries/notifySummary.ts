/** Notifies the two sides of a technology summary. */
import type { Project, TechnologySummary } from '../../__generated__/prisma/client.ts'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'

type Kind = Exclude<Extract<NotificationKind, `SUMMARY_${string}`>, 'SUMMARY_ENQUIRY'>
type About = Pick<TechnologySummary, 'id' | 'contactId'>
type Of = Pick<Project, 'title' | 'ownerId'>
type More = Record<string, string>

const message = (work: Work, kind: Kind, { id }: About, { title }: Of, more: More = {}) => ({
  kind,
  subject: { entity: 'TechnologySummary', id } as const,
  data: { project: title, by: work.viewer.name, ...more },
})

/** Notifies the owner of the project. */
export const notifyOwner = (work: Work, kind: Kind, summary: About, project: Of, more?: More) =>
  notify(work, { ...message(work, kind, summary, project, more), to: project.ownerId })

/** Notifies who answers enquiries, or everybody of the team when nobody is named. */
export const notifyTeam = (work: Work, kind: Kind, summary: About, project: Of, more?: More) =>
  summary.contactId === null
    ? tellUniversity(work, message(work, kind, summary, project, more))
    : notify(work, { ...message(work, kind, summary, project, more), to: summary.contactId })
