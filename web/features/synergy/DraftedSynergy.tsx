/** The summary of a synergy that a language model drafted, beside the report. */
import { Button, Text } from '@chakra-ui/react'
import { Sparkles } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/synergy/model.js'
import type { DraftedSynergy_analysis$key } from '#web/__generated__/DraftedSynergy_analysis.graphql.ts'
import type { DraftedSynergyMutation } from '#web/__generated__/DraftedSynergyMutation.graphql.ts'
import { Drafted } from '#web/features/model/Drafted.tsx'
import { noticeOf } from '#web/features/model/noticeOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'

interface Props {
  analysis: DraftedSynergy_analysis$key
  /** The model that drafts; null when there is none. */
  model: string | null
}

export function DraftedSynergy({ analysis, model }: Props) {
  const { id, draftedSummary } = useFragment(
    graphql`
      fragment DraftedSynergy_analysis on SynergyAnalysis {
        id
        draftedSummary {
          model
          claims {
            text
            quotation
            source
          }
          unbacked
          withheld
        }
      }
    `,
    analysis,
  )
  const [draft, drafting] = useAction<DraftedSynergyMutation>(
    graphql`
      mutation DraftedSynergyMutation($input: DraftSynergySummaryInput!) {
        draftSynergySummary(input: $input) {
          notice
          synergyAnalysis {
            ...DraftedSynergy_analysis
          }
        }
      }
    `,
    {
      success: ({ draftSynergySummary }) =>
        noticeOf(draftSynergySummary?.notice ?? '', texts.drafted(), texts.missing()),
      failure: texts.failed(),
    },
  )
  if (!draftedSummary && !model) return null
  return (
    <Section title={texts.title()}>
      {draftedSummary ? <Drafted {...draftedSummary} /> : <Text color="fg.muted">{texts.why()}</Text>}
      {model && (
        <Button variant="outline" alignSelf="start" loading={drafting} onClick={() => void draft({ input: { id } })}>
          <Sparkles size={16} aria-hidden />
          {draftedSummary ? texts.again() : texts.draft()}
        </Button>
      )}
    </Section>
  )
}
