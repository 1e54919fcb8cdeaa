/** One support request, for its researcher and for the team: a draft is written on, anything else is followed and answered. */
import { graphql } from 'react-relay'
import * as texts from '#texts/support/request.js'
import type { SupportRequestPageQuery } from '#web/__generated__/SupportRequestPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { UnsentRequest } from './UnsentRequest.tsx'
import { askingPath, deskPath } from './supportPaths.ts'
import { SupportRequestView } from './SupportRequestView.tsx'

export default function SupportRequestPage() {
  const data = usePage<SupportRequestPageQuery>(graphql`
    query SupportRequestPageQuery($number: Int!) @preloadable {
      supportRequest(number: $number) {
        status
        ...UnsentRequest_request
        ...SupportRequestView_request
      }
      ...UnsentRequest_query
    }
  `)
  const answers = useAllowed('SUPPORT_ANSWER')
  const back = answers
    ? { to: `${deskPath}/requests`, label: texts.backToRequests() }
    : { to: askingPath, label: texts.back() }
  const { supportRequest: request } = data
  if (!request) return <RecordMissing title={texts.unavailable()} message={texts.gone()} back={back} />
  if (request.status === 'DRAFT') return <UnsentRequest request={request} query={data} back={back} />
  return <SupportRequestView request={request} back={back} />
}
