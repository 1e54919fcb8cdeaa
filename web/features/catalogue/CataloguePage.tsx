/** A catalogue of projects for those who may only read them: industry, investors, and who brings the two together. */
import { Button } from '@chakra-ui/react'
import { Compass } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link, useLocation } from 'react-router'
import * as texts from '#texts/catalogue/cataloguePage.js'
import * as counts from '#texts/catalogue/counts.js'
import type { CataloguePageQuery } from '#web/__generated__/CataloguePageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { viewedProjectParameter } from '#web/features/projects/project.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { projectSorts } from '#web/features/projects/projectSorts.ts'
import { ProjectSheet } from '#web/features/projects/ProjectSheet.tsx'
import { offerWords } from '#api/features/projects/offered.rules.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { plain } from '#web/ui/list/filters.ts'
import { List } from '#web/ui/list/List.tsx'
import { SortMenu } from '#web/ui/list/SortMenu.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { catalogueList, catalogueVariables } from './catalogue.list.ts'
import { CatalogueCard } from './CatalogueCard.tsx'
import { catalogueColumns, useCatalogue } from './catalogueColumns.tsx'
import { catalogueKinds, type CataloguePath } from './catalogueKinds.ts'

export default function CataloguePage() {
  const { projects, departments, offerTypes } = usePage<CataloguePageQuery>(graphql`
    query CataloguePageQuery($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      projects(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...catalogueColumns_project
          }
        }
      }
      departments {
        name
      }
      offerTypes
    }
  `)
  const rows = useCatalogue(nodesOf(projects))
  const { title, description, none, seeking, amounts } = catalogueKinds[useLocation().pathname as CataloguePath]
  const exporting = useExport('projects', catalogueVariables(seeking))
  const funding = amounts && !seeking
  const industry = useAllowed('PROJECT_CATALOGUE')
  const list = useList(catalogueList, {
    department: plain(departments.map(({ name }) => name)),
    offer: offerTypes.map((value) => ({ value, label: offerWords(value) })),
    ...(funding ? {} : { funding: false, seeking: false }),
    ...(industry ? {} : { saved: false }),
  })
  const [open, setOpen] = useOpenNumber(viewedProjectParameter)
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          industry && (
            <Button asChild variant="outline">
              <Link to="/university-projects/interests">{texts.yourInterests()}</Link>
            </Button>
          )
        }
      />
      <List
        noun="project"
        counted={counts.projects}
        list={list}
        usual="grid"
        rows={rows}
        total={projects.totalCount}
        nameOf={(project) => project.title}
        columns={catalogueColumns(amounts, setOpen)}
        tools={<SortMenu state={list.state} sorts={projectSorts} />}
        exporting={exporting}
        card={(project) => <CatalogueCard project={project} amounts={amounts} onOpen={setOpen} />}
        empty={{
          icon: Compass,
          title: texts.noProjectsFound(),
          message: list.filtered ? texts.noProjectMatchesYourFilters() : none,
          action: list.filtered && (
            <Button variant="outline" onClick={list.clear}>
              {texts.clearAll()}
            </Button>
          ),
        }}
      />
      <ProjectSheet open={open === null ? null : { number: open, mode: 'view' }} onClose={() => setOpen(null)} />
    </>
  )
}
