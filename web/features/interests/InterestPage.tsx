/** One interest: what was said, asked, planned and met about, for whose it is, the team, and a lead who takes part. */
import { graphql } from 'react-relay'
import * as texts from '#texts/interests/view.js'
import type { InterestPageQuery } from '#web/__generated__/InterestPageQuery.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { InterestView } from './InterestView.tsx'

const backTo = (team: boolean, investor: boolean, industry: boolean) => {
  if (team) return { to: '/investors/engagement', label: texts.backToBoard() }
  if (investor) return { to: '/interests/expressed', label: texts.backToInterests() }
  if (industry) return { to: '/university-projects/interests', label: texts.backToInterests() }
  return { to: '/researchers/projects', label: texts.backToProjects() }
}

export default function InterestPage() {
  const { investmentInterest: interest } = usePage<InterestPageQuery>(graphql`
    query InterestPageQuery($number: Int!) @preloadable {
      investmentInterest(number: $number) {
        ...InterestView_interest
      }
    }
  `)
  const back = backTo(
    useAllowed('INVESTOR_RELATIONS'),
    useAllowed('OPPORTUNITY_BROWSE'),
    useAllowed('PROJECT_CATALOGUE'),
  )
  if (!interest) return <RecordMissing title={texts.unavailable()} message={texts.gone()} back={back} />
  return <InterestView interest={interest} back={back} />
}
