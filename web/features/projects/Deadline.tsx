/** The day by which a project is to end; of one that is not done yet, whether it has gone by. */
import * as texts from '#texts/projects/deadline.js'
import { isEnded } from '#api/features/projects/ended.rules.ts'
import { isoToday } from '#api/universityDay.rules.ts'
import type { ProjectStatus } from '#web/__generated__/ProjectBadges_project.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'

interface Props {
  project: { readonly endDate: string | null | undefined; readonly status: ProjectStatus }
}

export function Deadline({ project: { endDate, status } }: Props) {
  if (!endDate) return <span className="muted">{texts.none()}</span>
  if (endDate < isoToday() && !isEnded(status))
    return <Tag tone="danger">{texts.overdueSince({ day: formatDate(endDate) })}</Tag>
  return formatDate(endDate)
}
