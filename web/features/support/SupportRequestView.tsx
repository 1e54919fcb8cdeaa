/** A support request that was sent: what is asked, by when it is answered, the conversation, and what the viewer may do. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/support/request.js'
import type { SupportRequestView_request$key } from '#web/__generated__/SupportRequestView_request.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { InternalMessages } from '#web/features/messages/InternalMessages.tsx'
import { MessagesSection } from '#web/features/messages/MessagesSection.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import type { Back } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { InsertTemplate } from './InsertTemplate.tsx'
import { supportHistory } from './supportHistory.ts'
import { SupportChecklist } from './SupportChecklist.tsx'
import { SupportNotice } from './SupportNotice.tsx'
import { SupportRequestFacts } from './SupportRequestFacts.tsx'
import { SupportRequestMeetings } from './SupportRequestMeetings.tsx'
import { SupportTag } from './SupportTag.tsx'
import { useDeskActions } from './useDeskActions.tsx'
import { useRequesterActions } from './useRequesterActions.tsx'

export function SupportRequestView({ request: key, back }: { request: SupportRequestView_request$key; back: Back }) {
  const request = useFragment(
    graphql`
      fragment SupportRequestView_request on SupportRequest {
        number
        title
        description
        canWork
        ...SupportTag_request
        ...SupportNotice_request
        ...SupportRequestFacts_request
        ...SupportRequestMeetings_request
        ...useDeskActions_request
        ...usePin_record
        ...useReaders_record
        ...useRequesterActions_request
        ...MessagesSection_record
        ...InternalMessages_record
        ...FilesSection_record
        ...RecordHistory_record
        ...RecordThread_record
        ...SupportChecklist_request
        ...InsertTemplate_request
      }
    `,
    key,
  )
  const { number, title, description, canWork } = request
  const desk = useDeskActions(request)
  const own = useRequesterActions(request)
  const readers = useReaders(request)
  const pin = usePin(request)
  return (
    <RecordPage
      title={title}
      note={texts.number({ number })}
      badges={<SupportTag request={request} />}
      back={back}
      actions={[...own.actions, ...desk.actions, ...readers.actions, ...pin]}
      notices={<SupportNotice request={request} />}
      rail={
        <Stack gap="4">
          <SupportRequestFacts request={request} />
          <SupportRequestMeetings request={request} />
          <FilesSection record={request} insiders={texts.filesOf()} />
          <RecordThread record={request} />
          <RecordHistory record={request} words={supportHistory} title={texts.history()} />
        </Stack>
      }
    >
      <Section title={texts.about()}>
        <MarkdownText under={2} dir="auto">
          {description}
        </MarkdownText>
      </Section>
      <MessagesSection
        record={request}
        title={texts.conversation()}
        noun="message"
        hint={canWork ? texts.conversationHintTeam() : texts.conversationHint()}
        submit={texts.send()}
        tools={canWork && <InsertTemplate request={request} name="text" />}
      />
      <SupportChecklist request={request} />
      <InternalMessages
        record={request}
        title={texts.notes()}
        noun="note"
        hint={texts.notesHint()}
        submit={texts.addNote()}
      />
      {desk.dialog}
      {own.dialog}
      {readers.dialog}
    </RecordPage>
  )
}
