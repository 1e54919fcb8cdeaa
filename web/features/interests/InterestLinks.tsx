/** A few interests as links, with whose they are and what is next. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/interests/list.js'
import { dotted } from '#listed'
import type { InterestLinks_interests$key } from '#web/__generated__/InterestLinks_interests.graphql.ts'
import { formatDate } from '#web/ui/format.ts'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { InterestTag } from './InterestTag.tsx'

interface Props {
  interests: InterestLinks_interests$key
  none: string
  /** Leaves out whose they are. */
  own?: true
  /** All of them are in one project: they are called after whose they are. */
  ofProject?: true
}

export function InterestLinks({ interests, none, own, ofProject }: Props) {
  const rows = useFragment(
    graphql`
      fragment InterestLinks_interests on InvestmentInterest @relay(plural: true) {
        id
        path
        kind
        title
        nextStep
        nextStepOn
        updatedAt
        investor {
          name
        }
        ...InterestTag_interest
      }
    `,
    interests,
  )
  return (
    <LinkRows none={none}>
      {rows.map((interest) => (
        <LinkRow
          key={interest.id}
          to={interest.path}
          title={ofProject ? (interest.investor?.name ?? texts.formerMember()) : interest.title}
          note={dotted([
            ofProject && (interest.kind === 'INDUSTRY' ? texts.company() : texts.oneInvestor()),
            !own && !ofProject && (interest.investor?.name ?? texts.formerMember()),
            interest.nextStep
              ? texts.stepBy({ step: interest.nextStep, date: formatDate(interest.nextStepOn) })
              : formatDate(interest.updatedAt),
          ])}
        >
          <InterestTag interest={interest} />
        </LinkRow>
      ))}
    </LinkRows>
  )
}
