/** An enquiry beside its list: who wrote what, by when it is answered, and what the team does with it. */
import { Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/enquiries/record.js'
import type { EnquirySheetQuery } from '#web/__generated__/EnquirySheetQuery.graphql.ts'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useRead } from '#web/relay/useRead.ts'
import { EmailAddress } from '#web/ui/EmailAddress.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate, formatTime } from '#web/ui/format.ts'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { EnquiryTag } from './enquiryColumns.tsx'
import { enquiryHistory } from './enquiryHistory.ts'
import { useEnquiryActions } from './useEnquiryActions.tsx'

export const EnquirySheet = ({ number, onClose }: { number: number | null; onClose: () => void }) => (
  <RecordSheet kind={texts.enquiry()} number={number} onClose={onClose}>
    {(open) => <Opened number={open} onGone={onClose} />}
  </RecordSheet>
)

const mailTo = (email: string) => (
  <TextLink href={`mailto:${email}`} textDecoration="underline" overflowWrap="anywhere">
    <EmailAddress>{email}</EmailAddress>
  </TextLink>
)

const toPage = (path: string, name: string) => (
  <TextLink asChild textDecoration="underline">
    <Link to={path}>{name}</Link>
  </TextLink>
)

function Opened({ number, onGone }: { number: number; onGone: () => void }) {
  const { technologyEnquiry: enquiry } = useRead<EnquirySheetQuery>(
    graphql`
      query EnquirySheetQuery($number: Int!) {
        technologyEnquiry(number: $number) {
          headline
          name
          email
          organization
          message
          status
          answerBy
          overdue
          answer
          answeredAt
          closedAt
          closeReason
          createdAt
          summary {
            path
          }
          answeredBy {
            name
          }
          handler {
            name
          }
          ...usePin_record
          ...useEnquiryActions_enquiry
          ...RecordHistory_record
          ...RecordThread_record
        }
      }
    `,
    { number },
  )
  const { actions, dialog } = useEnquiryActions(enquiry, onGone)
  const pin = usePin(enquiry)
  if (!enquiry) return <RecordMissing title={texts.unavailable()} message={texts.gone()} />
  const { headline, name, organization, email, answerBy, overdue, answer, answeredAt, closedAt, summary } = enquiry
  return (
    <RecordPage
      title={headline}
      badges={<EnquiryTag status={enquiry.status} />}
      note={organization ? texts.fromOf({ name, organization }) : texts.from({ name })}
      actions={[...actions, ...pin]}
      rail={
        <Facts
          facts={[
            [texts.email(), mailTo(email)],
            [texts.technology(), summary && toPage(summary.path, headline)],
            [texts.received(), formatTime(enquiry.createdAt)],
            [texts.answerBy(), overdue ? texts.overdue({ day: formatDate(answerBy) }) : formatDate(answerBy)],
            [texts.handler(), enquiry.handler?.name ?? texts.nobody()],
            [texts.answered(), answeredAt && formatTime(answeredAt)],
            [texts.answeredBy(), answeredAt && (enquiry.answeredBy?.name ?? texts.formerMember())],
            [texts.closed(), closedAt && formatTime(closedAt)],
            [texts.closeReason(), enquiry.closeReason],
          ]}
        />
      }
    >
      <Section title={texts.message()}>
        <WrittenText>{enquiry.message}</WrittenText>
      </Section>
      {answer && (
        <Section title={texts.answer()}>
          <WrittenText>{answer}</WrittenText>
        </Section>
      )}
      <RecordThread record={enquiry} />
      <RecordHistory record={enquiry} words={enquiryHistory} title={texts.history()} />
      {dialog}
    </RecordPage>
  )
}
