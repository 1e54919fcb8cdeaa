/** Notes among reviewers; applicants never see them. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { createProposalNoteRules } from '#api/features/proposals/proposal.rules.ts'
import type { ProposalNotes_proposal$key } from '#web/__generated__/ProposalNotes_proposal.graphql.ts'
import type { ProposalNotesMutation } from '#web/__generated__/ProposalNotesMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Remarks } from '#web/features/discussion/Remarks.tsx'

const rules = createProposalNoteRules.omit(['id'])
const adding = { success: { title: 'Note added' }, failure: 'The note could not be kept' }

export function ProposalNotes({ proposal }: { proposal: ProposalNotes_proposal$key }) {
  const { id, notes } = useFragment(
    graphql`
      fragment ProposalNotes_proposal on Proposal {
        id
        notes {
          number
          text
          createdAt
          author {
            name
          }
        }
      }
    `,
    proposal,
  )
  const [add] = useAction<ProposalNotesMutation>(
    graphql`
      mutation ProposalNotesMutation($input: CreateProposalNoteInput!) {
        createProposalNote(input: $input) {
          proposal {
            ...ProposalNotes_proposal
          }
        }
      }
    `,
    adding,
  )
  if (!notes) return null
  return (
    <Section title="Private notes">
      <Remarks
        call="createProposalNote"
        remarks={notes.map(({ author, ...note }) => ({ ...note, from: author?.name ?? 'Somebody who has left' }))}
        none="No notes yet."
        rules={rules}
        submit="Add note"
        hint="Only your review team and the university read it."
        action={(values) => add({ input: { id, ...values } })}
      />
    </Section>
  )
}
