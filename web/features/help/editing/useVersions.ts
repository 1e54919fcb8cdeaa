/** The versions of a help article, as its page shows and edits them. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type {
  useVersions_version$data,
  useVersions_version$key,
} from '#web/__generated__/useVersions_version.graphql.ts'

export type Version = useVersions_version$data[number]

/** What is written of an article in one language. */
export interface Words {
  title: string
  summary: string
  text: string
}

export const useVersions = (versions: useVersions_version$key) =>
  useFragment<useVersions_version$key>(
    graphql`
      fragment useVersions_version on HelpVersion @relay(plural: true) {
        id
        number
        language
        title
        summary
        text
        revision
        productChanged
        writtenAt
        writtenBy {
          name
        }
        publishedAt
        publishedBy {
          name
        }
        current
      }
    `,
    versions,
  )
