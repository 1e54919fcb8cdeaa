/** All projects as rows of the second list. */
import * as texts from '#texts/projects/projectsReduxPage.js'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { leadColumn, numberColumn, statusColumn, trlColumn } from './projectColumns.tsx'
import type { OpenProject } from './ProjectSheet.tsx'
import { ProjectTitle } from './ProjectTitle.tsx'
import { ReviewRowActions, type ReviewedProject } from './ReviewRow.tsx'

export const secondColumns = (onOpen: (open: OpenProject) => void): Column<ReviewedProject>[] => [
  numberColumn,
  {
    header: texts.title(),
    keep: true,
    share: 2.5,
    sort: 'TITLE',
    file: 'title',
    cell: (project) => <ProjectTitle project={project} />,
  },
  {
    header: texts.owner(),
    leaves: 3,
    file: 'owner.name',
    cell: ({ owner }) => owner?.name ?? texts.unassigned(),
  },
  leadColumn,
  statusColumn,
  trlColumn,
  {
    header: texts.created(),
    width: 7,
    leaves: 2,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    header: texts.actions(),
    width: 11.5,
    keep: true,
    cell: (project) => <ReviewRowActions project={project} onOpen={onOpen} />,
  },
]
