/** Notes among reviewers; applicants never see them. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/proposalNotes.js'
import { createProposalNoteRules } from '#api/features/proposals/proposal.rules.ts'
import type { ProposalNotes_proposal$key } from '#web/__generated__/ProposalNotes_proposal.graphql.ts'
import type { ProposalNotesMutation } from '#web/__generated__/ProposalNotesMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Remarks } from '#web/features/discussion/Remarks.tsx'

const rules = createProposalNoteRules.omit(['id'])
const adding = { success: { title: texts.noteAdded() }, failure: texts.theNoteCouldNotBe() }

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
    <Section title={texts.privateNotes()}>
      <Remarks
        call="createProposalNote"
        remarks={notes.map(({ author, ...note }) => ({ ...note, from: author?.name ?? texts.somebodyWhoHasLeft() }))}
        none={texts.noNotesYet()}
        rules={rules}
        submit={texts.addNote()}
        hint={texts.onlyYourReviewTeamAnd()}
        action={(values) => add({ input: { id, ...values } })}
      />
    </Section>
  )
}
