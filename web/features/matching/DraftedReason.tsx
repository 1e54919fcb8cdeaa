/** Why a project and a challenge go together, drafted by a language model; nothing where there is none. */
import { Button, Text } from '@chakra-ui/react'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/challengeMatching/model.js'
import type { DraftedReasonMutation } from '#web/__generated__/DraftedReasonMutation.graphql.ts'
import type { DraftedReasonQuery } from '#web/__generated__/DraftedReasonQuery.graphql.ts'
import { Drafted } from '#web/features/model/Drafted.tsx'
import { noticeOf } from '#web/features/model/noticeOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'

interface Props {
  projectId: string
  challengeId: string
}

type Draft = NonNullable<NonNullable<DraftedReasonMutation['response']['draftMatchReason']>['draft']>

export function DraftedReason(pair: Props) {
  const { draftingModel } = useLazyLoadQuery<DraftedReasonQuery>(
    graphql`
      query DraftedReasonQuery {
        draftingModel
      }
    `,
    {},
  )
  const [drafted, setDrafted] = useState<Draft | null>(null)
  const [draft, drafting] = useAction<DraftedReasonMutation>(
    graphql`
      mutation DraftedReasonMutation($input: DraftMatchReasonInput!) {
        draftMatchReason(input: $input) {
          notice
          draft {
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
      }
    `,
    {
      success: ({ draftMatchReason }) => noticeOf(draftMatchReason?.notice ?? '', texts.drafted(), texts.missing()),
      failure: texts.failed(),
      alone: true,
    },
  )
  if (!draftingModel) return null
  const ask = async () => {
    const outcome = await draft({ input: pair })
    if (outcome.ok && outcome.data.draftMatchReason?.draft) setDrafted(outcome.data.draftMatchReason.draft)
  }
  return (
    <Section title={texts.title()}>
      {drafted ? <Drafted {...drafted} /> : <Text color="fg.muted">{texts.why()}</Text>}
      <Button variant="outline" alignSelf="start" loading={drafting} onClick={() => void ask()}>
        <Sparkles size={16} aria-hidden />
        {drafted ? texts.again() : texts.draft()}
      </Button>
    </Section>
  )
}
