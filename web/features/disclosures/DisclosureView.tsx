/** A disclosure as it is read: its content with the signatures, the conversation, and what the viewer may do. */
import { Stack } from '@chakra-ui/react'
import { FileDown } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/disclosures/view.js'
import type { DisclosureView_disclosure$key } from '#web/__generated__/DisclosureView_disclosure.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { InternalMessages } from '#web/features/messages/InternalMessages.tsx'
import { MessagesSection } from '#web/features/messages/MessagesSection.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { useDownload } from '#web/relay/useDownload.ts'
import type { Back } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { DisclosureContent } from './DisclosureContent.tsx'
import { DisclosureFacts } from './DisclosureFacts.tsx'
import { disclosureHistory } from './disclosureHistory.ts'
import { DisclosureInventors } from './DisclosureInventors.tsx'
import { DisclosureNotice } from './DisclosureNotice.tsx'
import { DisclosureTag } from './DisclosureTag.tsx'
import { useDisclosureDecision } from './useDisclosureDecision.tsx'
import { useInventorActions } from './useInventorActions.tsx'
import { useReviewActions } from './useReviewActions.tsx'

export function DisclosureView({ disclosure: key, back }: { disclosure: DisclosureView_disclosure$key; back: Back }) {
  const disclosure = useFragment(
    graphql`
      fragment DisclosureView_disclosure on InventionDisclosure {
        number
        title
        ...DisclosureTag_disclosure
        ...DisclosureNotice_disclosure
        ...DisclosureContent_disclosure
        ...DisclosureInventors_disclosure
        ...DisclosureFacts_disclosure
        ...useInventorActions_disclosure
        ...useReviewActions_disclosure
        ...useDisclosureDecision_disclosure
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
  const [download] = useDownload()
  const { number, title } = disclosure
  const own = useInventorActions(disclosure, back.to)
  const review = useReviewActions(disclosure)
  const decision = useDisclosureDecision(disclosure)
  const readers = useReaders(disclosure)
  const pin = usePin(disclosure)
  const pdf = {
    next: true,
    label: texts.pdf(),
    icon: FileDown,
    onSelect: () => void download(`/api/disclosures/${number}/pdf`, `invention-disclosure-${number}.pdf`),
  }
  return (
    <RecordPage
      title={title}
      note={texts.number({ number })}
      badges={<DisclosureTag disclosure={disclosure} />}
      back={back}
      actions={[...own.actions, ...review.actions, ...decision.actions, ...readers.actions, ...pin, pdf]}
      notices={<DisclosureNotice disclosure={disclosure} />}
      rail={
        <Stack gap="4">
          <DisclosureFacts disclosure={disclosure} />
          <FilesSection record={disclosure} insiders={texts.filesOf()} />
          <RecordThread record={disclosure} />
          <RecordHistory record={disclosure} words={disclosureHistory} title={texts.history()} />
        </Stack>
      }
    >
      <DisclosureContent disclosure={disclosure} />
      <DisclosureInventors disclosure={disclosure} />
      <MessagesSection
        record={disclosure}
        title={texts.conversation()}
        noun="message"
        hint={texts.conversationHint()}
        submit={texts.send()}
      />
      <InternalMessages
        record={disclosure}
        title={texts.notes()}
        noun="note"
        hint={texts.notesHint()}
        submit={texts.addNote()}
      />
      {own.dialog}
      {review.dialog}
      {decision.dialog}
      {readers.dialog}
    </RecordPage>
  )
}
