/** Keeps what is written of a proposal on the server, two seconds after the last key. */
import { Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { KeptDraftMutation } from '#web/__generated__/KeptDraftMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useDebounced } from '#web/ui/useDebounced.ts'
import type { ProposalValues } from './ProposalFields.tsx'

const keeping = { failure: 'Your draft could not be kept' }

export function KeptDraft({ id }: { id: string }) {
  const { values, dirty, isSubmitting } = useFormikContext<ProposalValues>()
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
  const settled = useDebounced(values, 2_000)
  const kept = useRef(values)
  const [words, setWords] = useState('What you write is kept as a draft.')
  useEffect(() => {
    if (!dirty || isSubmitting || settled === kept.current) return
    kept.current = settled
    const { projectId, trl, ...texts } = settled
    void keep({ input: { id, ...texts, trl: trl === '' ? null : Number(trl), projectId: projectId || null } }).then(
      ({ ok }) => setWords(ok ? 'Draft saved.' : 'The draft could not be saved; what is too long must be shortened.'),
    )
  }, [dirty, isSubmitting, settled, keep, id])
  return (
    <Text role="status" color="fg.muted" fontSize="sm">
      {pending ? 'Saving the draft…' : words}
    </Text>
  )
}
