/** The directory of experts for companies: who knows what, when they are free, and the wishes to be introduced. */
import { Button } from '@chakra-ui/react'
import { UsersRound } from 'lucide-react'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/experts/expertsPage.js'
import * as counts from '#texts/experts/counts.js'
import type { ExpertsPageQuery } from '#web/__generated__/ExpertsPageQuery.graphql.ts'
import { expertParameter } from './expert.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { plain } from '#web/ui/list/filters.ts'
import { List } from '#web/ui/list/List.tsx'
import { SortMenu } from '#web/ui/list/SortMenu.tsx'
import { useList } from '#web/ui/list/useList.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ExpertCard } from './ExpertCard.tsx'
import { expertColumns, useExperts } from './expertColumns.tsx'
import { expertSorts } from './expertSorts.ts'
import { expertList } from './experts.list.ts'
import { MyIntroductions } from './MyIntroductions.tsx'

export default function ExpertsPage() {
  const data = usePage<ExpertsPageQuery>(graphql`
    query ExpertsPageQuery($filter: UserFilter, $sort: UserSort, $first: Int, $page: Int, $exact: Boolean)
    @preloadable {
      users(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount(exact: $exact)
        edges {
          node {
            ...expertColumns_expert
          }
        }
      }
      expertTopics
      expertLanguages
      asked: introductions(first: 0) {
        totalCount(exact: true)
      }
      ...MyIntroductions_query
    }
  `)
  const rows = useExperts(nodesOf(data.users))
  const list = useList(expertList, { topic: plain(data.expertTopics), language: plain(data.expertLanguages) })
  const [, setOpen] = useOpenNumber(expertParameter)
  const columns = useMemo(() => expertColumns(setOpen), [setOpen])
  const exporting = useExport('users', expertList.variables, 'experts')
  const tabs = { browse: texts.experts(), introductions: texts.myIntroductions({ totalCount: data.asked.totalCount }) }
  const tab = list.state.value('tab') === 'introductions' ? 'introductions' : 'browse'
  return (
    <>
      <PageHeader title={texts.universityExperts()} description={texts.peopleWithExperienceOfMarkets()} />
      <Tabs value={tab} onChange={(to) => list.state.setFilters({ tab: to === 'browse' ? '' : to })} tabs={tabs}>
        {tab === 'browse' ? (
          <List
            noun="expert"
            counted={counts.experts}
            list={list}
            usual="grid"
            rows={rows}
            total={data.users.totalCount}
            nameOf={({ name }) => name}
            columns={columns}
            tools={<SortMenu state={list.state} sorts={expertSorts} />}
            exporting={exporting}
            card={(expert) => <ExpertCard expert={expert} onOpen={setOpen} />}
            empty={{
              icon: UsersRound,
              title: texts.noExpertsFound(),
              message: list.filtered ? texts.noExpertWhoIsOpen() : texts.noExpertsAreCurrentlyAvailable(),
              action: (
                <Button variant="outline" onClick={list.clear}>
                  {texts.clearAll()}
                </Button>
              ),
            }}
          />
        ) : (
          <MyIntroductions query={data} onOpen={setOpen} />
        )}
      </Tabs>
    </>
  )
}
