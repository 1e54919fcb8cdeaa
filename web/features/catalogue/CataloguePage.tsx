/** A catalogue of projects for those who may only read them: industry, investors, and who brings the two together. */
import { Button, Text } from '@chakra-ui/react'
import { Compass } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type {
  CataloguePage_project$data,
  CataloguePage_project$key,
} from '#web/__generated__/CataloguePage_project.graphql.ts'
import * as texts from '#texts/catalogue/cataloguePage.js'
import * as counts from '#texts/catalogue/counts.js'
import type { CataloguePageQuery } from '#web/__generated__/CataloguePageQuery.graphql.ts'
import { commercialColumn, statusColumn, trlColumn } from '#web/features/projects/projectColumns.tsx'
import { ProjectSheet } from '#web/features/projects/ProjectSheet.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { ProjectTitle } from '#web/features/projects/ProjectTitle.tsx'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { formatDate } from '#web/ui/format.ts'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { catalogueVariables, pageSize, usualSort } from './catalogue.list.ts'
import { CatalogueCard } from './CatalogueCard.tsx'
import { catalogueChips, CatalogueFilters } from './CatalogueFilters.tsx'
import { catalogueKinds, type CataloguePath } from './catalogueKinds.ts'
import { NeededFunding } from './NeededFunding.tsx'

export type CatalogueProject = CataloguePage_project$data[number]

export default function CataloguePage() {
  const { projects, departments, offerTypes } = usePage<CataloguePageQuery>(graphql`
    query CataloguePageQuery($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $page: Int) @preloadable {
      projects(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...CataloguePage_project
          }
        }
      }
      departments {
        name
      }
      offerTypes
    }
  `)
  const rows = useFragment<CataloguePage_project$key>(
    graphql`
      fragment CataloguePage_project on Project @relay(plural: true) {
        id
        number
        title
        description
        department
        principalInvestigator
        status
        trl
        commercialPotential
        tags
        offerType
        seekingInvestment
        fundingAmountNeeded
        updatedAt
        ...ProjectBadges_project
      }
    `,
    nodesOf(projects),
  )
  const { title, description, none, seeking, amounts } = catalogueKinds[useLocation().pathname as CataloguePath]
  const exporting = useExport('projects', catalogueVariables(seeking))
  const state = useListState(usualSort)
  const chips = catalogueChips(state)
  const [open, setOpen] = useState<number | null>(null)
  const filtered = chips.length > 0 || state.search !== ''
  return (
    <>
      <PageHeader title={title} description={description} />
      <List
        noun="project"
        counted={counts.projects}
        state={state}
        usual="grid"
        rows={rows}
        total={projects.totalCount}
        pageSize={pageSize}
        idOf={({ id }) => id}
        nameOf={(project) => project.title}
        columns={columnsOf(amounts, setOpen)}
        exporting={exporting}
        card={(project) => <CatalogueCard project={project} amounts={amounts} onOpen={setOpen} />}
        searchPlaceholder={texts.searchProjects()}
        filters={
          <CatalogueFilters
            state={state}
            departments={departments.map(({ name }) => name)}
            offerTypes={offerTypes}
            funding={amounts && !seeking}
          />
        }
        chips={chips}
        empty={{
          icon: Compass,
          title: texts.noProjectsFound(),
          message: filtered ? texts.noProjectMatchesYourFilters() : none,
          action: filtered && (
            <Button variant="outline" onClick={() => state.clear()}>
              {texts.clearAll()}
            </Button>
          ),
        }}
      />
      <ProjectSheet open={open === null ? null : { number: open, mode: 'view' }} onClose={() => setOpen(null)} />
    </>
  )
}

const columnsOf = (amounts: boolean, onOpen: (number: number) => void): Column<CatalogueProject>[] => [
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
  { header: texts.offer(), file: 'offerType', cell: ({ offerType }) => offerType },
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
