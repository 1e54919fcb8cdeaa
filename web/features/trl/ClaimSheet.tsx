/** A claim beside the queue: its validators, the evidence by criterion, the project to read, and the decision. */
import { graphql } from 'react-relay'
import * as list from '#texts/trl/list.js'
import * as texts from '#texts/trl/sheet.js'
import { dotted } from '#listed'
import type { ClaimSheetQuery } from '#web/__generated__/ClaimSheetQuery.graphql.ts'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { trlWords } from '#web/features/projects/projectWords.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { useRead } from '#web/relay/useRead.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { RecordSheet } from '#web/ui/record/RecordSheet.tsx'
import { claimHistory } from './claimHistory.ts'
import { ClaimTag } from './ClaimTag.tsx'
import { ClaimedProject } from './ClaimedProject.tsx'
import { Criteria } from './Criteria.tsx'
import { StateConflict } from './StateConflict.tsx'
import { useDecision } from './useDecision.tsx'
import { Validators } from './Validators.tsx'

export const ClaimSheet = ({ number, onClose }: { number: number | null; onClose: () => void }) => (
  <RecordSheet kind={texts.kind()} number={number} onClose={onClose}>
    {(open) => <Opened number={open} onClose={onClose} />}
  </RecordSheet>
)

function Opened({ number, onClose }: { number: number; onClose: () => void }) {
  const { trlClaim: claim } = useRead<ClaimSheetQuery>(
    graphql`
      query ClaimSheetQuery($number: Int!) {
        trlClaim(number: $number) {
          title
          status
          level
          fromLevel
          comment
          requestedAt
          decidedAt
          claimant {
            name
          }
          decidedBy {
            name
          }
          criteria {
            id
          }
          project {
            ...ClaimedProject_project
          }
          ...usePin_record
          ...useReaders_record
          ...useDecision_claim
          ...StateConflict_claim
          ...Validators_claim
          ...Criteria_claim
          ...RecordThread_record
          ...RecordHistory_record
        }
      }
    `,
    { number },
  )
  const decision = useDecision(claim ?? null, onClose)
  const readers = useReaders(claim ?? null)
  const pin = usePin(claim)
  if (!claim) return <RecordMissing title={texts.unavailable()} message={texts.gone()} />
  const { title, status, level, fromLevel, comment, project, criteria, decidedAt, requestedAt } = claim
  return (
    <RecordPage
      title={title}
      badges={<ClaimTag status={status} />}
      note={texts.claims({ level: trlWords(level) })}
      actions={[...decision.actions, ...readers.actions, ...pin]}
      notices={<StateConflict claim={claim} onLost={onClose} />}
      rail={
        <Facts
          facts={[
            [texts.validatedBefore(), fromLevel ? trlWords(fromLevel) : list.none()],
            [texts.claimedBy(), claim.claimant?.name ?? list.formerMember()],
            [list.requested(), requestedAt && formatDate(requestedAt)],
            [texts.decided(), decidedAt && dotted([formatDate(decidedAt), claim.decidedBy?.name])],
            [texts.comment(), comment],
          ]}
        />
      }
    >
      <Validators claim={claim} />
      {criteria && (
        <Section title={texts.evidence()}>
          <Criteria claim={claim} />
        </Section>
      )}
      {project && <ClaimedProject project={project} />}
      <RecordThread record={claim} />
      <RecordHistory record={claim} words={claimHistory} />
      {decision.dialog}
      {readers.dialog}
    </RecordPage>
  )
}
