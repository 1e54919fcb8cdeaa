/** Two ideas side by side, and what a merge of one into the other does. */
import { Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/merge.js'
import type { IdeaMergePreview_side$key } from '#web/__generated__/IdeaMergePreview_side.graphql.ts'
import type { IdeaMergePreviewQuery } from '#web/__generated__/IdeaMergePreviewQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { ConfidentialTag } from './ConfidentialTag.tsx'
import { IdeaStatusBadge } from './IdeaStatusBadge.tsx'

export function IdeaMergePreview({ id, intoId }: { id: string; intoId: string }) {
  const {
    merged,
    into,
    ideaMergePreview: preview,
  } = useRead<IdeaMergePreviewQuery>(
    graphql`
      query IdeaMergePreviewQuery($id: ID!, $intoId: ID!) {
        merged: node(id: $id) {
          ...IdeaMergePreview_side @alias(as: "side")
        }
        into: node(id: $intoId) {
          ...IdeaMergePreview_side @alias(as: "side")
        }
        ideaMergePreview(id: $id, intoId: $intoId) {
          obstacle
          votes
          added
          both
          staying
          requests
          undo
        }
      }
    `,
    { id, intoId },
  )
  const { obstacle, votes, added, both, staying, requests, undo } = preview
  return (
    <Stack gap="4" aria-live="polite">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
        {merged?.side && <Side label={texts.isMerged()} idea={merged.side} />}
        {into?.side && <Side label={texts.goesOn()} idea={into.side} />}
      </SimpleGrid>
      {obstacle ? (
        <Text color="fg.error">{obstacle}</Text>
      ) : (
        <Stack as="section" aria-label={texts.preview()} gap="2" bg="bg.muted" borderRadius="md" padding="3">
          <Text fontWeight="medium">{texts.preview()}</Text>
          <Stack as="ul" gap="1" listStyleType="disc" paddingInlineStart="5">
            <li>{texts.votesAfter({ votes, added })}</li>
            {both > 0 && <li>{texts.both({ both })}</li>}
            {staying > 0 && <li>{texts.staying({ staying })}</li>}
            <li>{texts.locked()}</li>
            {requests > 0 && <li>{texts.requests({ requests })}</li>}
            <li>{texts.readers()}</li>
            <li>{texts.notified()}</li>
            <li>{undo}</li>
          </Stack>
        </Stack>
      )}
    </Stack>
  )
}

function Side({ label, idea: key }: { label: string; idea: IdeaMergePreview_side$key }) {
  const idea = useFragment(
    graphql`
      fragment IdeaMergePreview_side on Idea {
        title
        description
        category
        status
        votes
        isKeptConfidential
        submitter {
          name
        }
      }
    `,
    key,
  )
  return (
    <Stack as="section" aria-label={label} gap="3" borderWidth="1px" borderRadius="md" padding="3">
      <Text color="fg.muted" fontSize="xs">
        {label}
      </Text>
      <Heading as="h3" size="sm" overflowWrap="anywhere">
        {ownWay(idea.title)}
      </Heading>
      <HStack gap="1.5" flexWrap="wrap">
        <IdeaStatusBadge status={idea.status} />
        {idea.isKeptConfidential && <ConfidentialTag />}
      </HStack>
      <Facts
        facts={[
          [texts.submittedBy(), idea.submitter?.name ?? texts.formerMember()],
          [texts.votes(), String(idea.votes)],
          [texts.category(), idea.category],
        ]}
      />
      <WrittenText>{idea.description}</WrittenText>
    </Stack>
  )
}
