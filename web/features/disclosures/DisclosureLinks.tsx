/** A few disclosures as links, with where they stand and by when the university decides. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/disclosures/list.js'
import * as words from '#texts/disclosures/words.js'
import { dotted } from '#listed'
import type { DisclosureLinks_disclosures$key } from '#web/__generated__/DisclosureLinks_disclosures.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { DisclosureTag } from './DisclosureTag.tsx'

export function DisclosureLinks({ disclosures, none }: { disclosures: DisclosureLinks_disclosures$key; none: string }) {
  const rows = useFragment<DisclosureLinks_disclosures$key>(
    graphql`
      fragment DisclosureLinks_disclosures on InventionDisclosure @relay(plural: true) {
        id
        number
        path
        title
        status
        decideBy
        statementToSign
        ...DisclosureTag_disclosure
      }
    `,
    disclosures,
  )
  return (
    <LinkRows none={none}>
      {rows.map((row) => (
        <LinkRow
          key={row.id}
          to={row.path}
          title={row.title}
          note={dotted([
            texts.number({ number: row.number }),
            (row.status === 'SUBMITTED' || row.status === 'IN_REVIEW') &&
              texts.decideByDay({ date: formatDate(row.decideBy) }),
          ])}
        >
          {row.statementToSign !== null && <Tag tone="warning">{words.waitsForYou()}</Tag>}
          <DisclosureTag disclosure={row} />
        </LinkRow>
      ))}
    </LinkRows>
  )
}
