/** One grant: its terms, people, what it owes, the spending plan and its projects. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as pages from '#texts/grants/pages.js'
import * as texts from '#texts/grants/view.js'
import { dotted } from '#listed'
import type { GrantPage_grant$key } from '#web/__generated__/GrantPage_grant.graphql.ts'
import type { GrantPageQuery } from '#web/__generated__/GrantPageQuery.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { GrantFacts } from './GrantFacts.tsx'
import { grantHistory } from './grantHistory.ts'
import { GrantItems } from './GrantItems.tsx'
import { GrantMembers } from './GrantMembers.tsx'
import { GrantPeriods } from './GrantPeriods.tsx'
import { GrantProjects } from './GrantProjects.tsx'
import { GrantTag } from './GrantTag.tsx'
import { useGrantActions } from './useGrantActions.tsx'

const back = { to: '/research-management/grants', label: pages.back() }

export default function GrantPage() {
  const { researchGrant } = usePage<GrantPageQuery>(graphql`
    query GrantPageQuery($number: Int!) @preloadable {
      researchGrant(number: $number) {
        ...GrantPage_grant
      }
    }
  `)
  if (!researchGrant) return <RecordMissing title={texts.unavailable()} message={texts.gone()} back={back} />
  return <GrantView grant={researchGrant} />
}

function GrantView({ grant: key }: { grant: GrantPage_grant$key }) {
  const grant = useFragment(
    graphql`
      fragment GrantPage_grant on ResearchGrant {
        title
        funder
        call
        status
        notes
        ...GrantFacts_grant
        ...GrantMembers_grant
        ...GrantItems_grant
        ...GrantPeriods_grant
        ...GrantProjects_grant
        ...usePin_record
        ...useReaders_record
        ...useGrantActions_grant
        ...FilesSection_record
        ...RecordThread_record
        ...RecordHistory_record
      }
    `,
    key,
  )
  const { actions, dialog } = useGrantActions(grant)
  const readers = useReaders(grant)
  const pin = usePin(grant)
  return (
    <RecordPage
      title={grant.title}
      note={dotted([grant.funder, grant.call])}
      badges={<GrantTag status={grant.status} />}
      back={back}
      actions={[...actions, ...readers.actions, ...pin]}
      rail={
        <Stack gap="4">
          <GrantFacts grant={grant} />
          <RecordHistory record={grant} words={grantHistory} />
        </Stack>
      }
    >
      <GrantItems grant={grant} />
      <GrantPeriods grant={grant} />
      <GrantMembers grant={grant} />
      <GrantProjects grant={grant} />
      {grant.notes && (
        <Section title={texts.notes()}>
          <WrittenText>{grant.notes}</WrittenText>
        </Section>
      )}
      <FilesSection record={grant} insiders={texts.insiders()} />
      <RecordThread record={grant} />
      {dialog}
      {readers.dialog}
    </RecordPage>
  )
}
