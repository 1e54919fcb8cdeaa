/** Who of the university checks a challenge that waits to be published; shown to the university alone. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { UserCheck } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/challengeChecker.js'
import { assignChallengeCheckerRules } from '#api/features/challenges/challenge.rules.ts'
import type { ChallengeChecker_challenge$key } from '#web/__generated__/ChallengeChecker_challenge.graphql.ts'
import type { ChallengeCheckerMutation } from '#web/__generated__/ChallengeCheckerMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = assignChallengeCheckerRules.omit(['id'])
const telling = {
  success: { title: texts.saved(), description: texts.whoIsChosenIsTold() },
  failure: texts.failedToChoose(),
}

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
      <Text>{checker ? texts.checksIt({ name: checker.name }) : texts.nobodyInParticularChecksIt()}</Text>
      <Button size="xs" variant="outline" onClick={() => setChoosing(true)}>
        <UserCheck size={14} aria-hidden />
        {checker ? texts.chooseAnotherPerson() : texts.chooseWhoChecksIt()}
      </Button>
      {choosing && (
        <FormDialog
          call="assignChallengeChecker"
          open
          onClose={() => setChoosing(false)}
          title={texts.whoChecksThisChallenge()}
          rules={rules}
          initial={{ userId: checker?.id ?? '' }}
          action={({ userId }) => assign({ input: { id, userId } })}
          submit={texts.save()}
        >
          <PersonField name="userId" roles={['COMMERCIALIZATION_TEAM', 'KU_TEAM']} hint={texts.whoIsChosenIsTold2()} />
        </FormDialog>
      )}
    </HStack>
  )
}
