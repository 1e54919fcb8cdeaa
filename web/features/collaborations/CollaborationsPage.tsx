/** Collaborations (docs/spec/challenges.md#collaborations): what runs, how it goes, what comes next; one’s own ones, for the university all. */
import { Handshake } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/collaborations/collaborationsPage.js'
import * as counts from '#texts/collaborations/counts.js'
import type { CollaborationsPageQuery } from '#web/__generated__/CollaborationsPageQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CollaborationCard, collaborationColumns, useCollaborations } from './CollaborationRow.tsx'
import { collaborationList, collaborationsVariables } from './collaborations.list.ts'

export default function CollaborationsPage() {
  const { collaborations } = usePage<CollaborationsPageQuery>(graphql`
    query CollaborationsPageQuery(
      $filter: CollaborationFilter
      $sort: CollaborationSort
      $first: Int
      $page: Int
      $exact: Boolean
    ) @preloadable {
      collaborations(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...CollaborationRow_collaboration
          }
        }
      }
    }
  `)
  const { permissions } = useViewer()
  const university = permissions.includes('PROJECT_REVIEW')
  const list = useList(collaborationList, university ? {} : { mine: false })
  return (
    <>
      <PageHeader
        title={texts.collaborations()}
        description={university ? texts.whatCompaniesAndResearchersWork() : texts.whatYouWorkOnTogether()}
      />
      <List
        noun="collaboration"
        counted={counts.collaborations}
        list={list}
        usual="grid"
        rows={useCollaborations(nodesOf(collaborations))}
        total={collaborations.totalCount}
        nameOf={({ title }) => title}
        columns={collaborationColumns}
        exporting={useExport('collaborations', collaborationsVariables)}
        card={(row) => <CollaborationCard collaboration={row} />}
        empty={{
          icon: Handshake,
          title: texts.noCollaborations(),
          message: list.filtered ? texts.noCollaborationMatches() : texts.anAcceptedProposalBecomesA(),
        }}
      />
    </>
  )
}
