/** A few support requests as links, with where they stand and by when they are answered. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/support/catalogue.js'
import { dotted } from '#listed'
import type { SupportLinks_requests$key } from '#web/__generated__/SupportLinks_requests.graphql.ts'
import { answerBy as answerByWords } from '#web/ui/dueWords.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { SupportTag } from './SupportTag.tsx'
import { isAnswering } from './supportWords.ts'

export function SupportLinks({ requests, none }: { requests: SupportLinks_requests$key; none: string }) {
  const rows = useFragment<SupportLinks_requests$key>(
    graphql`
      fragment SupportLinks_requests on SupportRequest @relay(plural: true) {
        id
        number
        path
        title
        status
        answerBy
        category {
          name
        }
        ...SupportTag_request
      }
    `,
    requests,
  )
  return (
    <LinkRows none={none}>
      {rows.map((row) => (
        <LinkRow
          key={row.id}
          to={row.path}
          title={row.title}
          note={dotted([
            texts.note({ category: row.category.name, number: row.number }),
            isAnswering(row.status) && row.answerBy && answerByWords(row.answerBy),
          ])}
        >
          <SupportTag request={row} />
        </LinkRow>
      ))}
    </LinkRows>
  )
}
