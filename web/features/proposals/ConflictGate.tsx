/** Before a reviewer opens a proposal for the first time: whether there is a conflict of interest. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/proposals/conflictGate.js'
import { listed, listedClauses } from '#listed'
import { declareConflictRules } from '#api/features/proposals/proposal.rules.ts'
import type { ConflictGate_proposal$key } from '#web/__generated__/ConflictGate_proposal.graphql.ts'
import type { ConflictGateMutation } from '#web/__generated__/ConflictGateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = declareConflictRules.omit(['id'])
const stating = { failure: texts.yourStatementCouldNotBe() }

export function ConflictGate({ proposal }: { proposal: ConflictGate_proposal$key }) {
  const { id, statedConflict, statesAgain, applicantsHidden, author, coApplicants } = useFragment(
    graphql`
      fragment ConflictGate_proposal on Proposal {
        id
        statedConflict
        statesAgain
        applicantsHidden
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
      <Section title={texts.closedToYou()}>
        <Text>{texts.youHaveStatedAConflict()}</Text>
      </Section>
    )
  const people = listedClauses([
    author && listed([author.name, author.department]),
    ...coApplicants.map(({ user }) => user?.name),
  ])
  return (
    <Section title={texts.conflictOfInterest()}>
      <Stack gap="3">
        {statesAgain && <Text>{texts.namesAreShownNow()}</Text>}
        <Text>
          {applicantsHidden
            ? texts.beforeYouOpenItUnnamed()
            : texts.beforeYouOpenIt({ people: people || texts.somebodyWhoHasLeft() })}
        </Text>
        <HStack flexWrap="wrap">
          <Button loading={pending} onClick={() => void state({ input: { id, conflict: false } })}>
            {texts.noConflictOpenIt()}
          </Button>
          <Button variant="outline" onClick={() => setAsked(true)}>
            {texts.iHaveAConflict()}
          </Button>
        </HStack>
        <FormDialog
          call="declareConflict"
          open={asked}
          onClose={() => setAsked(false)}
          title={texts.conflictOfInterest()}
          rules={rules}
          initial={{ conflict: true, words: '' }}
          action={(values) => state({ input: { id, ...values } })}
          submit={texts.stateIt()}
        >
          <TextArea name="words" hint={texts.whatItIsTheProposal()} />
        </FormDialog>
      </Stack>
    </Section>
  )
}
