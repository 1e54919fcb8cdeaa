/** Mails the reader the words of a kind as a test, and says what became of the mail. */
import { Button, Text } from '@chakra-ui/react'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/notificationCatalogue/wording.js'
import type { SendTestMutation } from '#web/__generated__/SendTestMutation.graphql.ts'
import type { SendTestQuery } from '#web/__generated__/SendTestQuery.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { languageWords } from './catalogueWords.ts'
import { mailStateWords } from './mailWords.ts'

/** How often the state of a waiting mail is read again, in milliseconds. */
const readEvery = 2_000

interface Props {
  name: string
  language: 'ENGLISH' | 'ARABIC'
}

export function SendTest({ name, language }: Props) {
  const [sent, setSent] = useState<string | null>(null)
  const [send, sending] = useAction<SendTestMutation>(
    graphql`
      mutation SendTestMutation($input: SendTestLetterInput!) {
        sendTestLetter(input: $input) {
          mail {
            id
          }
        }
      }
    `,
    {
      success: (data) => {
        setSent(data.sendTestLetter.mail?.id ?? null)
        return { title: texts.testAsked() }
      },
      failure: texts.testFailed(),
    },
  )
  return (
    <>
      <Button
        variant="outline"
        loading={sending}
        onClick={() => void send({ input: { name, language } })}
        aria-label={texts.testIn({ language: languageWords[language]! })}
      >
        {texts.test()}
      </Button>
      {sent && (
        <Suspense fallback={null}>
          <Result key={sent} id={sent} />
        </Suspense>
      )}
    </>
  )
}

function Result({ id }: { id: string }) {
  const [round, setRound] = useState(0)
  const { node } = useLazyLoadQuery<SendTestQuery>(
    graphql`
      query SendTestQuery($id: ID!) {
        node(id: $id) {
          ... on OutgoingMail {
            state
            email
            answer
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: round },
  )
  const waits = node?.state === 'WAITING'
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => startTransition(() => setRound((before) => before + 1)), readEvery)
    return () => clearTimeout(timer)
  }, [waits, round])
  if (!node?.state) return null
  return (
    <Text role="status" overflowWrap="anywhere">
      {texts.testResult({ email: node.email ?? '', state: mailStateWords[node.state] ?? node.state })}
      {node.answer ? ` ${texts.answered({ answer: node.answer })}` : ''}
    </Text>
  )
}
