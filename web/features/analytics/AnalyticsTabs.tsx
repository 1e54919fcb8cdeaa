/** The pages of the university's analytics. */
import { useLocation } from 'react-router'
import * as texts from '#texts/analytics/pages.js'
import { LinkTabs } from '#web/ui/LinkTabs.tsx'

export function AnalyticsTabs() {
  const { pathname } = useLocation()
  const links = [
    { to: '/kuteam/analytics', label: texts.pipeline() },
    { to: '/kuteam/analytics/annual', label: texts.annual() },
    { to: '/analytics', label: texts.analytics() },
  ]
  return <LinkTabs label={texts.areas()} links={links.map((link) => ({ ...link, current: pathname === link.to }))} />
}
