/** Who works on a challenge's proposals beside its owner, and for those who lead it the way to change that. */
import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { UserPlus, X } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/challenges/reviewTeam.js'
import { setChallengeReviewerRules } from '#api/features/challenges/challenge.rules.ts'
import type { ReviewTeam_challenge$key, ReviewTeamRole } from '#web/__generated__/ReviewTeam_challenge.graphql.ts'
import type { ReviewTeamMutation } from '#web/__generated__/ReviewTeamMutation.graphql.ts'
import type { ReviewTeamRemoveMutation } from '#web/__generated__/ReviewTeamRemoveMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const roleWords: Record<ReviewTeamRole, string> = {
  LEAD: texts.leadChangesTheChallengeScores(),
  REVIEWER: texts.reviewerScoresWritesNotesAnd(),
  COMMENTER: texts.commenterReadsAndWritesNotes(),
}
const roles = Object.entries(roleWords).map(([value, label]) => ({ value, label }))
const rules = setChallengeReviewerRules.omit(['id'])
const added = {
  success: { title: texts.reviewTeamChanged(), description: texts.thePersonIsTold() },
}
const removed = { success: { title: texts.reviewTeamChanged() } }

export function ReviewTeam({ challenge }: { challenge: ReviewTeam_challenge$key }) {
  const { id, canUpdate, reviewers, owner } = useFragment(
    graphql`
      fragment ReviewTeam_challenge on Challenge {
        id
        canUpdate
        owner {
          id
          name
        }
        reviewers {
          role
          user {
            id
            name
          }
        }
      }
    `,
    challenge,
  )
  const confirm = useConfirm()
  const [adding, setAdding] = useState(false)
  const [set] = useAction<ReviewTeamMutation>(
    graphql`
      mutation ReviewTeamMutation($input: SetChallengeReviewerInput!) {
        setChallengeReviewer(input: $input) {
          challenge {
            ...ReviewTeam_challenge
            ...RecordHistory_record
          }
        }
      }
    `,
    added,
  )
  const [remove] = useAction<ReviewTeamRemoveMutation>(
    graphql`
      mutation ReviewTeamRemoveMutation($input: RemoveChallengeReviewerInput!) {
        removeChallengeReviewer(input: $input) {
          challenge {
            ...ReviewTeam_challenge
            ...RecordHistory_record
          }
        }
      }
    `,
    removed,
  )
  const people = (reviewers ?? []).flatMap(({ user, role }) => (user ? [{ ...user, role }] : []))
  const taken = [...(owner ? [owner.id] : []), ...people.map((person) => person.id)]
  return (
    <Stack gap="2">
      <Text fontWeight="medium">{texts.reviewTeam()}</Text>
      <Stack as="ul" listStyleType="none" gap="1.5">
        {owner && (
          <HStack as="li">
            <Text>{owner.name}</Text>
            <Tag tone="brand">{texts.owner()}</Tag>
          </HStack>
        )}
        {people.map((person) => (
          <HStack as="li" key={person.id}>
            <Text>{person.name}</Text>
            <Tag>{roleWords[person.role].split(':')[0]}</Tag>
            {canUpdate && (
              <IconButton
                size="2xs"
                variant="ghost"
                aria-label={texts.takeOffTheReviewTeam({ name: person.name })}
                onClick={() =>
                  confirm({
                    title: texts.takeOffTheReviewTeamName({ name: person.name }),
                    message: texts.scoresAndNotesStay(),
                    confirm: texts.takeOff(),
                    danger: true,
                    onConfirm: async () => (await remove({ input: { id, userId: person.id } })).ok,
                  })
                }
              >
                <X size={14} />
              </IconButton>
            )}
          </HStack>
        ))}
      </Stack>
      {canUpdate && (
        <Button size="xs" variant="outline" alignSelf="start" onClick={() => setAdding(true)}>
          <UserPlus size={14} aria-hidden />
          {texts.addAPerson()}
        </Button>
      )}
      {adding && (
        <FormDialog
          call="setChallengeReviewer"
          open
          onClose={() => setAdding(false)}
          title={texts.addToTheReviewTeam()}
          rules={rules}
          initial={{ userId: '', role: 'REVIEWER' as ReviewTeamRole }}
          action={({ userId, role }) => set({ input: { id, userId, role } })}
          submit={texts.add()}
        >
          <PersonField name="userId" roles={['INDUSTRY', 'INDUSTRY_PARTNER']} without={taken} />
          <SelectField name="role" choices={roles} />
        </FormDialog>
      )}
    </Stack>
  )
}
