/** What a provider says of itself when it is asked now. */
import { Alert, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/providers/test.js'
import type { TestProviderMutation } from '#web/__generated__/TestProviderMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { PageSpinner } from '#web/ui/feedback/Spinners.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

type Answer = TestProviderMutation['response']['testSignInProvider']

interface Props {
  id: string
  name: string
  onClose: () => void
}

export default function TestProvider({ id, name, onClose }: Props) {
  const begun = useRef(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [test] = useAction<TestProviderMutation>(
    graphql`
      mutation TestProviderMutation($input: TestSignInProviderInput!) {
        testSignInProvider(input: $input) {
          problem
          facts {
            name
            value
          }
        }
      }
    `,
    { failure: texts.failed(), alone: true },
  )
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void test({ input: { id } }).then((outcome) =>
      outcome.ok ? setAnswer(outcome.data.testSignInProvider) : onClose(),
    )
  }, [id, test, onClose])
  return (
    <Modal open onClose={onClose} title={texts.title({ name })}>
      <Stack gap="4">
        {!answer && <PageSpinner />}
        {answer?.problem && (
          <Alert.Root status="error" role="alert">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>{texts.noAnswer()}</Alert.Title>
              <Alert.Description overflowWrap="anywhere">{answer.problem}</Alert.Description>
            </Alert.Content>
          </Alert.Root>
        )}
        {answer && !answer.problem && (
          <>
            <Text role="status">{texts.answered()}</Text>
            <SmallTable
              name={texts.said()}
              rows={answer.facts}
              keyOf={(fact) => fact.name}
              columns={[
                { header: texts.fact(), cell: (fact) => texts.names({ name: fact.name }) },
                { header: texts.value(), cell: (fact) => fact.value || texts.nothing() },
              ]}
            />
          </>
        )}
        <HStack justifyContent="end">
          <Button onClick={onClose}>{texts.close()}</Button>
        </HStack>
      </Stack>
    </Modal>
  )
}
