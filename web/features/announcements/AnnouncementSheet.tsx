/** An announcement beside its list: how it looks, to whom it is made, and how many have read it. */
import { Box } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as overview from '#texts/announcements/overview.js'
import * as texts from '#texts/announcements/record.js'
import { listed } from '#listed'
import type { AnnouncementSheetQuery } from '#web/__generated__/AnnouncementSheetQuery.graphql.ts'
import { writtenIn } from '#web/app/language/writtenIn.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { useRead } from '#web/relay/useRead.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'
import { SeverityTag, StateTag } from './announcementColumns.tsx'
import { announcementHistory } from './announcementHistory.ts'
import { readersInWords, universityTime } from './announcementWords.ts'
import { useAnnouncementActions } from './useAnnouncementActions.tsx'

export const AnnouncementSheet = ({ number, onClose }: { number: number | null; onClose: () => void }) => (
  <RecordSheet kind={texts.announcement()} number={number} onClose={onClose}>
    {(open) => <Opened number={open} onGone={onClose} />}
  </RecordSheet>
)

function Opened({ number, onGone }: { number: number; onGone: () => void }) {
  const { announcement } = useRead<AnnouncementSheetQuery>(
    graphql`
      query AnnouncementSheetQuery($number: Int!) {
        announcement(number: $number) {
          title
          text
          titleArabic
          textArabic
          severity
          state
          roles
          departments
          pages
          startsAt
          endsAt
          dismissible
          notifies
          readerCount
          seenCount
          dismissedCount
          createdBy {
            name
          }
          ...useAnnouncementActions_announcement
          ...RecordHistory_record
        }
      }
    `,
    { number },
  )
  const { actions, dialog } = useAnnouncementActions(announcement, onGone)
  if (!announcement) return <RecordMissing title={texts.unavailable()} message={texts.gone()} />
  const { title, text, titleArabic, textArabic, roles, departments, pages, startsAt, endsAt } = announcement
  const people = (count: number | null | undefined) => texts.people({ count: count ?? 0 })
  return (
    <RecordPage
      title={title}
      badges={
        <>
          <StateTag state={announcement.state} />
          <SeverityTag severity={announcement.severity} />
        </>
      }
      actions={actions}
      rail={
        <Facts
          facts={[
            [texts.readers(), readersInWords(roles ?? [], departments ?? [])],
            [texts.pages(), pages.length ? listed(pages) : overview.everyPage()],
            [texts.from(), universityTime(startsAt)],
            [texts.until(), endsAt ? universityTime(endsAt) : overview.untilEnded()],
            [texts.hiding(), announcement.dismissible ? texts.yes() : texts.no()],
            [texts.notified(), announcement.notifies ? texts.yes() : texts.no()],
            [texts.made(), people(announcement.readerCount)],
            [texts.seen(), people(announcement.seenCount)],
            [texts.hidden(), people(announcement.dismissedCount)],
            [texts.writtenBy(), announcement.createdBy?.name ?? texts.formerMember()],
          ]}
        />
      }
    >
      <Box>
        <WrittenText>{text}</WrittenText>
      </Box>
      <Section title={texts.inArabic()}>
        <WrittenText {...writtenIn('ARABIC')}>{`${titleArabic}\n${textArabic}`}</WrittenText>
      </Section>
      <RecordHistory record={announcement} words={announcementHistory} title={texts.history()} />
      {dialog}
    </RecordPage>
  )
}
