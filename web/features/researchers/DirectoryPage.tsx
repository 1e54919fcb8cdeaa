/** The directory of researchers: who they are, what they know, and their projects that the viewer may see. */
import { Button } from '@chakra-ui/react'
import { UsersRound } from 'lucide-react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { useLocation } from 'react-router'
import * as texts from '#texts/researchers/directoryPage.js'
import * as counts from '#texts/researchers/counts.js'
import type { DirectoryPageQuery } from '#web/__generated__/DirectoryPageQuery.graphql.ts'
import { researcherParameter } from './researcher.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { plain } from '#web/ui/list/filters.ts'
import { List } from '#web/ui/list/List.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'
import { directoryAt } from './directories.ts'
import { ResearcherCard } from './ResearcherCard.tsx'
import { researcherColumns, useResearchers } from './researcherColumns.tsx'
import { ResearcherProfile } from './ResearcherProfile.tsx'

export default function DirectoryPage() {
  const { users, departments, researcherExpertise } = usePage<DirectoryPageQuery>(graphql`
    query DirectoryPageQuery($filter: UserFilter, $sort: UserSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      users(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...researcherColumns_user
          }
        }
      }
      departments {
        name
      }
      researcherExpertise
    }
  `)
  const directory = directoryAt(useLocation().pathname)
  const list = useList(directory.list, {
    department: plain(departments.map(({ name }) => name)),
    expertise: plain(researcherExpertise),
  })
  const [open, setOpen] = useOpenNumber(researcherParameter)
  const parts = useMemo(() => ({ directory, onOpen: setOpen }), [directory, setOpen])
  return (
    <>
      <PageHeader title={directory.title} description={directory.description} />
      <List
        noun="researcher"
        counted={counts.researchers}
        list={list}
        usual="grid"
        rows={useResearchers(nodesOf(users))}
        total={users.totalCount}
        nameOf={({ name }) => name}
        columns={useMemo(() => researcherColumns(parts), [parts])}
        exporting={useExport('users', directory.list.variables, 'researchers')}
        card={(person) => <ResearcherCard person={person} {...parts} />}
        empty={{
          icon: UsersRound,
          title: texts.noResearchersFound(),
          message: list.filtered ? texts.nobodyMatchesYourSearch() : directory.none,
          action: list.filtered && (
            <Button variant="outline" onClick={list.clear}>
              {texts.clearAll()}
            </Button>
          ),
        }}
      />
      <RecordSheet kind={texts.researcher()} number={open} onClose={() => setOpen(null)}>
        {(number) => <ResearcherProfile number={number} />}
      </RecordSheet>
    </>
  )
}
