/** The summary of a report that a language model drafted, beside the one that the rules made. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { Sparkles, Trash2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/readiness/model.js'
import type { DraftedSummary_assessment$key } from '#web/__generated__/DraftedSummary_assessment.graphql.ts'
import type { DraftedSummaryMutation } from '#web/__generated__/DraftedSummaryMutation.graphql.ts'
import type { DraftedSummaryRemoveMutation } from '#web/__generated__/DraftedSummaryRemoveMutation.graphql.ts'
import { Drafted } from '#web/features/model/Drafted.tsx'
import { noticeOf } from '#web/features/model/noticeOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'

interface Props {
  assessment: DraftedSummary_assessment$key
  /** The model that drafts; null when there is none. */
  model: string | null
}

export function DraftedSummary({ assessment, model }: Props) {
  const { id, canUpdate, draftedSummary } = useFragment(
    graphql`
      fragment DraftedSummary_assessment on ArlAssessment {
        id
        canUpdate
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
    assessment,
  )
  const [draft, drafting] = useAction<DraftedSummaryMutation>(
    graphql`
      mutation DraftedSummaryMutation($input: DraftArlSummaryInput!) {
        draftArlSummary(input: $input) {
          notice
          arlAssessment {
            ...DraftedSummary_assessment
          }
        }
      }
    `,
    {
      success: ({ draftArlSummary }) =>
        noticeOf(draftArlSummary?.notice ?? '', texts.summaryDrafted(), texts.summaryMissing()),
      failure: texts.summaryFailed(),
    },
  )
  const [remove, removing] = useAction<DraftedSummaryRemoveMutation>(
    graphql`
      mutation DraftedSummaryRemoveMutation($input: DeleteArlSummaryInput!) {
        deleteArlSummary(input: $input) {
          arlAssessment {
            ...DraftedSummary_assessment
          }
        }
      }
    `,
    { success: { title: texts.summaryRemoved() }, failure: texts.summaryRemoveFailed() },
  )
  const mayDraft = canUpdate && model !== null
  if (!draftedSummary && !mayDraft) return null
  return (
    <Section title={texts.summary()}>
      {draftedSummary ? <Drafted {...draftedSummary} /> : <Text color="fg.muted">{texts.summaryWhy()}</Text>}
      <HStack gap="2" wrap="wrap">
        {mayDraft && (
          <Button variant="outline" loading={drafting} onClick={() => void draft({ input: { id } })}>
            <Sparkles size={16} aria-hidden />
            {draftedSummary ? texts.summaryAgain() : texts.summaryDraft()}
          </Button>
        )}
        {canUpdate && draftedSummary && (
          <Button variant="ghost" loading={removing} onClick={() => void remove({ input: { id } })}>
            <Trash2 size={16} aria-hidden />
            {texts.summaryRemove()}
          </Button>
        )}
      </HStack>
    </Section>
  )
}
