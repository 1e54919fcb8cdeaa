/** The thread of a collaboration. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/collaborations/collaborationThread.js'
import type { CollaborationThread_collaboration$key } from '#web/__generated__/CollaborationThread_collaboration.graphql.ts'
import { MessagesSection } from '#web/features/messages/MessagesSection.tsx'

export function CollaborationThread({ collaboration }: { collaboration: CollaborationThread_collaboration$key }) {
  const data = useFragment(
    graphql`
      fragment CollaborationThread_collaboration on Collaboration {
        ...MessagesSection_record
      }
    `,
    collaboration,
  )
  return (
    <MessagesSection
      record={data}
      title={texts.thread()}
      noun="message"
      hint={texts.thePartnersAndTheUniversity()}
      submit={texts.send()}
    />
  )
}
