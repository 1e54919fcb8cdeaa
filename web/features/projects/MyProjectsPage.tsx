/** My Research Projects (docs/spec/projects.md#my-research-projects). */
import { Button, HStack } from '@chakra-ui/react'
import { FolderKanban, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/projects/myProjectsPage.js'
import * as counts from '#texts/projects/counts.js'
import type { MyProjectsPageQuery } from '#web/__generated__/MyProjectsPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { SortMenu } from '#web/ui/list/SortMenu.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { DeletedProjects } from './DeletedProjects.tsx'
import { MyProjectCard } from './MyProjectCard.tsx'
import { myProjectColumns, useMyProjects } from './myProjectColumns.tsx'
import { myProjectList } from './myProjects.list.ts'
import { ProjectSheet } from './ProjectSheet.tsx'
import { projectSorts } from './projectSorts.ts'
import { useOpenProject } from './useOpenProject.ts'

export default function MyProjectsPage() {
  const { projects } = usePage<MyProjectsPageQuery>(graphql`
    query MyProjectsPageQuery($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      projects(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...myProjectColumns_project
          }
        }
      }
    }
  `)
  const list = useList(myProjectList)
  const { open, show, close } = useOpenProject()
  return (
    <>
      <PageHeader
        title={texts.myResearchProjects()}
        actions={
          <>
            <DeletedProjects />
            <NewProject label={texts.newProject()} />
          </>
        }
      />
      <List
        noun="project"
        counted={counts.projects}
        list={list}
        rows={useMyProjects(nodesOf(projects))}
        total={projects.totalCount}
        nameOf={({ title }) => title}
        columns={useMemo(() => myProjectColumns(show), [show])}
        tools={<SortMenu state={list.state} sorts={projectSorts} />}
        exporting={useExport('projects', myProjectList.variables, 'my-projects')}
        card={(project) => <MyProjectCard project={project} onOpen={show} />}
        empty={{
          icon: FolderKanban,
          title: texts.noProjectsFound(),
          message: list.filtered ? texts.noProjectMatchesYourFilters() : texts.youHaveNoProjectsYet(),
          action: (
            <HStack>
              <NewProject label={texts.createNewProject()} />
            </HStack>
          ),
        }}
      />
      <ProjectSheet open={open} onClose={close} />
    </>
  )
}

const NewProject = ({ label }: { label: string }) => (
  <Button asChild>
    <Link to="/researchers/projects/new">
      <Plus size={16} aria-hidden />
      {label}
    </Link>
  </Button>
)
