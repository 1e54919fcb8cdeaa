/** The pages of interests beside one another: of an investor, or of the team. A company has one. */
import { useLocation } from 'react-router'
import * as texts from '#texts/interests/pages.js'
import { useAllowed } from '#web/app/AppContext.tsx'
import { LinkTabs } from '#web/ui/LinkTabs.tsx'

const own = [
  { to: '/interests/expressed', label: texts.expressedShort() },
  { to: '/interests/scheduled', label: texts.scheduledShort() },
  { to: '/interests/discussion', label: texts.discussionShort() },
]
const team = [
  { to: '/investors/engagement', label: texts.board() },
  { to: '/investors/interests', label: texts.list() },
]

export function InterestTabs() {
  const { pathname } = useLocation()
  const works = useAllowed('INVESTOR_RELATIONS')
  const invests = useAllowed('OPPORTUNITY_BROWSE')
  if (!works && !invests) return null
  const links = works ? team : own
  return (
    <LinkTabs label={texts.interests()} links={links.map((link) => ({ ...link, current: link.to === pathname }))} />
  )
}
