/** What the submitter of an idea and the university write to each other. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/ideas/ideaMessages.js'
import type { IdeaMessages_idea$key } from '#web/__generated__/IdeaMessages_idea.graphql.ts'
import { MessagesSection } from '#web/features/messages/MessagesSection.tsx'

export function IdeaMessages({ idea }: { idea: IdeaMessages_idea$key }) {
  const data = useFragment(
    graphql`
      fragment IdeaMessages_idea on Idea {
        ...MessagesSection_record
      }
    `,
    idea,
  )
  return (
    <MessagesSection
      record={data}
      title={texts.messages()}
      noun="message"
      hint={texts.theSubmitterAndTheUniversity()}
      submit={texts.send()}
    />
  )
}
