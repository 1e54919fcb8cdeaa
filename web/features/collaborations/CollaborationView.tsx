/** A collaboration: everything that its partners share. */
import { Box, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/collaborations/collaborationView.js'
import type { CollaborationView_collaboration$key } from '#web/__generated__/CollaborationView_collaboration.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import type { Back } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { formatDate } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { CollaborationAgreements } from './CollaborationAgreements.tsx'
import { CollaborationBadges } from './CollaborationBadges.tsx'
import { CollaborationDetails } from './CollaborationDetails.tsx'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { collaborationHistory } from './collaborationHistory.ts'
import { CollaborationMeetings } from './CollaborationMeetings.tsx'
import { CollaborationMilestones } from './CollaborationMilestones.tsx'
import { CollaborationPartners } from './CollaborationPartners.tsx'
import { CollaborationRisks } from './CollaborationRisks.tsx'
import { CollaborationThread } from './CollaborationThread.tsx'
import { statusLooks } from './collaborationWords.ts'
import { useCollaborationMoves } from './useCollaborationMoves.tsx'

interface Props {
  collaboration: CollaborationView_collaboration$key
  back: Back
}

export function CollaborationView({ collaboration: key, back }: Props) {
  const collaboration = useFragment<CollaborationView_collaboration$key>(
    graphql`
      fragment CollaborationView_collaboration on Collaboration {
        title
        status
        healthReasons
        outcome
        closedAt
        ...CollaborationBadges_collaboration
        ...usePin_record
        ...useReaders_record
        ...useCollaborationMoves_collaboration
        ...CollaborationMilestones_collaboration
        ...CollaborationAgreements_collaboration
        ...CollaborationPartners_collaboration
        ...CollaborationMeetings_collaboration
        ...CollaborationRisks_collaboration
        ...FilesSection_record
        ...CollaborationThread_collaboration
        ...RecordThread_record
        ...RecordHistory_record
        ...CollaborationDetails_collaboration
      }
    `,
    key,
  )
  const { status, healthReasons, outcome, closedAt } = collaboration
  const { actions, dialogs } = useCollaborationMoves(collaboration)
  const readers = useReaders(collaboration)
  const pin = usePin(collaboration)
  return (
    <RecordPage
      title={collaboration.title}
      badges={<CollaborationBadges collaboration={collaboration} />}
      actions={[...actions, ...readers.actions, ...pin]}
      back={back}
      notices={
        <>
          {healthReasons.length > 0 && (
            <Box role="note" bg="bg.warning" borderRadius="md" padding="4">
              <Text fontWeight="medium">{texts.whatNeedsAttention()}</Text>
              <Stack as="ul" gap="0.5" paddingInlineStart="5" listStyleType="disc">
                {healthReasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </Stack>
            </Box>
          )}
          {closedAt && (
            <Section title={texts.on({ words: statusLooks[status].words, closedAt: formatDate(closedAt) })}>
              <WrittenText>{outcome}</WrittenText>
            </Section>
          )}
        </>
      }
      rail={
        <>
          <CollaborationAgreements collaboration={collaboration} />
          <CollaborationPartners collaboration={collaboration} />
          <CollaborationMeetings collaboration={collaboration} />
          <CollaborationRisks collaboration={collaboration} />
          <CollaborationDetails collaboration={collaboration} />
        </>
      }
    >
      <CollaborationMilestones collaboration={collaboration} />
      <CollaborationThread collaboration={collaboration} />
      <FilesSection record={collaboration} title={texts.documents()} insiders={texts.thePartners()} />
      <RecordThread record={collaboration} />
      <RecordHistory record={collaboration} words={collaborationHistory} />
      {dialogs}
      {readers.dialog}
    </RecordPage>
  )
}
