/** Researchers as rows of the directory. */
import { HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/researchers/directoryPage.js'
import * as counts from '#texts/researchers/counts.js'
import type {
  researcherColumns_user$data,
  researcherColumns_user$key,
} from '#web/__generated__/researcherColumns_user.graphql.ts'
import { Initials } from '#web/ui/Initials.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { Expertise } from './Expertise.tsx'
import { OpenToCollaborate } from './OpenToCollaborate.tsx'
import { ViewResearcher, type ResearcherParts } from './ViewResearcher.tsx'

type Researcher = researcherColumns_user$data[number]

export const useResearchers = (users: researcherColumns_user$key) =>
  useFragment<researcherColumns_user$key>(
    graphql`
      fragment researcherColumns_user on User @relay(plural: true) {
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
        ...ResearcherCard_user
      }
    `,
    users,
  )

export const researcherColumns = (parts: ResearcherParts): Column<Researcher>[] => [
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
    cell: ({ expertise }) => <Expertise fields={expertise} list={`${parts.directory.path}?expertise=`} />,
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
    cell: (person) => <ViewResearcher person={person} row {...parts} />,
  },
]
