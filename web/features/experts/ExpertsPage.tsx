/** The directory of experts for companies: who knows what, when they are free, and the wishes to be introduced. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { UsersRound } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/experts/expertsPage.js'
import * as counts from '#texts/experts/counts.js'
import type { ExpertsPage_expert$data, ExpertsPage_expert$key } from '#web/__generated__/ExpertsPage_expert.graphql.ts'
import type { ExpertsPageQuery } from '#web/__generated__/ExpertsPageQuery.graphql.ts'
import { expertParameter } from '#web/app/overlayParameters.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { Expertise } from '#web/features/researchers/Expertise.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { formatTime } from '#web/ui/format.ts'
import { Initials } from '#web/ui/Initials.tsx'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { ExpertCard } from './ExpertCard.tsx'
import { expertChips, ExpertFilters } from './ExpertFilters.tsx'
import { expertsVariables, filterNames, pageSize, usualSort } from './experts.list.ts'
import { topicList } from './expertWords.ts'
import { IntroductionBadge } from './IntroductionBadge.tsx'
import { MyIntroductions } from './MyIntroductions.tsx'

export type ListedExpert = ExpertsPage_expert$data[number]

export default function ExpertsPage() {
  const data = usePage<ExpertsPageQuery>(graphql`
    query ExpertsPageQuery($filter: UserFilter, $sort: UserSort, $first: Int, $page: Int) @preloadable {
      users(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...ExpertsPage_expert
          }
        }
      }
      expertTopics
      expertLanguages
      asked: introductions(first: 0) {
        totalCount
      }
      ...MyIntroductions_query
    }
  `)
  const rows = useFragment<ExpertsPage_expert$key>(
    graphql`
      fragment ExpertsPage_expert on User @relay(plural: true) {
        id
        number
        name
        position
        department
        expertise
        languages
        profileImage
        nextFreeSlot
        usualAnswerDays
        introduction {
          id
          state
        }
      }
    `,
    nodesOf(data.users),
  )
  const state = useListState(usualSort)
  const [, setOpen] = useOpenNumber(expertParameter)
  const exporting = useExport('users', expertsVariables, 'experts')
  const tabs = { browse: texts.experts(), introductions: texts.myIntroductions({ totalCount: data.asked.totalCount }) }
  const tab = state.value('tab') === 'introductions' ? 'introductions' : 'browse'
  return (
    <>
      <PageHeader title={texts.universityExperts()} description={texts.peopleWithExperienceOfMarkets()} />
      <Tabs value={tab} onChange={(to) => state.setFilters({ tab: to === 'browse' ? '' : to })} tabs={tabs}>
        {tab === 'browse' ? (
          <List
            noun="expert"
            counted={counts.experts}
            state={state}
            usual="grid"
            rows={rows}
            total={data.users.totalCount}
            pageSize={pageSize}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            columns={columnsOf(setOpen)}
            exporting={exporting}
            card={(expert) => <ExpertCard expert={expert} onOpen={setOpen} />}
            searchPlaceholder={texts.searchExperts()}
            filters={<ExpertFilters state={state} topics={data.expertTopics} languages={data.expertLanguages} />}
            chips={expertChips(state)}
            empty={{
              icon: UsersRound,
              title: texts.noExpertsFound(),
              message:
                state.search || expertChips(state).length
                  ? texts.noExpertWhoIsOpen()
                  : texts.noExpertsAreCurrentlyAvailable(),
              action: (
                <Button variant="outline" onClick={() => state.clear(filterNames)}>
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

const columnsOf = (onOpen: (number: number) => void): Column<ListedExpert>[] => [
  {
    header: texts.name(),
    share: 2,
    sort: 'NAME',
    file: { Number: 'number', Name: 'name', Position: 'position', Affiliation: 'department' },
    cell: ({ name, position, department, profileImage }) => (
      <HStack gap="3">
        <Initials name={name} image={profileImage} />
        <Stack gap="0">
          <Text fontWeight="medium">{name}</Text>
          <Text fontSize="xs" color="fg.muted">
            {[position, department].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      </HStack>
    ),
  },
  {
    header: texts.topics(),
    share: 2,
    file: 'expertise',
    cell: ({ expertise }) => <Expertise fields={expertise} list={topicList} />,
  },
  { header: texts.languages(), file: 'languages', cell: ({ languages }) => languages.join(', ') },
  {
    header: texts.nextFree(),
    width: 12,
    file: 'nextFreeSlot',
    look: 'one-line',
    cell: ({ nextFreeSlot }) => (nextFreeSlot ? formatTime(nextFreeSlot) : texts.none()),
  },
  {
    header: texts.introduction(),
    width: 9,
    cell: ({ introduction }) => introduction && <IntroductionBadge state={introduction.state} />,
  },
  {
    header: texts.actions(),
    width: 4.5,
    keep: true,
    cell: ({ number, name }) => (
      <RowButton aria-label={texts.viewName({ name })} onClick={() => onOpen(number)}>
        {texts.view()}
      </RowButton>
    ),
  },
]
