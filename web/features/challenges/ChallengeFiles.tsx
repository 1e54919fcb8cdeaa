/** What a company gives along with its challenge, for everybody who sees it. */
import { useCallback, useMemo } from 'react'
import { graphql } from 'react-relay'
import { fetchQuery, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import type { ChallengeFiles_challenge$key } from '#web/__generated__/ChallengeFiles_challenge.graphql.ts'
import type { ChallengeFilesQuery } from '#web/__generated__/ChallengeFilesQuery.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'

export function ChallengeFiles({ challenge: key }: { challenge: ChallengeFiles_challenge$key }) {
  const { number, status, canAddFiles, files } = useFragment(
    graphql`
      fragment ChallengeFiles_challenge on Challenge {
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
  const environment = useRelayEnvironment()
  const refresh = useCallback(
    () =>
      fetchQuery<ChallengeFilesQuery>(
        environment,
        graphql`
          query ChallengeFilesQuery($number: Int!) {
            challenge(number: $number) {
              ...ChallengeFiles_challenge
            }
          }
        `,
        { number },
      ).toPromise(),
    [environment, number],
  )
  const host = useMemo(() => ({ entityType: 'challenge', number }) as const, [number])
  return (
    <FilesSection
      host={host}
      files={files}
      canAdd={canAddFiles && status !== 'COMPLETED' && status !== 'CANCELLED'}
      insiders="everybody who sees the challenge"
      refresh={refresh}
    />
  )
}
