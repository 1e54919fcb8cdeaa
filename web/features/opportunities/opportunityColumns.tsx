/** Opportunities as rows: what each is, and the columns of their table. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as card from '#texts/opportunities/card.js'
import * as texts from '#texts/opportunities/list.js'
import { dotted } from '#listed'
import type {
  opportunityColumns_opportunity$data,
  opportunityColumns_opportunity$key,
} from '#web/__generated__/opportunityColumns_opportunity.graphql.ts'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { OpportunityActions } from './OpportunityActions.tsx'
import { askWords, stageWords } from './opportunityWords.ts'
import type { Compared } from './useCompared.ts'

type Data = opportunityColumns_opportunity$data[number]
type OpportunityProject = NonNullable<Data['project']>

/** With the id and the name of its project, as rows have them. */
export type Opportunity = Omit<Data, 'project'> & { id: string; title: string; project: OpportunityProject }

export function useOpportunities(opportunities: opportunityColumns_opportunity$key): Opportunity[] {
  const data = useFragment<opportunityColumns_opportunity$key>(
    graphql`
      fragment opportunityColumns_opportunity on Opportunity @relay(plural: true) {
        fit
        reasons
        against
        liking
        changes
        trl
        mark {
          id
          savedAt
          note
          dismissedAt
        }
        project {
          id
          number
          path
          title
          description
          tags
          department
          principalInvestigator
          memberCount
          validatedTrl
          fundingStatus
          seekingInvestment
          fundingAmountNeeded
          fundingPurpose
          updatedAt
          readiness {
            score
          }
          summary {
            headline
            contact {
              name
            }
          }
          ...ExpressInterest_project
        }
      }
    `,
    opportunities,
  )
  // One that was closed to investors at this moment has no project any more.
  return data.flatMap(({ project, ...rest }) =>
    project ? [{ ...rest, project, id: project.id, title: project.title }] : [],
  )
}

export interface OpportunityParts {
  compared: Compared
  onOpen: (number: number) => void
}

export const opportunityColumns = (parts: OpportunityParts): Column<Opportunity>[] => [
  {
    header: texts.project(),
    share: 2.4,
    keep: true,
    file: { [texts.project()]: 'project.title', [texts.department()]: 'project.department' },
    cell: ({ title, project }) => (
      <>
        <TextButton fontWeight="medium" dir="auto" onClick={() => parts.onOpen(project.number)}>
          {title}
        </TextButton>
        <Text fontSize="xs" color="fg.muted">
          {project.department}
        </Text>
      </>
    ),
  },
  {
    header: texts.fit(),
    width: 6,
    sort: 'FIT',
    file: { [texts.fitPercent()]: 'fit', [card.why()]: 'reasons', [card.against()]: 'against' },
    cell: ({ fit }) => (fit == null ? '–' : card.fit({ fit })),
  },
  {
    header: texts.stage(),
    share: 1.4,
    sort: 'TRL',
    file: {
      [texts.trl()]: 'trl',
      [texts.validatedTrl()]: 'project.validatedTrl',
      [texts.arl()]: 'project.readiness.score',
      [card.funding()]: 'project.fundingStatus',
    },
    cell: ({ trl, project }) => stageWords({ trl, ...project }),
  },
  {
    header: texts.ask(),
    width: 7.5,
    sort: 'ASKED',
    file: { [texts.asked()]: 'project.fundingAmountNeeded', [card.purpose()]: 'project.fundingPurpose' },
    cell: ({ project }) => askWords(project, true),
  },
  { header: texts.changes(), share: 1.6, file: 'changes', cell: ({ changes }) => dotted(changes) },
  {
    header: texts.updated(),
    width: 7,
    sort: 'UPDATED_AT',
    look: 'one-line',
    file: { [texts.updated()]: 'project.updatedAt', [card.note()]: 'mark.note' },
    cell: ({ project }) => formatDate(project.updatedAt),
  },
  {
    header: texts.actions(),
    width: 13,
    keep: true,
    cell: (opportunity) => <OpportunityActions opportunity={opportunity} compared={parts.compared} />,
  },
]
