/** Writes what the wizard holds: a new project, one's own or on behalf of a researcher, or the draft that it was saved as. */
import { useCallback } from 'react'
import { graphql } from 'react-relay'
import * as submitted from '#texts/projects/submitProject.js'
import * as texts from '#texts/projects/useWriteProject.js'
import type { useWriteProjectForMutation } from '#web/__generated__/useWriteProjectForMutation.graphql.ts'
import type { useWriteProjectMutation } from '#web/__generated__/useWriteProjectMutation.graphql.ts'
import type { useWriteProjectUpdateMutation } from '#web/__generated__/useWriteProjectUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

const telling = {
  success: (_: unknown, { input }: { input: { status?: string | null | undefined } }) =>
    input.status === 'PROPOSED'
      ? { title: submitted.projectSubmittedForReview(), description: submitted.theUniversityTeamIsNotified() }
      : { title: texts.draftSaved(), description: texts.itIsAmongTheProjects() },
  failure: texts.failedToSave(),
}

type Written =
  | { ok: true; number: number; fieldErrors?: undefined }
  | { ok: false; fieldErrors: Record<string, string> }

export type WriteProject = (input: object, status: 'DRAFT' | 'PROPOSED') => Promise<Written>

export function useWriteProject(draft: { id: string; number: number } | null, forOthers: boolean): WriteProject {
  const [create] = useAction<useWriteProjectMutation>(
    graphql`
      mutation useWriteProjectMutation($input: CreateProjectInput!) {
        createProject(input: $input) {
          project {
            number
          }
          viewer {
            ...useKeptDraft_viewer
          }
        }
      }
    `,
    telling,
  )
  const [createFor] = useAction<useWriteProjectForMutation>(
    graphql`
      mutation useWriteProjectForMutation($input: CreateProjectForInput!) {
        createProjectFor(input: $input) {
          project {
            number
          }
          viewer {
            ...useKeptDraft_viewer
          }
        }
      }
    `,
    telling,
  )
  const [update] = useAction<useWriteProjectUpdateMutation>(
    graphql`
      mutation useWriteProjectUpdateMutation($input: UpdateProjectInput!) {
        updateProject(input: $input) {
          project {
            ...useProjectValues_project
          }
        }
      }
    `,
    telling,
  )
  return useCallback(
    async (values, status) => {
      const input = { ...values, status }
      if (draft) {
        const done = await update({ input: { ...input, id: draft.id } })
        return done.ok ? { ok: true, number: draft.number } : done
      }
      const made = { ...input, fromDraft: true }
      if (forOthers) {
        const done = await createFor({ input: made as unknown as Parameters<typeof createFor>[0]['input'] })
        return done.ok ? { ok: true, number: done.data.createProjectFor.project!.number } : done
      }
      const done = await create({ input: made as unknown as Parameters<typeof create>[0]['input'] })
      return done.ok ? { ok: true, number: done.data.createProject.project!.number } : done
    },
    [draft, forOthers, create, createFor, update],
  )
}
