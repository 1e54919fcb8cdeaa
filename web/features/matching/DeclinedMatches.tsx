/** What is not relevant to the viewer, and the way back. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challengeMatching/finder.js'
import { dotted } from '#listed'
import type { DeclinedMatches_project$key } from '#web/__generated__/DeclinedMatches_project.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { reasonWords } from './matchWords.ts'
import { useInterest } from './useInterest.ts'

export function DeclinedMatches({ project: key }: { project: DeclinedMatches_project$key }) {
  const { id: projectId, declinedMatches } = useFragment(
    graphql`
      fragment DeclinedMatches_project on Project {
        id
        declinedMatches {
          reason
          comment
          challenge {
            id
            title
          }
        }
      }
    `,
    key,
  )
  const { takeBack, pending } = useInterest()
  const rows = (declinedMatches ?? []).flatMap(({ challenge, ...why }) => (challenge ? [{ ...why, challenge }] : []))
  if (!rows.length) return null
  return (
    <Section title={texts.aside({ count: rows.length })}>
      <Stack as="ul" gap="3" listStyleType="none">
        {rows.map(({ challenge, reason, comment }) => (
          <HStack as="li" key={challenge.id} justifyContent="space-between" gap="3" flexWrap="wrap">
            <Stack gap="0" minW="0">
              <Text overflowWrap="anywhere" dir="auto">
                {challenge.title}
              </Text>
              <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
                {dotted([reason && reasonWords[reason as keyof typeof reasonWords], comment])}
              </Text>
            </Stack>
            <Button
              size="xs"
              variant="outline"
              disabled={pending}
              aria-label={texts.takeBackNamed({ title: challenge.title })}
              onClick={() => void takeBack({ projectId, challengeId: challenge.id })}
            >
              {texts.takeBack()}
            </Button>
          </HStack>
        ))}
      </Stack>
    </Section>
  )
}
