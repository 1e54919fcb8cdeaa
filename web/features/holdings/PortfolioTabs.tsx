/** The pages of a portfolio beside one another. */
import { useLocation } from 'react-router'
import * as texts from '#texts/holdings/pages.js'
import { LinkTabs } from '#web/ui/LinkTabs.tsx'

const links = [
  { to: '/portfolio', label: texts.holdings() },
  { to: '/portfolio/performance', label: texts.performance() },
  { to: '/portfolio/analytics', label: texts.analytics() },
]

export function PortfolioTabs() {
  const { pathname } = useLocation()
  return (
    <LinkTabs label={texts.portfolio()} links={links.map((link) => ({ ...link, current: link.to === pathname }))} />
  )
}
