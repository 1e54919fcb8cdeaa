/** One invention disclosure, for its inventors and for the team: a draft is written on, anything else is signed and reviewed. */
import { graphql } from 'react-relay'
import * as texts from '#texts/disclosures/view.js'
import type { DisclosurePageQuery } from '#web/__generated__/DisclosurePageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { UnsignedDisclosure } from './UnsignedDisclosure.tsx'
import { ipPath, reviewPath } from './disclosurePaths.ts'
import { DisclosureView } from './DisclosureView.tsx'

export default function DisclosurePage() {
  const data = usePage<DisclosurePageQuery>(graphql`
    query DisclosurePageQuery($number: Int!) @preloadable {
      inventionDisclosure(number: $number) {
        status
        canUpdate
        ...UnsignedDisclosure_disclosure
        ...DisclosureView_disclosure
      }
      viewer {
        ...useKeptDraft_viewer
      }
      ...DisclosureFields_query
    }
  `)
  const reviews = useAllowed('DISCLOSURE_REVIEW')
  const back = reviews ? { to: reviewPath, label: texts.backToDisclosures() } : { to: ipPath, label: texts.back() }
  const { inventionDisclosure: disclosure } = data
  if (!disclosure) return <RecordMissing title={texts.unavailable()} message={texts.gone()} back={back} />
  if (disclosure.status === 'DRAFT' && disclosure.canUpdate)
    return <UnsignedDisclosure disclosure={disclosure} query={data} viewer={data.viewer} back={back} />
  return <DisclosureView disclosure={disclosure} back={back} />
}
