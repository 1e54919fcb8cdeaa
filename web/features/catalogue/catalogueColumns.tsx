/** Projects as rows of a catalogue. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/catalogue/cataloguePage.js'
import type {
  catalogueColumns_project$data,
  catalogueColumns_project$key,
} from '#web/__generated__/catalogueColumns_project.graphql.ts'
import { commercialColumn, statusColumn, trlColumn } from '#web/features/projects/projectColumns.tsx'
import { ProjectTitle } from '#web/features/projects/ProjectTitle.tsx'
import { offerWords } from '#api/features/projects/offered.rules.ts'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { NeededFunding } from './NeededFunding.tsx'

type CatalogueProject = catalogueColumns_project$data[number]

export const useCatalogue = (projects: catalogueColumns_project$key) =>
  useFragment<catalogueColumns_project$key>(
    graphql`
      fragment catalogueColumns_project on Project @relay(plural: true) {
        id
        number
        title
        department
        status
        trl
        validatedTrl
        commercialPotential
        offerType
        seekingInvestment
        fundingAmountNeeded
        updatedAt
        ...CatalogueCard_project
      }
    `,
    projects,
  )

/** Amounts are for some of the catalogues alone. */
export const catalogueColumns = (amounts: boolean, onOpen: (number: number) => void): Column<CatalogueProject>[] => [
  {
    header: texts.project(),
    share: 2.25,
    sort: 'TITLE',
    file: { Number: 'number', Project: 'title', Department: 'department' },
    cell: (project) => (
      <>
        <ProjectTitle project={project} />
        <Text fontSize="xs" color="fg.muted">
          {project.department}
        </Text>
      </>
    ),
  },
  statusColumn,
  trlColumn,
  commercialColumn,
  { header: texts.offer(), file: 'offerType', cell: ({ offerType }) => offerType && offerWords(offerType) },
  ...(amounts
    ? [
        {
          header: texts.fundingNeeded(),
          width: 8,
          file: { [texts.seekingInvestment()]: 'seekingInvestment', [texts.fundingNeededAed()]: 'fundingAmountNeeded' },
          cell: (project: CatalogueProject) => <NeededFunding project={project} />,
        },
      ]
    : []),
  {
    header: texts.updated(),
    width: 7,
    sort: 'UPDATED_AT',
    file: 'updatedAt',
    look: 'one-line',
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
  {
    header: texts.actions(),
    width: 4.5,
    keep: true,
    cell: ({ number, title }) => (
      <RowButton aria-label={texts.viewTitle({ title })} onClick={() => onOpen(number)}>
        {texts.view()}
      </RowButton>
    ),
  },
]
