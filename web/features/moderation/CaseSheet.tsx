/** A case beside the queue: what was reported by whom and why, what was decided, and the author's appeal. */
import { Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/moderation/record.js'
import type { CaseSheetQuery } from '#web/__generated__/CaseSheetQuery.graphql.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useRead } from '#web/relay/useRead.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate, formatTime } from '#web/ui/format.ts'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'
import { CaseReports } from './CaseReports.tsx'
import { CaseWords } from './CaseWords.tsx'
import { StatusTag } from './CaseTags.tsx'
import { moderationHistory } from './moderationHistory.ts'
import { kindWords, wordsIn } from './moderationWords.ts'
import { useCaseActions } from './useCaseActions.tsx'

export const CaseSheet = ({ number, onClose }: { number: number | null; onClose: () => void }) => (
  <RecordSheet kind={texts.case()} number={number} onClose={onClose}>
    {(open) => <Opened number={open} />}
  </RecordSheet>
)

function Opened({ number }: { number: number }) {
  const { moderationCase: one } = useRead<CaseSheetQuery>(
    graphql`
      query CaseSheetQuery($number: Int!) {
        moderationCase(number: $number) {
          title
          text
          kind
          status
          contentPath
          changed
          answerBy
          overdue
          waitsSince
          author {
            name
          }
          claimedBy {
            name
          }
          claimLapsed
          decidedAt
          decidedBy {
            name
          }
          appealDecidedBy {
            name
          }
          ...CaseReports_case
          ...CaseWords_case
          ...usePin_record
          ...useCaseActions_case
          ...RecordHistory_record
        }
      }
    `,
    { number },
  )
  const { actions, dialog } = useCaseActions(one)
  const pin = usePin(one)
  if (!one) return <RecordMissing title={texts.unavailable()} message={texts.gone()} />
  const { answerBy, claimedBy, decidedAt } = one
  const claimer = claimedBy?.name ?? texts.nobody()
  return (
    <RecordPage
      title={one.title || texts.erased()}
      badges={<StatusTag status={one.status} />}
      note={wordsIn(kindWords, one.kind)}
      actions={[...actions, ...pin]}
      rail={
        <Facts
          facts={[
            [texts.author(), one.author?.name ?? texts.formerMember()],
            [
              texts.page(),
              one.contentPath && (
                <TextLink key="page" asChild textDecoration="underline">
                  <Link to={one.contentPath}>{texts.openPage()}</Link>
                </TextLink>
              ),
            ],
            [texts.waitsSince(), formatTime(one.waitsSince)],
            [texts.decideBy(), one.overdue ? texts.overdue({ day: formatDate(answerBy) }) : formatDate(answerBy)],
            [texts.claimedBy(), one.claimLapsed ? texts.lapsed({ name: claimer }) : claimer],
            [texts.decided(), decidedAt && formatTime(decidedAt)],
            [texts.decidedBy(), decidedAt && (one.decidedBy?.name ?? texts.formerMember())],
            [texts.appealDecidedBy(), one.appealDecidedBy?.name],
          ]}
        />
      }
    >
      <Section title={texts.content()}>
        {one.changed === true && <Text color="fg.warning">{texts.changed()}</Text>}
        {one.changed === null && <Text color="fg.muted">{texts.deleted()}</Text>}
        <WrittenText>{one.text || texts.erased()}</WrittenText>
      </Section>
      <CaseReports case={one} />
      <CaseWords case={one} />
      <RecordHistory record={one} words={moderationHistory} title={texts.history()} />
      {dialog}
    </RecordPage>
  )
}
