/** What the bells of the demo's people hold: told by the history of their projects, as `notify` would have told them. */
import type { NotificationKind, Role } from '../../api/__generated__/prisma/enums.ts'
import type { Calendar } from './calendar.ts'
import type { Event } from './history.ts'
import { people } from './people/people.ts'
import type { DemoProject, Ids } from './projects/demoProject.ts'

interface Told {
  userId: number
  kind: NotificationKind
  entity: string | null
  entityId: number | null
  data: Record<string, string>
  createdAt: Date
  readAt: Date | null
}

interface History {
  project: DemoProject
  events: Event[]
}

const nameOf = (key: string) => people.find((person) => person.key === key)!.name
/** People read their bell within a day; what is younger than this is unread. */
const unreadSince = 7

/** Every notification, oldest first. */
export function notificationsOf(histories: History[], calendar: Calendar, persons: Ids, ids: Ids): Told[] {
  const told = (
    at: Date,
    key: string,
    kind: NotificationKind,
    data: Record<string, string>,
    about?: [string, number],
  ) => {
    const read = new Date(at.getTime() + 5 * 3_600_000)
    return {
      userId: persons.get(key)!,
      kind,
      entity: about?.[0] ?? null,
      entityId: about?.[1] ?? null,
      data,
      createdAt: at,
      readAt: read < calendar.ago(unreadSince) ? read : null,
    }
  }
  const ofProjects = histories.flatMap(({ project, events }) =>
    events.flatMap(({ at, action, by, changes, comment }) => {
      if (by === project.lead) return []
      const about: [string, number] = ['Project', ids.get(project.title)!]
      const audience =
        'approvedForIndustry' in changes ? 'INDUSTRY' : 'approvedForInvestors' in changes ? 'INVESTORS' : null
      if (audience)
        return [told(at, project.lead, 'PROJECT_ACCESS_APPROVED', { project: project.title, audience }, about)]
      if (!('status' in changes)) return []
      if (action !== 'updateProject') {
        const kind = action === 'reviewProject' ? 'PROJECT_ACCEPTED' : 'PROJECT_ARCHIVED'
        return [told(at, project.lead, kind, { project: project.title, by: nameOf(by), comment: comment ?? '' }, about)]
      }
      return [told(at, project.lead, 'PROJECT_CHANGED_BY_OTHER', { project: project.title, by: nameOf(by) }, about)]
    }),
  )
  const university = people.filter(({ role }) => role === 'COMMERCIALIZATION_TEAM' || role === 'KU_TEAM')
  const waiting = people
    .filter(({ pending }) => pending)
    .flatMap(({ key, name, role }, nth) =>
      university.map((member) =>
        told(calendar.ago(1, nth), member.key, 'ACCOUNT_WAITS', { name, role: role.toLowerCase().replace('_', ' ') }, [
          'User',
          persons.get(key)!,
        ]),
      ),
    )
  const verified = people
    .filter(({ role, pending }) => !pending && isVerified(role))
    .map(({ key, joined }, nth) => told(calendar.ago(Math.round(joined * 30) - 1, nth), key, 'ACCOUNT_VERIFIED', {}))
  const secured = told(calendar.ago(3, 5), 'admin', 'PASSWORD_CHANGED', {})
  return [...ofProjects, ...waiting, ...verified, secured].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

/** Whether accounts of the role wait for the university's verification. */
export const isVerified = (role: Role): boolean => ['INDUSTRY', 'INDUSTRY_PARTNER', 'INVESTOR', 'EXPERT'].includes(role)
