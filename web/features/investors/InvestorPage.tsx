/** One investor, for the university's team: profile, verification, thesis where it is shared, interests, meetings, what was read, notes. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/investors/detail.js'
import { listed } from '#listed'
import type { InvestorPageQuery } from '#web/__generated__/InvestorPageQuery.graphql.ts'
import { ReaderLog } from '#web/features/dataRooms/ReaderLog.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { InterestLinks } from '#web/features/interests/InterestLinks.tsx'
import { MeetingLinks } from '#web/features/meetings/MeetingLinks.tsx'
import { InternalMessages } from '#web/features/messages/InternalMessages.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { InvestorAccount } from './InvestorAccount.tsx'
import { investorHistory } from './investorHistory.ts'
import { InvestorThesis } from './InvestorThesis.tsx'
import { InvestorVerification } from './InvestorVerification.tsx'
import { useInvestorActions } from './useInvestorActions.tsx'
import { VerificationTag } from './VerificationTag.tsx'

const back = { to: '/investors/directory', label: texts.back() }

export default function InvestorPage() {
  const { user, meetings, roomAccesses } = usePage<InvestorPageQuery>(graphql`
    query InvestorPageQuery($number: Int!, $userId: ID!) @preloadable {
      user(number: $number) {
        id
        number
        name
        role
        department
        position
        bio
        status
        investmentInterests {
          ...InterestLinks_interests
        }
        ...InvestorAccount_investor
        ...InvestorThesis_investor
        ...useInvestorActions_investor
        investor {
          ...InvestorVerification_investor
          ...InternalMessages_record
          ...usePin_record
          ...RecordHistory_record
        }
      }
      meetings(
        filter: { userId: $userId, aboutInterests: true }
        sort: { field: STARTS_AT, direction: DESC }
        first: 20
      ) {
        edges {
          node {
            ...MeetingLinks_meetings
          }
        }
      }
      roomAccesses(filter: { userId: $userId }, first: 20) {
        totalCount(exact: true)
        edges {
          node {
            ...roomLogColumns_access
          }
        }
      }
    }
  `)
  const { actions, dialog } = useInvestorActions(user ?? null)
  const pin = usePin(user?.investor)
  if (!user || user.role !== 'INVESTOR')
    return <RecordMissing title={texts.unavailable()} message={texts.gone()} back={back} />
  return (
    <RecordPage
      title={user.name}
      note={listed([user.position, user.department])}
      badges={<VerificationTag status={user.status} />}
      back={back}
      actions={[...actions, ...pin]}
      rail={
        <Stack gap="4">
          <InvestorAccount investor={user} />
          <InvestorThesis investor={user} />
          {user.investor && <RecordHistory record={user.investor} words={investorHistory} title={texts.history()} />}
        </Stack>
      }
    >
      {user.bio && (
        <Section title={texts.profile()}>
          <WrittenText>{user.bio}</WrittenText>
        </Section>
      )}
      {user.investor && <InvestorVerification investor={user.investor} />}
      <Section title={texts.interests()}>
        <InterestLinks interests={user.investmentInterests} none={texts.noInterest()} own />
      </Section>
      <Section title={texts.meetings()}>
        <MeetingLinks meetings={nodesOf(meetings)} none={texts.noMeeting()} />
      </Section>
      <Section title={texts.reading()}>
        <ReaderLog entries={nodesOf(roomAccesses)} total={roomAccesses.totalCount} reader={user.number} />
      </Section>
      {user.investor && (
        <InternalMessages
          record={user.investor}
          title={texts.notes()}
          noun="note"
          hint={texts.notesHint()}
          submit={texts.addNote()}
        />
      )}
      {dialog}
    </RecordPage>
  )
}
