/** Companies that wish to be introduced to the viewer, and the answer. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/experts/introductions.js'
import { listed } from '#listed'
import { answerIntroductionRules } from '#api/features/experts/introduction.rules.ts'
import type { Introductions_query$key } from '#web/__generated__/Introductions_query.graphql.ts'
import type { IntroductionsMutation } from '#web/__generated__/IntroductionsMutation.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { ago } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'

const rules = answerIntroductionRules.pick(['answer'])

export function Introductions({ query }: { query: Introductions_query$key }) {
  const { introductions } = useFragment(
    graphql`
      fragment Introductions_query on Query @argumentDefinitions(open: { type: "Boolean!" }) {
        introductions(filter: { state: [WAITING] }, first: 50) @include(if: $open) {
          edges {
            node {
              id
              state
              message
              createdAt
              requester {
                name
                department
              }
            }
          }
        }
      }
    `,
    query,
  )
  const [open, setOpen] = useState<{ id: string; accept: boolean } | null>(null)
  const [answer] = useAction<IntroductionsMutation>(
    graphql`
      mutation IntroductionsMutation($input: AnswerIntroductionInput!) {
        answerIntroduction(input: $input) {
          introduction {
            id
            state
          }
        }
      }
    `,
    { success: { title: texts.yourAnswerWasSent() }, failure: texts.failedToAnswer() },
  )
  const waiting = nodesOf(introductions).filter(({ state }) => state === 'WAITING')
  if (!waiting.length) return null
  return (
    <Section title={texts.companiesThatWantToBe()}>
      {waiting.map(({ id, message, createdAt, requester }) => (
        <Stack key={id} gap="2">
          <Text fontWeight="medium">{listed([requester?.name ?? texts.formerMember(), requester?.department])}</Text>
          <WrittenText>{message}</WrittenText>
          <HStack flexWrap="wrap">
            <Button size="sm" onClick={() => setOpen({ id, accept: true })}>
              {texts.accept()}
            </Button>
            <Button size="sm" variant="outline" onClick={() => setOpen({ id, accept: false })}>
              {texts.decline()}
            </Button>
            <Text color="fg.muted" fontSize="xs">
              {ago(createdAt)}
            </Text>
          </HStack>
        </Stack>
      ))}
      <FormDialog
        call="answerIntroduction"
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open?.accept ? texts.acceptTheIntroduction() : texts.declineTheIntroduction()}
        rules={rules}
        initial={{ answer: '' }}
        action={(input) => answer({ input: { id: open!.id, accept: open!.accept, ...input } })}
        submit={open?.accept ? texts.accept() : texts.decline()}
      >
        {open?.accept && <Text>{texts.yourEMailAddressIsGiven()}</Text>}
        <TextArea name="answer" rows={3} />
      </FormDialog>
    </Section>
  )
}
