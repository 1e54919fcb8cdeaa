/** Own projects as rows of their list. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/myProjectsPage.js'
import * as counts from '#texts/projects/counts.js'
import { dotted } from '#listed'
import type {
  myProjectColumns_project$data,
  myProjectColumns_project$key,
} from '#web/__generated__/myProjectColumns_project.graphql.ts'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { Deadline } from './Deadline.tsx'
import { fundingInShort } from './fundingInShort.ts'
import { nextStepOf } from './nextStep.ts'
import { ProjectActions } from './ProjectActions.tsx'
import { PotentialBadge } from './ProjectBadges.tsx'
import { statusColumn, trlColumn } from './projectColumns.tsx'
import type { OpenProject } from './ProjectSheet.tsx'
import { ProjectTitle } from './ProjectTitle.tsx'

type MyProject = myProjectColumns_project$data[number]

export const useMyProjects = (projects: myProjectColumns_project$key) =>
  useFragment<myProjectColumns_project$key>(
    graphql`
      fragment myProjectColumns_project on Project @relay(plural: true) {
        id
        number
        title
        status
        trl
        validatedTrl
        tags
        memberCount
        fundingStatus
        fundingAmount
        commercialPotential
        createdAt
        endDate
        validatedTrl
        trlValidationStatus
        returnComments
        ...MyProjectCard_project
        ...ProjectActions_project
      }
    `,
    projects,
  )

export const myProjectColumns = (onOpen: (open: OpenProject) => void): Column<MyProject>[] => [
  {
    header: texts.project(),
    share: 2,
    sort: 'TITLE',
    file: { Number: 'number', Project: 'title', Tags: 'tags' },
    cell: (project) => (
      <>
        <ProjectTitle project={project} />
        {project.tags.length > 0 && (
          <Text fontSize="xs" color="fg.muted">
            {dotted(project.tags.slice(0, 2))}
          </Text>
        )}
      </>
    ),
  },
  statusColumn,
  { ...trlColumn, header: texts.trlLevel(), width: 7 },
  {
    header: texts.nextStep(),
    share: 1.4,
    leaves: 4,
    cell: (project) => nextStepOf(project) ?? <span className="muted">{texts.nothingForNow()}</span>,
  },
  {
    header: texts.deadline(),
    width: 8.5,
    leaves: 5,
    sort: 'DEADLINE',
    file: 'endDate',
    cell: (project) => <Deadline project={project} />,
  },
  {
    header: texts.team(),
    width: 6.25,
    leaves: 2,
    file: 'memberCount',
    cell: ({ memberCount }) => counts.members({ count: Math.max(1, memberCount) }),
  },
  {
    header: texts.funding(),
    width: 8.5,
    sort: 'FUNDING_STATUS',
    file: { Funding: 'fundingStatus', 'Funding (AED)': 'fundingAmount' },
    look: 'one-line',
    cell: fundingInShort,
  },
  {
    header: texts.potential(),
    width: 7,
    leaves: 3,
    sort: 'COMMERCIAL_POTENTIAL',
    file: { 'Potential (%)': 'commercialPotential' },
    cell: ({ commercialPotential }) => <PotentialBadge percent={commercialPotential} />,
  },
  {
    header: texts.created(),
    width: 7,
    leaves: 1,
    sort: 'CREATED_AT',
    file: 'createdAt',
    look: 'one-line',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    header: texts.actions(),
    width: 5,
    keep: true,
    cell: (project) => <ProjectActions project={project} onOpen={onOpen} />,
  },
]
