/** Experts as rows of the directory. */
import { HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/experts/expertsPage.js'
import { dotted, listed } from '#listed'
import type {
  expertColumns_expert$data,
  expertColumns_expert$key,
} from '#web/__generated__/expertColumns_expert.graphql.ts'
import { formatTime } from '#web/ui/format.ts'
import { Initials } from '#web/ui/Initials.tsx'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { IntroductionBadge } from './IntroductionBadge.tsx'
import { Topics } from './Topics.tsx'

type Expert = expertColumns_expert$data[number]

export const useExperts = (experts: expertColumns_expert$key) =>
  useFragment<expertColumns_expert$key>(
    graphql`
      fragment expertColumns_expert on User @relay(plural: true) {
        id
        number
        name
        position
        department
        expertise
        languages
        profileImage
        nextFreeSlot
        introduction {
          id
          state
        }
        ...ExpertCard_expert
      }
    `,
    experts,
  )

export const expertColumns = (onOpen: (number: number) => void): Column<Expert>[] => [
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
            {dotted([position, department])}
          </Text>
        </Stack>
      </HStack>
    ),
  },
  {
    header: texts.topics(),
    share: 2,
    file: 'expertise',
    cell: ({ expertise }) => <Topics fields={expertise} />,
  },
  { header: texts.languages(), file: 'languages', cell: ({ languages }) => listed(languages) },
  {
    header: texts.nextFree(),
    width: 12,
    sort: 'NEXT_FREE',
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
