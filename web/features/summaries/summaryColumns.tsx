/** Technology summaries as rows of the team's list. */
import { Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { inAddress, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/summaries/list.js'
import type {
  summaryColumns_summary$data,
  summaryColumns_summary$key,
} from '#web/__generated__/summaryColumns_summary.graphql.ts'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { SummaryTag } from './SummaryTag.tsx'

export type Summary = summaryColumns_summary$data[number]

export const useSummaries = (summaries: summaryColumns_summary$key) =>
  useFragment<summaryColumns_summary$key>(
    graphql`
      fragment summaryColumns_summary on TechnologySummary @relay(plural: true) {
        id
        path
        headline
        status
        sector
        updatedAt
        publishedAt
        project {
          title
          owner {
            name
          }
        }
      }
    `,
    summaries,
  )

export const summaryColumns: Column<Summary>[] = [
  {
    header: texts.headline(),
    share: 2.4,
    keep: true,
    sort: 'HEADLINE',
    file: { Number: 'number', [texts.headline()]: 'headline' },
    cell: ({ path, headline }) => (
      <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
        <Link to={path}>{headline}</Link>
      </TextLink>
    ),
  },
  { header: texts.status(), width: 12, file: 'status', cell: ({ status }) => <SummaryTag status={status} /> },
  {
    header: texts.project(),
    share: 1.8,
    file: { [texts.project()]: 'project.title' },
    cell: ({ project }) => project?.title,
  },
  {
    header: texts.owner(),
    share: 1.1,
    file: { [texts.owner()]: 'project.owner.name' },
    cell: ({ project }) => project?.owner?.name ?? texts.nobody(),
  },
  {
    header: texts.sector(),
    share: 1,
    file: 'sector',
    cell: ({ sector }) => sectorWords(inAddress(sector)),
  },
  {
    header: texts.updated(),
    width: 7.5,
    sort: 'UPDATED_AT',
    file: 'updatedAt',
    look: 'one-line',
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
]
