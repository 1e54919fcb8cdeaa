/** The starred challenges, beside the tool that finds others. */
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as texts from '#texts/challengeMatching/pages.js'
import type { StarredPageQuery } from '#web/__generated__/StarredPageQuery.graphql.ts'
import { challengeParameter } from '#web/features/challenges/challenge.overlay.ts'
import { useOpenNumber } from '#web/app/useOpenNumber.ts'
import { ChallengeSheet } from '#web/features/challenges/ChallengeSheet.tsx'
import { StarredChallenges } from '#web/features/challenges/StarredChallenges.tsx'
import { AiToolsNav } from '#web/features/synergy/AiToolsNav.tsx'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

export default function StarredPage() {
  const { viewer } = usePage<StarredPageQuery>(graphql`
    query StarredPageQuery @preloadable {
      viewer {
        ...StarredChallenges_viewer
      }
    }
  `)
  const navigate = useNavigate()
  const [open, setOpen] = useOpenNumber(challengeParameter)
  return (
    <>
      <PageHeader title={texts.starred()} description={texts.starredSearch()} />
      <AiToolsNav />
      {viewer && (
        <StarredChallenges
          viewer={viewer}
          onOpen={setOpen}
          onBrowse={() => void navigate('/ai-tools/challenge-matching')}
        />
      )}
      <ChallengeSheet number={open} onClose={() => setOpen(null)} />
    </>
  )
}
