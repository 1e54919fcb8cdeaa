/** The archive: what is completed or was put away, since when and why, what came of it, and the way back (docs/spec/projects.md#archive-and-investment). */
import { Archive } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/archivePage.js'
import * as counts from '#texts/projects/counts.js'
import type { ArchivePageQuery } from '#web/__generated__/ArchivePageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { archiveList } from './archive.list.ts'
import { ArchiveOrRestore } from './ArchiveOrRestore.tsx'
import { ArchivedCard, archivedColumns, useArchived } from './ArchivedRow.tsx'

export default function ArchivePage() {
  const { projects } = usePage<ArchivePageQuery>(graphql`
    query ArchivePageQuery($filter: ProjectFilter, $sort: ProjectSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      projects(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...ArchivedRow_project
          }
        }
      }
    }
  `)
  const rows = useArchived(nodesOf(projects))
  const list = useList(archiveList)
  return (
    <>
      <PageHeader title={texts.archivedProjects()} description={texts.projectsThatWerePutAway()} />
      <List
        noun="project"
        counted={counts.projects}
        list={list}
        rows={rows}
        total={projects.totalCount}
        nameOf={({ title }) => title}
        columns={archivedColumns}
        exporting={useExport('projects', archiveList.variables, 'archived-projects')}
        card={(project) => <ArchivedCard project={project} />}
        bulk={(ids) => <ArchiveOrRestore projects={rows.filter(({ id }) => ids.includes(id))} bulk />}
        empty={{
          icon: Archive,
          title: texts.noArchivedProjects(),
          message: list.filtered ? texts.noArchivedProjectMatchesYour() : texts.whatYouArchiveIsKept(),
        }}
      />
    </>
  )
}
