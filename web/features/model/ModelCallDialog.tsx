/** One question to the language model, word for word, and its answer. */
import { Stack, Text, chakra } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/model/page.js'
import type { ModelCallDialogQuery } from '#web/__generated__/ModelCallDialogQuery.graphql.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { Modal } from '#web/ui/Modal.tsx'

interface Props {
  id: string
  onClose: () => void
}

export const ModelCallDialog = ({ id, onClose }: Props) => (
  <Modal open onClose={onClose} title={texts.callTitle()} width="4xl">
    <Suspense fallback={<PartSpinner />}>
      <Call id={id} />
    </Suspense>
  </Modal>
)

function Call({ id }: { id: string }) {
  const { node } = useLazyLoadQuery<ModelCallDialogQuery>(
    graphql`
      query ModelCallDialogQuery($id: ID!) {
        node(id: $id) {
          ... on ModelCall {
            sent
            answer
            error
            attempts
          }
        }
      }
    `,
    { id },
  )
  if (!node?.sent) return <Text>{texts.callGone()}</Text>
  const { sent, answer, error, attempts } = node
  return (
    <Stack gap="4">
      {error && <Text>{texts.callError({ error, count: attempts ?? 1 })}</Text>}
      <Words title={texts.sent()} words={sent} />
      <Words title={texts.answer()} words={answer || texts.noAnswer()} />
    </Stack>
  )
}

const Words = ({ title, words }: { title: string; words: string }) => (
  <Stack gap="1">
    <Text fontWeight="medium">{title}</Text>
    <chakra.pre
      tabIndex={0}
      aria-label={title}
      maxH="40dvh"
      overflow="auto"
      padding="3"
      borderWidth="1px"
      borderRadius="md"
      fontSize="xs"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      dir="auto"
    >
      {words}
    </chakra.pre>
  </Stack>
)
