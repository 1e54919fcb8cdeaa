/** Reads the files of a record again, after one came or went. */
import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { useFilesAgainQuery } from '#web/__generated__/useFilesAgainQuery.graphql.ts'

/** `id` is that of any record that files hang on. */
export function useFilesAgain(id: string) {
  const environment = useRelayEnvironment()
  return useCallback(
    () =>
      fetchQuery<useFilesAgainQuery>(
        environment,
        graphql`
          query useFilesAgainQuery($id: ID!) {
            node(id: $id) {
              ... on Project {
                files {
                  ...FilesSection_files
                }
              }
              ... on Team {
                files {
                  ...FilesSection_files
                }
              }
              ... on Challenge {
                files {
                  ...FilesSection_files
                }
              }
              ... on Collaboration {
                files {
                  ...FilesSection_files
                }
              }
            }
          }
        `,
        { id },
      ).toPromise(),
    [environment, id],
  )
}
