/** Projects to compare with, as rows of the table. */
import { Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/synergy/finder.js'
import type {
  targetColumns_project$data,
  targetColumns_project$key,
} from '#web/__generated__/targetColumns_project.graphql.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { SynergizeButton } from './SynergizeButton.tsx'

type Target = targetColumns_project$data[number]

export const useTargets = (projects: targetColumns_project$key) =>
  useFragment<targetColumns_project$key>(
    graphql`
      fragment targetColumns_project on Project @relay(plural: true) {
        id
        path
        title
        department
        trl
        ...TargetCard_project
      }
    `,
    projects,
  )

export const targetColumns = (source: { id: string } | null): Column<Target>[] => [
  {
    header: texts.project(),
    share: 3,
    sort: 'TITLE',
    cell: ({ path, title }) => (
      <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
        <Link to={path}>{title}</Link>
      </TextLink>
    ),
  },
  { header: texts.department(), share: 1.5, cell: ({ department }) => department },
  { header: texts.trl(), width: 6, sort: 'TRL', cell: ({ trl }) => trl ?? texts.trlNone() },
  { header: texts.compare(), width: 11, cell: (target) => <SynergizeButton source={source} target={target} /> },
]
