/** Projects to compare with, as rows of the table. */
import { Link as TextLink } from '@chakra-ui/react'
import { Link } from 'react-router'
import * as texts from '#texts/synergy/finder.js'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { SynergizeButton } from './SynergizeButton.tsx'

interface Target {
  id: string
  path: string
  title: string
  department: string
  trl?: number | null | undefined
}

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
