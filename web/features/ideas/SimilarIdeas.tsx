/** Ideas like the one that is being written, so that people find each other. */
import { Box, Stack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/ideas/similarIdeas.js'
import type { SimilarIdeasQuery } from '#web/__generated__/SimilarIdeasQuery.graphql.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import { useDebounced } from '#web/ui/useDebounced.ts'
import { IdeaStatusBadge } from './IdeaStatusBadge.tsx'

interface Props {
  /** The number of the idea that is being changed. */
  except: number | null
  onShow: (number: number) => void
}

export function SimilarIdeas({ except, onShow }: Props) {
  const { values } = useFormikContext<{ title: string; description: string }>()
  const title = useDebounced(values.title.trim(), 600)
  const description = useDebounced(values.description.trim(), 600)
  if (title.length < 5) return null
  return (
    <Suspense fallback={null}>
      <Found title={title.slice(0, 200)} description={description.slice(0, 2000)} except={except} onShow={onShow} />
    </Suspense>
  )
}

function Found({ title, description, except, onShow }: Props & { title: string; description: string }) {
  const { similarIdeas } = useLazyLoadQuery<SimilarIdeasQuery>(
    graphql`
      query SimilarIdeasQuery($title: String!, $description: String!, $except: Int) {
        similarIdeas(title: $title, description: $description, except: $except) {
          id
          number
          title
          status
          submitter {
            name
          }
        }
      }
    `,
    { title, description, except },
  )
  const found = similarIdeas.flatMap((idea) => (idea ? [idea] : []))
  if (!found.length) return null
  return (
    <Box role="status" bg="bg.muted" borderRadius="md" padding="3">
      <Text fontWeight="medium" marginBottom="2">
        {texts.similarIdeas()}
      </Text>
      <Stack as="ul" gap="2" listStyleType="none">
        {found.map((idea) => (
          <Box as="li" key={idea.id}>
            <TextButton size="sm" onClick={() => onShow(idea.number)}>
              {idea.title}
            </TextButton>{' '}
            <IdeaStatusBadge status={idea.status} />{' '}
            <Text as="span" fontSize="xs" color="fg.muted">
              {idea.submitter?.name ?? texts.formerMember()}
            </Text>
          </Box>
        ))}
      </Stack>
    </Box>
  )
}
