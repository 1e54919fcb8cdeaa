/** The AI tools side by side, each with its beginning and what was saved (docs/spec/ai-tools.md#ai-matchmaker). */
import { useLocation } from 'react-router'
import * as texts from '#texts/synergy/nav.js'
import { LinkTabs, SubLinkTabs } from '#web/ui/LinkTabs.tsx'

const tools = [
  {
    label: texts.arl(),
    pages: [
      { to: '/ai-tools', label: texts.start(), also: '/commercial-advisor' },
      { to: '/ai/arl-assessments', label: texts.savedAssessments() },
    ],
  },
  {
    label: texts.synergy(),
    pages: [
      { to: '/ai-tools/synergy', label: texts.find() },
      { to: '/ai/project-synergies', label: texts.savedAnalyses() },
    ],
  },
  {
    label: texts.matching(),
    pages: [
      { to: '/ai-tools/challenge-matching', label: texts.findChallenges() },
      { to: '/ai-tools/starred-challenges', label: texts.starredChallenges() },
    ],
  },
]

export function AiToolsNav() {
  const { pathname } = useLocation()
  const isAt = ({ to, also }: { to: string; also?: string }) =>
    pathname === to || (also !== undefined && pathname.startsWith(also))
  const tool = tools.find(({ pages }) => pages.some(isAt)) ?? tools[0]!
  return (
    <>
      <LinkTabs
        label={texts.label()}
        links={tools.map((one) => ({ to: one.pages[0]!.to, label: one.label, current: one === tool }))}
      />
      <SubLinkTabs
        label={tool.label}
        links={tool.pages.map((page) => ({ to: page.to, label: page.label, current: isAt(page) }))}
      />
    </>
  )
}
