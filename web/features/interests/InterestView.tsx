/** An interest as it is read, and what the viewer may do with it. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/interests/view.js'
import type { InterestView_interest$key } from '#web/__generated__/InterestView_interest.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { InternalMessages } from '#web/features/messages/InternalMessages.tsx'
import { MessagesSection } from '#web/features/messages/MessagesSection.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { Section } from '#web/ui/Facts.tsx'
import type { Back } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { InterestFacts } from './InterestFacts.tsx'
import { interestHistory } from './interestHistory.ts'
import { InterestMeetings } from './InterestMeetings.tsx'
import { InterestQuestions } from './InterestQuestions.tsx'
import { InterestTag } from './InterestTag.tsx'
import { InterestTasks } from './InterestTasks.tsx'
import { useInterestActions } from './useInterestActions.tsx'

export function InterestView({ interest: key, back }: { interest: InterestView_interest$key; back: Back }) {
  const interest = useFragment(
    graphql`
      fragment InterestView_interest on InvestmentInterest {
        number
        title
        message
        isOwn
        investor {
          name
        }
        ...InterestTag_interest
        ...InterestFacts_interest
        ...InterestQuestions_interest
        ...InterestTasks_interest
        ...InterestMeetings_interest
        ...useInterestActions_interest
        ...usePin_record
        ...useReaders_record
        ...MessagesSection_record
        ...InternalMessages_record
        ...FilesSection_record
        ...RecordHistory_record
        ...RecordThread_record
      }
    `,
    key,
  )
  const { actions, dialog } = useInterestActions(interest)
  const readers = useReaders(interest)
  const pin = usePin(interest)
  const { title, number, message, isOwn, investor } = interest
  return (
    <RecordPage
      title={title}
      note={
        isOwn ? texts.number({ number }) : texts.numberOf({ number, investor: investor?.name ?? texts.formerMember() })
      }
      badges={<InterestTag interest={interest} />}
      back={back}
      actions={[...actions, ...readers.actions, ...pin]}
      rail={
        <Stack gap="4">
          <InterestFacts interest={interest} />
          <FilesSection record={interest} insiders={texts.filesOf()} />
          <RecordThread record={interest} />
          <RecordHistory record={interest} words={interestHistory} title={texts.history()} />
        </Stack>
      }
    >
      {message && (
        <Section title={isOwn ? texts.yourMessage() : texts.message()}>
          <WrittenText>{message}</WrittenText>
        </Section>
      )}
      <MessagesSection
        record={interest}
        title={texts.discussion()}
        noun="message"
        hint={texts.discussionHint()}
        submit={texts.send()}
      />
      <InterestQuestions interest={interest} />
      <InterestTasks interest={interest} />
      <InterestMeetings interest={interest} />
      <InternalMessages
        record={interest}
        title={texts.notes()}
        noun="note"
        hint={texts.notesHint()}
        submit={texts.addNote()}
      />
      {dialog}
      {readers.dialog}
    </RecordPage>
  )
}
