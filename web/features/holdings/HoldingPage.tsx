/** One holding: its terms, milestones, valuations and updates, for its investor. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as pages from '#texts/holdings/pages.js'
import * as texts from '#texts/holdings/view.js'
import type { HoldingPage_holding$key } from '#web/__generated__/HoldingPage_holding.graphql.ts'
import type { HoldingPageQuery } from '#web/__generated__/HoldingPageQuery.graphql.ts'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { HoldingFacts } from './HoldingFacts.tsx'
import { holdingHistory } from './holdingHistory.ts'
import { HoldingMilestones } from './HoldingMilestones.tsx'
import { HoldingTag } from './HoldingTag.tsx'
import { HoldingUpdates } from './HoldingUpdates.tsx'
import { HoldingValuations } from './HoldingValuations.tsx'
import { useHoldingActions } from './useHoldingActions.tsx'

const back = { to: '/portfolio', label: pages.backToPortfolio() }

export default function HoldingPage() {
  const { holding } = usePage<HoldingPageQuery>(graphql`
    query HoldingPageQuery($number: Int!) @preloadable {
      holding(number: $number) {
        ...HoldingPage_holding
      }
    }
  `)
  if (!holding) return <RecordMissing title={texts.unavailable()} message={texts.gone()} back={back} />
  return <HoldingView holding={holding} />
}

function HoldingView({ holding: key }: { holding: HoldingPage_holding$key }) {
  const holding = useFragment(
    graphql`
      fragment HoldingPage_holding on Holding {
        number
        name
        external
        status
        notes
        ...HoldingFacts_holding
        ...HoldingMilestones_holding
        ...HoldingValuations_holding
        ...HoldingUpdates_holding
        ...usePin_record
        ...useReaders_record
        ...useHoldingActions_holding
        ...RecordHistory_record
        ...RecordThread_record
      }
    `,
    key,
  )
  const { actions, dialog } = useHoldingActions(holding)
  const readers = useReaders(holding)
  const pin = usePin(holding)
  const { number, name, external, status, notes } = holding
  return (
    <RecordPage
      title={name}
      note={external ? texts.externalNumber({ number }) : texts.universityNumber({ number })}
      badges={<HoldingTag status={status} />}
      back={back}
      actions={[...actions, ...readers.actions, ...pin]}
      rail={
        <Stack gap="4">
          <HoldingFacts holding={holding} />
          <RecordThread record={holding} />
          <RecordHistory record={holding} words={holdingHistory} title={texts.history()} />
        </Stack>
      }
    >
      {notes && (
        <Section title={texts.notes()}>
          <WrittenText>{notes}</WrittenText>
        </Section>
      )}
      <HoldingUpdates holding={holding} />
      <HoldingMilestones holding={holding} />
      <HoldingValuations holding={holding} />
      {dialog}
      {readers.dialog}
    </RecordPage>
  )
}
