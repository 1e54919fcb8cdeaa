/** What the viewer may do with a project that is open: edit it, compare and assess it, delete it. */
import { Combine, Gauge, Pencil, Target, Trash2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import * as texts from '#texts/projects/projectPage.js'
import type { useProjectPageActions_project$key } from '#web/__generated__/useProjectPageActions_project.graphql.ts'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { useDeleteProjects } from './useDeleteProjects.tsx'

export function useProjectPageActions(key: useProjectPageActions_project$key | null): RecordAction[] {
  const project = useFragment(
    graphql`
      fragment useProjectPageActions_project on Project {
        id
        number
        title
        status
        returnComments
        canUpdate
        canDelete
        canAssessReadiness
        canFindSynergies
        canMatchChallenges
      }
    `,
    key,
  )
  const navigate = useNavigate()
  const remove = useDeleteProjects(() => void navigate('/projects'))
  if (!project) return []
  const { id, number, title, status, returnComments, canUpdate, canDelete } = project
  return [
    ...(canUpdate
      ? [
          {
            // A draft is submitted next, unless the university asked for changes first.
            next: status !== 'DRAFT' || Boolean(returnComments),
            label: texts.edit(),
            icon: Pencil,
            to: `/researchers/projects/${number}/edit`,
          },
        ]
      : []),
    ...(project.canAssessReadiness
      ? [{ label: texts.assessReadiness(), icon: Gauge, to: `/commercial-advisor/${number}` }]
      : []),
    ...(project.canFindSynergies
      ? [{ label: texts.findSynergies(), icon: Combine, to: `/ai-tools/synergy?project=${number}` }]
      : []),
    ...(project.canMatchChallenges
      ? [{ label: texts.findChallenges(), icon: Target, to: `/ai-tools/challenge-matching?project=${number}&find=1` }]
      : []),
    ...(canDelete
      ? [
          {
            label: texts.delete(),
            icon: Trash2,
            danger: true,
            onSelect: () =>
              remove({
                id,
                title,
                question: { title: texts.areYouSureYouWant(), message: texts.itDisappearsForEveryoneAt() },
              }),
          },
        ]
      : []),
  ]
}
