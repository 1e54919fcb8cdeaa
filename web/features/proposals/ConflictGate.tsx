/** Before a reviewer opens a proposal for the first time: whether there is a conflict of interest. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { declareConflictRules } from '#api/features/proposals/proposal.rules.ts'
import type { ConflictGate_proposal$key } from '#web/__generated__/ConflictGate_proposal.graphql.ts'
import type { ConflictGateMutation } from '#web/__generated__/ConflictGateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = declareConflictRules.omit(['id'])
const stating = { failure: 'Your statement could not be kept' }

export function ConflictGate({ proposal, onOpened }: { proposal: ConflictGate_proposal$key; onOpened: () => void }) {
  const { id, statedConflict, author, coApplicants } = useFragment(
    graphql`
      fragment ConflictGate_proposal on Proposal {
        id
        statedConflict
        author {
          name
          department
        }
        coApplicants {
          user {
            name
          }
        }
      }
    `,
    proposal,
  )
  const [asked, setAsked] = useState(false)
  const [state, pending] = useAction<ConflictGateMutation>(
    graphql`
      mutation ConflictGateMutation($input: DeclareConflictInput!) {
        declareConflict(input: $input) {
          proposal {
            id
            canRead
            ...ConflictGate_proposal
          }
        }
      }
    `,
    stating,
  )
  if (statedConflict)
    return (
      <Section title="Closed to you">
        <Text>You have stated a conflict of interest. Your colleagues or the university decide on this proposal.</Text>
      </Section>
    )
  const people = [
    author && [author.name, author.department].filter(Boolean).join(', '),
    ...coApplicants.map(({ user }) => user?.name),
  ].filter(Boolean)
  return (
    <Section title="Conflict of interest">
      <Stack gap="3">
        <Text>
          Before you open it: it comes from {people.join('; ') || 'somebody who has left'}. Do you or people close to
          you have an interest in whether it is accepted, by kinship, money, supervision or a common project?
        </Text>
        <HStack flexWrap="wrap">
          <Button
            loading={pending}
            onClick={() => void state({ input: { id, conflict: false } }).then(({ ok }) => ok && onOpened())}
          >
            No conflict, open it
          </Button>
          <Button variant="outline" onClick={() => setAsked(true)}>
            I have a conflict
          </Button>
        </HStack>
        <FormDialog
          call="declareConflict"
          open={asked}
          onClose={() => setAsked(false)}
          title="Conflict of interest"
          rules={rules}
          initial={{ conflict: true, words: '' }}
          action={(values) => state({ input: { id, ...values } })}
          onDone={onOpened}
          submit="State it"
        >
          <TextArea name="words" hint="What it is. The proposal stays closed to you, and you cannot take it back." />
        </FormDialog>
      </Stack>
    </Section>
  )
}
