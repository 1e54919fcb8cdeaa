/** An expert as a card of the directory. */
import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/experts/expertCard.js'
import { dotted, listed } from '#listed'
import type { ExpertCard_expert$key } from '#web/__generated__/ExpertCard_expert.graphql.ts'
import type { ConflictOfInterest } from '#web/__generated__/ExpertSupportPageQuery.graphql.ts'
import { PossibleConflict } from '#web/features/people/PossibleConflict.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Initials } from '#web/ui/Initials.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { answerWords, nextSlotWords } from './expertWords.ts'
import { IntroductionBadge } from './IntroductionBadge.tsx'
import { Topics } from './Topics.tsx'

interface Props {
  expert: ExpertCard_expert$key
  onOpen: (number: number) => void
  /** Why it is shown. */
  note?: string
  /** Why the expert may be biased. */
  conflicts?: readonly ConflictOfInterest[]
}

export function ExpertCard({ expert: key, onOpen, note, conflicts }: Props) {
  const expert = useFragment(
    graphql`
      fragment ExpertCard_expert on User {
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
    key,
  )
  const { number, name, position, department, expertise, languages, introduction } = expert
  return (
    <Card aria-label={name}>
      <HStack gap="3" alignItems="start">
        <Initials name={name} image={expert.profileImage} size="10" />
        <Stack gap="0" minW="0">
          <Heading as="h2" size="md">
            {name}
          </Heading>
          <Text color="fg.muted" fontSize="xs">
            {ownWay(dotted([position, department]))}
          </Text>
        </Stack>
      </HStack>
      <Topics fields={expertise} />
      {note && <Text fontSize="sm">{note}</Text>}
      {conflicts && <PossibleConflict reasons={conflicts} />}
      <Stack gap="0" fontSize="xs" color="fg.muted">
        {languages.length > 0 && <Text>{texts.speaks({ languages: listed(languages) })}</Text>}
        <Text>{nextSlotWords(expert.nextFreeSlot)}</Text>
        <Text>{answerWords(expert.usualAnswerDays)}</Text>
      </Stack>
      <Flex marginTop="auto" justifyContent="space-between" alignItems="center" gap="3">
        {introduction ? <IntroductionBadge state={introduction.state} /> : <span />}
        <Button
          size="sm"
          variant="outline"
          data-opens
          aria-label={texts.viewName({ name })}
          onClick={() => onOpen(number)}
        >
          {texts.view()}
        </Button>
      </Flex>
    </Card>
  )
}
