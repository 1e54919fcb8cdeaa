/** What the viewer has pinned and may read, by its present title. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { usePins_viewer$key } from '#web/__generated__/usePins_viewer.graphql.ts'
import { useApp } from '../AppContext.tsx'

interface Pinned {
  recordId: string
  title: string
  path: string
}

export function usePins(): readonly Pinned[] {
  const viewer = useFragment<usePins_viewer$key>(
    graphql`
      fragment usePins_viewer on Viewer {
        pins {
          recordId
          title
          path
        }
      }
    `,
    useApp().viewer,
  )
  return viewer?.pins ?? []
}
