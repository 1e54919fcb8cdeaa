/** Compares two projects and opens the result, which is saved. */
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as texts from '#texts/synergy/finder.js'
import type { useSynergizeMutation } from '#web/__generated__/useSynergizeMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { toast } from '#web/ui/feedback/toast.ts'

export function useSynergize() {
  const navigate = useNavigate()
  const [create, running] = useAction<useSynergizeMutation>(
    graphql`
      mutation useSynergizeMutation($input: CreateSynergyAnalysisInput!) {
        createSynergyAnalysis(input: $input) {
          synergyAnalysis {
            path
          }
        }
      }
    `,
    { success: { title: texts.done() }, failure: texts.failed() },
  )
  const synergize = async (source: { id: string } | null, target: { id: string; title: string }) => {
    if (!source) {
      toast({
        kind: 'error',
        title: texts.selectFirst(),
        description: texts.selectFirstWhy({ title: target.title }),
      })
      return
    }
    const outcome = await create({ input: { sourceId: source.id, targetId: target.id } })
    const path = outcome.ok ? outcome.data.createSynergyAnalysis?.synergyAnalysis?.path : null
    if (path) void navigate(path)
  }
  return [synergize, running] as const
}
