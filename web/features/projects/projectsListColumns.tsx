/** All projects as rows of the university's list. */
import * as texts from '#texts/projects/projectsListPage.js'
import { formatDay } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { accessColumn, commercialColumn, leadColumn, numberColumn, statusColumn, trlColumn } from './projectColumns.tsx'
import type { OpenProject } from './ProjectSheet.tsx'
import { ProjectTitle } from './ProjectTitle.tsx'
import { ReviewRowActions, type ReviewedProject } from './ReviewRow.tsx'

export const projectsListColumns = (onOpen: (open: OpenProject) => void): Column<ReviewedProject>[] => [
  numberColumn,
  {
    header: texts.title(),
    keep: true,
    share: 1.6,
    sort: 'TITLE',
    file: 'title',
    cell: (project) => <ProjectTitle project={project} />,
  },
  leadColumn,
  statusColumn,
  trlColumn,
  commercialColumn,
  accessColumn,
  {
    header: texts.updated(),
    width: 6,
    leaves: 2,
    sort: 'UPDATED_AT',
    file: 'updatedAt',
    look: 'one-line',
    cell: ({ updatedAt }) => formatDay(updatedAt),
  },
  {
    header: texts.actions(),
    width: 11.5,
    keep: true,
    cell: (project) => <ReviewRowActions project={project} onOpen={onOpen} />,
  },
]
