/** What the viewer has changed in a project and not saved. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { useKeptDraft_viewer$key } from '#web/__generated__/useKeptDraft_viewer.graphql.ts'
import type { useKeptEdit_project$key } from '#web/__generated__/useKeptEdit_project.graphql.ts'
import { useKeptDraft } from '#web/features/drafts/useKeptDraft.ts'
import { changedValues } from './projectChanges.ts'
import type { ProjectValues } from './projectForm.ts'
import { useProjectValues } from './useProjectValues.ts'

/** As it is kept: the changed fields alone, so that what others change in the other ones stays. */
interface KeptEdit {
  changed: Partial<ProjectValues>
  /** When the project was last changed before it was begun. */
  since: string
}

/** The project's values as they are saved, and what was changed earlier. */
export function useKeptEdit(key: useKeptEdit_project$key, viewer: useKeptDraft_viewer$key | null | undefined) {
  const project = useFragment(
    graphql`
      fragment useKeptEdit_project on Project {
        number
        updatedAt
        ...useProjectValues_project
      }
    `,
    key,
  )
  const saved = useProjectValues(project)!
  const draft = useKeptDraft('PROJECT_EDIT', viewer, String(project.number))
  const updatedAt = project.updatedAt as string
  const { changed = {}, since = updatedAt } = (draft?.values ?? {}) as Partial<KeptEdit>
  // A draft may be older than the form, and what it changes may be saved by now.
  const known = Object.fromEntries(Object.entries(changed).filter(([name]) => name in saved))
  const values = { ...saved, ...known }
  if (!draft || !changedValues(saved, values)) return { saved, since: updatedAt, restored: null }
  return { saved, since, restored: { values, at: draft.updatedAt as string, isBehind: updatedAt > since } }
}
