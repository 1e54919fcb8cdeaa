/** Where a support request stands, and that it is overdue, as badges. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/support/words.js'
import type { SupportTag_request$key } from '#web/__generated__/SupportTag_request.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { supportStates, type SupportState } from './supportWords.ts'

export function SupportTag({ request }: { request: SupportTag_request$key }) {
  const { status, isOverdue, canUpdate } = useFragment(
    graphql`
      fragment SupportTag_request on SupportRequest {
        status
        isOverdue
        canUpdate
      }
    `,
    request,
  )
  const { tone, icon, words } = supportStates[status as SupportState]
  return (
    <>
      <Tag tone={tone} icon={icon}>
        {canUpdate && status === 'WAITING_FOR_RESEARCHER' ? texts.waitingForYou() : words}
      </Tag>
      {isOverdue && <Tag tone="danger">{texts.overdue()}</Tag>}
    </>
  )
}
