/** The directory of researchers: who they are, what they know, and their projects that the viewer may see. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/researchers/directoryPage.js'
import * as counts from '#texts/researchers/counts.js'
import type { DirectoryPage_user$data, DirectoryPage_user$key } from '#web/__generated__/DirectoryPage_user.graphql.ts'
import type { DirectoryPageQuery } from '#web/__generated__/DirectoryPageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { useExport } from '#web/relay/useExport.ts'
import { Initials } from '#web/ui/Initials.tsx'
import { List } from '#web/ui/list/List.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { useListState } from '#web/ui/list/useListState.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { directoryVariables, pageSize, usualSort } from './directory.list.ts'
import { directoryChips, DirectoryFilters } from './DirectoryFilters.tsx'
import { Expertise } from './Expertise.tsx'
import { OpenToCollaborate } from './OpenToCollaborate.tsx'
import { ResearcherCard } from './ResearcherCard.tsx'
import { ResearcherProfile } from './ResearcherProfile.tsx'

export type Researcher = DirectoryPage_user$data[number]

export default function DirectoryPage() {
  const { users, departments, researcherExpertise } = usePage<DirectoryPageQuery>(graphql`
    query DirectoryPageQuery($filter: UserFilter, $sort: UserSort, $first: Int, $page: Int) @preloadable {
      users(filter: $filter, sort: $sort, first: $first, page: $page) {
        totalCount
        edges {
          node {
            ...DirectoryPage_user
          }
        }
      }
      departments {
        name
      }
      researcherExpertise
    }
  `)
  const rows = useFragment<DirectoryPage_user$key>(
    graphql`
      fragment DirectoryPage_user on User @relay(plural: true) {
        id
        number
        name
        position
        department
        expertise
        openToCollaborate
        collaborationNote
        projectCount
        profileImage
      }
    `,
    nodesOf(users),
  )
  const state = useListState(usualSort)
  const chips = directoryChips(state)
  const [open, setOpen] = useState<Researcher | null>(null)
  return (
    <>
      <PageHeader title={texts.researchers()} description={texts.whoWorksOnWhatAt()} />
      <List
        noun="researcher"
        counted={counts.researchers}
        state={state}
        usual="grid"
        rows={rows}
        total={users.totalCount}
        pageSize={pageSize}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={columnsOf(setOpen)}
        exporting={useExport('users', directoryVariables, 'researchers')}
        card={(person) => <ResearcherCard person={person} onOpen={setOpen} />}
        searchPlaceholder={texts.searchResearchers()}
        filters={
          <DirectoryFilters
            state={state}
            departments={departments.map(({ name }) => name)}
            expertise={researcherExpertise}
          />
        }
        chips={chips}
        empty={{
          icon: UsersRound,
          title: texts.noResearchersFound(),
          message: texts.nobodyMatchesYourSearch(),
          action: (
            <Button variant="outline" onClick={() => state.clear()}>
              {texts.clearAll()}
            </Button>
          ),
        }}
      />
      <RecordSheet kind={texts.researcher()} number={open?.number ?? null} onClose={() => setOpen(null)}>
        {(number) => <ResearcherProfile number={number} />}
      </RecordSheet>
    </>
  )
}

const columnsOf = (onOpen: (person: Researcher) => void): Column<Researcher>[] => [
  {
    header: texts.name(),
    share: 1.5,
    sort: 'NAME',
    file: { Number: 'number', Name: 'name', Position: 'position' },
    cell: ({ name, position, profileImage }) => (
      <HStack gap="3">
        <Initials name={name} image={profileImage} />
        <Stack gap="0">
          <Text fontWeight="medium">{name}</Text>
          <Text fontSize="xs" color="fg.muted">
            {position}
          </Text>
        </Stack>
      </HStack>
    ),
  },
  { header: texts.department(), file: 'department', cell: ({ department }) => department },
  {
    header: texts.expertise(),
    share: 2.5,
    file: 'expertise',
    cell: ({ expertise }) => <Expertise fields={expertise} />,
  },
  {
    header: texts.collaboration(),
    share: 1.5,
    file: { [texts.openToCollaborate()]: 'openToCollaborate', [texts.looksFor()]: 'collaborationNote' },
    cell: ({ openToCollaborate, collaborationNote }) =>
      openToCollaborate && <OpenToCollaborate note={collaborationNote} />,
  },
  {
    header: texts.projects(),
    width: 6.5,
    file: 'projectCount',
    look: 'one-line',
    cell: ({ projectCount }) => counts.projects({ count: projectCount }),
  },
  {
    header: texts.actions(),
    width: 4.5,
    keep: true,
    cell: (person) => (
      <RowButton aria-label={texts.viewName({ name: person.name })} onClick={() => onOpen(person)}>
        {texts.view()}
      </RowButton>
    ),
  },
]
