/** One patent: its state, family, deadlines and costs. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as pages from '#texts/patents/pages.js'
import * as texts from '#texts/patents/view.js'
import type { PatentPage_patent$key } from '#web/__generated__/PatentPage_patent.graphql.ts'
import type { PatentPageQuery } from '#web/__generated__/PatentPageQuery.graphql.ts'
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
import { PatentCosts } from './PatentCosts.tsx'
import { PatentDeadlines } from './PatentDeadlines.tsx'
import { PatentFacts } from './PatentFacts.tsx'
import { PatentFamily } from './PatentFamily.tsx'
import { patentHistory } from './patentHistory.ts'
import { PatentInventors } from './PatentInventors.tsx'
import { PatentTag } from './PatentTag.tsx'
import { officeName } from './patentWords.ts'
import { usePatentActions } from './usePatentActions.tsx'

const back = { to: '/research-management/patents', label: pages.back() }

export default function PatentPage() {
  const { patent } = usePage<PatentPageQuery>(graphql`
    query PatentPageQuery($number: Int!) @preloadable {
      patent(number: $number) {
        ...PatentPage_patent
      }
    }
  `)
  if (!patent) return <RecordMissing title={texts.unavailable()} message={texts.gone()} back={back} />
  return <PatentView patent={patent} />
}

function PatentView({ patent: key }: { patent: PatentPage_patent$key }) {
  const patent = useFragment(
    graphql`
      fragment PatentPage_patent on Patent {
        title
        office
        status
        notes
        family {
          confidential
        }
        ...PatentFacts_patent
        ...PatentFamily_patent
        ...PatentInventors_patent
        ...PatentDeadlines_patent
        ...PatentCosts_patent
        ...usePatentActions_patent
        ...usePin_record
        ...useReaders_record
        ...FilesSection_record
        ...RecordThread_record
        ...RecordHistory_record
      }
    `,
    key,
  )
  const { actions, dialog } = usePatentActions(patent)
  const readers = useReaders(patent)
  const pin = usePin(patent)
  return (
    <RecordPage
      title={patent.title}
      note={officeName(patent.office)}
      badges={<PatentTag status={patent.status} confidential={patent.family.confidential} />}
      back={back}
      actions={[...actions, ...readers.actions, ...pin]}
      rail={
        <Stack gap="4">
          <PatentFacts patent={patent} />
          <RecordHistory record={patent} words={patentHistory} />
        </Stack>
      }
    >
      <PatentDeadlines patent={patent} />
      <PatentFamily patent={patent} />
      <PatentInventors patent={patent} />
      <PatentCosts patent={patent} />
      {patent.notes && (
        <Section title={texts.notes()}>
          <WrittenText>{patent.notes}</WrittenText>
        </Section>
      )}
      <FilesSection record={patent} insiders={texts.insiders()} />
      <RecordThread record={patent} />
      {dialog}
      {readers.dialog}
    </RecordPage>
  )
}
