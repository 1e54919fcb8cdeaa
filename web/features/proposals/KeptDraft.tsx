/** Keeps what is written of a proposal on the server, two seconds after the last key. */
import { Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/proposals/keptDraft.js'
import type { KeptDraftMutation } from '#web/__generated__/KeptDraftMutation.graphql.ts'
import { useKept } from '#web/features/drafts/useKept.ts'
import { useAction } from '#web/relay/useAction.ts'
import type { ProposalValues } from './proposalValues.ts'

const keeping = { failure: texts.yourDraftCouldNotBe(), alone: true }

export function KeptDraft({ id }: { id: string }) {
  const [keep, pending] = useAction<KeptDraftMutation>(
    graphql`
      mutation KeptDraftMutation($input: UpdateProposalInput!) {
        updateProposal(input: $input) {
          proposal {
            id
            ...ProposalDialog_proposal
            updatedAt
          }
        }
      }
    `,
    keeping,
  )
  const [words, setWords] = useState(texts.whatYouWriteIsKept())
  useKept(async ({ projectId, trl, ...written }: ProposalValues) => {
    const { ok } = await keep({
      input: { id, ...written, trl: trl === '' ? null : Number(trl), projectId: projectId || null },
    })
    setWords(ok ? texts.draftSaved() : texts.theDraftCouldNotBe())
    return ok
  })
  return (
    <Text role="status" color="fg.muted" fontSize="sm">
      {pending ? texts.savingTheDraft() : words}
    </Text>
  )
}
