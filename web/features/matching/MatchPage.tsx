/** Finds the challenges that go with one’s own project (docs/spec/ai-tools.md#challenge-matching). */
import { graphql } from 'react-relay'
import * as texts from '#texts/challengeMatching/finder.js'
import * as pages from '#texts/challengeMatching/pages.js'
import type { MatchPageQuery } from '#web/__generated__/MatchPageQuery.graphql.ts'
import { challengeParameter } from '#web/features/challenges/challenge.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { ChallengeSheet } from '#web/features/challenges/ChallengeSheet.tsx'
import { AiToolsNav } from '#web/features/synergy/AiToolsNav.tsx'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { MatchFinder } from './MatchFinder.tsx'

export default function MatchPage() {
  const data = usePage<MatchPageQuery>(graphql`
    query MatchPageQuery($chosen: Int!, $asked: Boolean!, $options: MatchOptions) @preloadable {
      ...MatchFinder_query
    }
  `)
  const [open, setOpen] = useOpenNumber(challengeParameter)
  return (
    <>
      <PageHeader title={pages.find()} description={texts.description()} />
      <AiToolsNav />
      <MatchFinder query={data} />
      <ChallengeSheet number={open} onClose={() => setOpen(null)} />
    </>
  )
}
