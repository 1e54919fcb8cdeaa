/** Who validates a claim, and for the university the way to assign and remove them. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as list from '#texts/trl/list.js'
import * as texts from '#texts/trl/validators.js'
import type { Validators_claim$key } from '#web/__generated__/Validators_claim.graphql.ts'
import type { ValidatorsRemoveMutation } from '#web/__generated__/ValidatorsRemoveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { formatDate } from '#web/ui/format.ts'
import { ownWay } from '#web/ui/ownWay.tsx'
import { AssignValidator } from './AssignValidator.tsx'

export function Validators({ claim: key }: { claim: Validators_claim$key }) {
  const { id, canAssign, validators } = useFragment(
    graphql`
      fragment Validators_claim on TrlClaim {
        id
        canAssign
        validators {
          acceptedAt
          user {
            id
            name
            department
          }
        }
      }
    `,
    key,
  )
  const [assigning, setAssigning] = useState(false)
  const remove = useRemove(id)
  return (
    <Section title={texts.title()}>
      {validators.length === 0 && <Text color="fg.muted">{list.nobody()}</Text>}
      <Stack as="ul" gap="3" listStyleType="none">
        {validators.map(({ user, acceptedAt }, place) => (
          <Flex as="li" key={user?.id ?? place} gap="2" alignItems="center" wrap="wrap">
            <Stack gap="0" flex="1" minW="160px">
              <Text fontWeight="medium">{user?.name ?? list.formerMember()}</Text>
              <Text fontSize="xs" color="fg.muted">
                {ownWay(user?.department)}
              </Text>
            </Stack>
            <Tag tone={acceptedAt ? 'success' : 'pending'}>
              {acceptedAt ? texts.stated({ date: formatDate(acceptedAt) }) : texts.notStated()}
            </Tag>
            {canAssign && user && (
              <Button
                size="xs"
                variant="outline"
                aria-label={texts.removeNamed({ name: user.name })}
                onClick={() => remove(user)}
              >
                {texts.remove()}
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
      {canAssign && (
        <HStack>
          <Button size="sm" variant="outline" onClick={() => setAssigning(true)}>
            <UserPlus size={14} aria-hidden />
            {texts.assign()}
          </Button>
        </HStack>
      )}
      {assigning && (
        <AssignValidator
          id={id}
          without={validators.flatMap(({ user }) => (user ? [user.id] : []))}
          onClose={() => setAssigning(false)}
        />
      )}
    </Section>
  )
}

/** Asks, and ends an assignment. */
function useRemove(id: string) {
  const confirm = useConfirm()
  const [remove] = useAction<ValidatorsRemoveMutation>(
    graphql`
      mutation ValidatorsRemoveMutation($input: RemoveTrlValidatorInput!) {
        removeTrlValidator(input: $input) {
          claim {
            ...Validators_claim
            status
          }
        }
      }
    `,
    { success: { title: texts.removed() }, failure: texts.failedToRemove() },
  )
  return ({ id: validatorId, name }: { id: string; name: string }) =>
    confirm({
      title: texts.removeTitle({ name }),
      message: texts.removeMessage(),
      confirm: texts.remove(),
      danger: true,
      onConfirm: async () => (await remove({ input: { id, validatorId } })).ok,
    })
}
