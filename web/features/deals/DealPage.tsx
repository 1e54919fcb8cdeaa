/** One deal: the project's investors, what is in the way, and what came of it. */
import { Link as TextLink, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/deals/view.js'
import type { DealPageQuery } from '#web/__generated__/DealPageQuery.graphql.ts'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { DealBlockers } from './DealBlockers.tsx'
import { dealHistory } from './dealHistory.ts'
import { DealInterests } from './DealInterests.tsx'
import { DealInvestment } from './DealInvestment.tsx'
import { DealTag } from './DealTag.tsx'
import { useDealActions } from './useDealActions.tsx'

export default function DealPage() {
  const { deal } = usePage<DealPageQuery>(graphql`
    query DealPageQuery($number: Int!) @preloadable {
      deal(number: $number) {
        number
        title
        party
        amount
        closedOn
        note
        createdAt
        handler {
          name
        }
        project {
          path
          title
          fundingAmountNeeded
          fundingPurpose
          files {
            id
          }
        }
        ...DealTag_deal
        ...DealBlockers_deal
        ...DealInterests_deal
        ...DealInvestment_deal
        ...usePin_record
        ...useReaders_record
        ...useDealActions_deal
        ...RecordThread_record
        ...RecordHistory_record
      }
    }
  `)
  const { actions, dialog } = useDealActions(deal ?? null)
  const readers = useReaders(deal ?? null)
  const pin = usePin(deal)
  const back = { to: '/kuteam/investments', label: texts.backToDeals() }
  if (!deal) return <RecordMissing title={texts.unavailable()} message={texts.gone()} back={back} />
  const { project, amount, note } = deal
  return (
    <RecordPage
      title={deal.title}
      note={texts.number({ number: deal.number })}
      badges={<DealTag deal={deal} />}
      back={back}
      actions={[...actions, ...readers.actions, ...pin]}
      rail={
        <Stack gap="4">
          <Section title={texts.details()}>
            <Facts
              facts={[
                [
                  texts.project(),
                  project && (
                    <TextLink key="project" asChild textDecoration="underline">
                      <Link to={project.path}>{project.title}</Link>
                    </TextLink>
                  ),
                ],
                [texts.handler(), deal.handler?.name ?? texts.nobodyYet()],
                [texts.asks(), project?.fundingAmountNeeded && formatMoney(project.fundingAmountNeeded)],
                [texts.purpose(), project?.fundingPurpose],
                [texts.documents(), project && texts.files({ count: project.files.length })],
                [texts.opened(), formatDate(deal.createdAt)],
                [texts.closedOn(), deal.closedOn && formatDate(deal.closedOn)],
                [texts.party(), deal.party],
                [texts.amount(), amount != null && formatMoney(amount)],
              ]}
            />
          </Section>
          <RecordThread record={deal} />
          <RecordHistory record={deal} words={dealHistory} title={texts.history()} />
        </Stack>
      }
    >
      <DealInvestment deal={deal} />
      {note && (
        <Section title={texts.note()}>
          <WrittenText>{note}</WrittenText>
        </Section>
      )}
      <DealInterests deal={deal} />
      <DealBlockers deal={deal} />
      {dialog}
      {readers.dialog}
    </RecordPage>
  )
}
