/** The ideas that are like one which the university reviews, each with the way to merge it into that one. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/ideas/similarIdeas.js'
import { compared } from '#api/alike.rules.ts'
import type { SimilarToIdeaQuery } from '#web/__generated__/SimilarToIdeaQuery.graphql.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { ConfidentialTag } from './ConfidentialTag.tsx'
import { ideaParameter } from './idea.overlay.ts'
import { IdeaStatusBadge } from './IdeaStatusBadge.tsx'
import type { Into } from './MergeIdea.tsx'

interface Props {
  title: string
  description: string
  number: number
  onMerge: (into: Into) => void
}

export function SimilarToIdea({ title, description, number, onMerge }: Props) {
  const { similarIdeas } = useLazyLoadQuery<SimilarToIdeaQuery>(
    graphql`
      query SimilarToIdeaQuery($title: String!, $description: String!, $except: Int) {
        similarIdeas(title: $title, description: $description, except: $except) {
          id
          number
          title
          status
          votes
          isKeptConfidential
          canReview
          submitter {
            name
          }
        }
      }
    `,
    {
      title: title.slice(0, compared.title),
      description: description.slice(0, compared.description),
      except: number,
    },
  )
  const similar = similarIdeas.filter((one) => one !== null && one !== undefined)
  if (!similar.length) return null
  return (
    <Section title={texts.similarIdeas()}>
      <Stack as="ul" gap="3" listStyleType="none">
        {similar.map((one) => (
          <Flex as="li" key={one.id} gap="2" justifyContent="space-between" alignItems="start">
            <Stack gap="1">
              <RecordLink parameter={ideaParameter} number={one.number}>
                {one.title}
              </RecordLink>
              <HStack gap="1.5" flexWrap="wrap">
                <IdeaStatusBadge status={one.status} />
                {one.isKeptConfidential && <ConfidentialTag />}
                <Text as="span" fontSize="xs" color="fg.muted">
                  {one.submitter?.name ?? texts.formerMember()} · {texts.votes({ votes: one.votes })}
                </Text>
              </HStack>
            </Stack>
            {one.canReview && one.status !== 'DRAFT' && one.status !== 'DECLINED' && (
              <Button
                size="xs"
                variant="outline"
                aria-label={texts.mergeInto({ title: one.title })}
                onClick={() => onMerge({ id: one.id, title: one.title })}
              >
                {texts.merge()}
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
    </Section>
  )
}
