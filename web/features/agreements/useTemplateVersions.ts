/** The versions of a template of agreements, as its page shows and edits them. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type {
  useTemplateVersions_version$data,
  useTemplateVersions_version$key,
} from '#web/__generated__/useTemplateVersions_version.graphql.ts'

export type TemplateVersion = useTemplateVersions_version$data[number]

export const useTemplateVersions = (versions: useTemplateVersions_version$key) =>
  useFragment<useTemplateVersions_version$key>(
    graphql`
      fragment useTemplateVersions_version on AgreementVersion @relay(plural: true) {
        id
        number
        language
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
