/** Claims as rows of the queue. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/trl/list.js'
import { listed } from '#listed'
import type { claimColumns_claim$data, claimColumns_claim$key } from '#web/__generated__/claimColumns_claim.graphql.ts'
import { claimParameter } from './claim.overlay.ts'
import { RecordLink } from '#web/app/RecordLink.tsx'
import { ago } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { ClaimTag } from './ClaimTag.tsx'
import { Completeness } from './Completeness.tsx'

type Claim = claimColumns_claim$data[number]

export const useClaims = (claims: claimColumns_claim$key) =>
  useFragment<claimColumns_claim$key>(
    graphql`
      fragment claimColumns_claim on TrlClaim @relay(plural: true) {
        id
        number
        title
        status
        level
        fromLevel
        completeness
        requestedAt
        validators {
          user {
            name
          }
        }
        ...ClaimCard_claim
      }
    `,
    claims,
  )

export const levelOrNone = (level: number): string => (level ? `TRL ${level}` : texts.none())

export const claimColumns: Column<Claim>[] = [
  {
    header: texts.project(),
    share: 2.5,
    keep: true,
    sort: 'TITLE',
    file: { Number: 'number', [texts.project()]: 'title' },
    cell: ({ number, title }) => (
      <RecordLink parameter={claimParameter} number={number} overflowWrap="anywhere" dir="auto">
        {title}
      </RecordLink>
    ),
  },
  {
    header: texts.claimed(),
    width: 6,
    sort: 'LEVEL',
    file: 'level',
    look: 'one-line',
    cell: ({ level }) => levelOrNone(level),
  },
  {
    header: texts.validated(),
    width: 6.5,
    file: 'fromLevel',
    look: 'one-line',
    cell: ({ fromLevel }) => levelOrNone(fromLevel),
  },
  {
    header: texts.evidence(),
    width: 9,
    sort: 'COMPLETENESS',
    file: 'completeness',
    cell: ({ completeness }) => <Completeness percent={completeness} />,
  },
  { header: texts.status(), width: 11, file: 'status', cell: ({ status }) => <ClaimTag status={status} /> },
  {
    header: texts.requested(),
    width: 7.5,
    sort: 'REQUESTED_AT',
    file: 'requestedAt',
    look: 'one-line',
    cell: ({ requestedAt }) => requestedAt && ago(requestedAt),
  },
  {
    header: texts.validators(),
    share: 1.2,
    cell: ({ validators }) =>
      listed(validators.map(({ user }) => user?.name ?? texts.formerMember())) || texts.nobody(),
  },
]
