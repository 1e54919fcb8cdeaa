/** What the submitter of an idea and the university write to each other. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/ideaMessages.js'
import { createIdeaMessageRules } from '#api/features/ideas/idea.rules.ts'
import type { IdeaMessages_idea$key } from '#web/__generated__/IdeaMessages_idea.graphql.ts'
import type { IdeaMessagesMutation } from '#web/__generated__/IdeaMessagesMutation.graphql.ts'
import { Remarks } from '#web/features/discussion/Remarks.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'

const rules = createIdeaMessageRules.omit(['id'])

export function IdeaMessages({ idea }: { idea: IdeaMessages_idea$key }) {
  const { id, canMessage, messages } = useFragment(
    graphql`
      fragment IdeaMessages_idea on Idea {
        id
        canMessage
        messages {
          number
          from
          text
          createdAt
        }
      }
    `,
    idea,
  )
  const [send] = useAction<IdeaMessagesMutation>(
    graphql`
      mutation IdeaMessagesMutation($input: CreateIdeaMessageInput!) {
        createIdeaMessage(input: $input) {
          idea {
            ...IdeaMessages_idea
          }
        }
      }
    `,
    { success: { title: texts.messageSent() }, failure: texts.theMessageCouldNotBe() },
  )
  if (!canMessage) return null
  return (
    <Section title={texts.messages()}>
      <Remarks
        call="createIdeaMessage"
        remarks={messages ?? []}
        none={texts.nothingWasWrittenYet()}
        rules={rules}
        submit={texts.send()}
        hint={texts.theSubmitterAndTheUniversity()}
        action={(values) => send({ input: { id, ...values } })}
      />
    </Section>
  )
}
