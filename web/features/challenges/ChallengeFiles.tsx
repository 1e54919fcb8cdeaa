/** What a company gives along with its challenge, for everybody who sees it. */
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ChallengeFiles_challenge$key } from '#web/__generated__/ChallengeFiles_challenge.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'

export function ChallengeFiles({ challenge: key }: { challenge: ChallengeFiles_challenge$key }) {
  const { id, number, status, canAddFiles, files } = useFragment(
    graphql`
      fragment ChallengeFiles_challenge on Challenge {
        id
        number
        status
        canAddFiles
        files {
          ...FilesSection_files
        }
      }
    `,
    key,
  )
  const host = useMemo(() => ({ entityType: 'challenge', number }) as const, [number])
  return (
    <FilesSection
      id={id}
      host={host}
      files={files}
      canAdd={canAddFiles && status !== 'COMPLETED' && status !== 'CANCELLED'}
      insiders="everybody who sees the challenge"
    />
  )
}
