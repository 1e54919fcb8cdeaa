/** Who of the university checks a challenge that waits to be published; shown to the university alone. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { UserCheck } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
import { assignChallengeCheckerRules } from '#api/features/challenges/challenge.rules.ts'
import type { ChallengeChecker_challenge$key } from '#web/__generated__/ChallengeChecker_challenge.graphql.ts'
import type { ChallengeCheckerMutation } from '#web/__generated__/ChallengeCheckerMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = assignChallengeCheckerRules.omit(['id'])
const telling = { success: { title: 'Saved', description: 'Who is chosen is told.' }, failure: 'Failed to choose' }

export function ChallengeChecker({ challenge }: { challenge: ChallengeChecker_challenge$key }) {
  const { id, status, canAssign, checker } = useFragment(
    graphql`
      fragment ChallengeChecker_challenge on Challenge {
        id
        status
        canAssign
        checker {
          id
          name
        }
      }
    `,
    challenge,
  )
  const [choosing, setChoosing] = useState(false)
  const { revalidate } = useRevalidator()
  const [assign] = useAction<ChallengeCheckerMutation>(
    graphql`
      mutation ChallengeCheckerMutation($input: AssignChallengeCheckerInput!) {
        assignChallengeChecker(input: $input) {
          challenge {
            ...ChallengeChecker_challenge
            ...RecordHistory_record
          }
        }
      }
    `,
    telling,
  )
  if (!canAssign || status !== 'UNDER_REVIEW') return null
  return (
    <HStack gap="2" flexWrap="wrap">
      <Text>{checker ? `${checker.name} checks it.` : 'Nobody in particular checks it.'}</Text>
      <Button size="xs" variant="outline" onClick={() => setChoosing(true)}>
        <UserCheck size={14} aria-hidden />
        {checker ? 'Choose another person' : 'Choose who checks it'}
      </Button>
      {choosing && (
        <FormDialog
          call="assignChallengeChecker"
          open
          onClose={() => setChoosing(false)}
          title="Who checks this challenge?"
          rules={rules}
          initial={{ userId: checker?.id ?? '' }}
          action={({ userId }) => assign({ input: { id, userId } })}
          // The queues and their counts are those of the page behind.
          onDone={() => void revalidate()}
          submit="Save"
        >
          <PersonField
            name="userId"
            roles={['COMMERCIALIZATION_TEAM', 'KU_TEAM']}
            hint="Who is chosen is told. Leave it empty for nobody in particular."
          />
        </FormDialog>
      )}
    </HStack>
  )
}
