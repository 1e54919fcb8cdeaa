/** Accounts that wait for the university: verify, or refuse with a reason. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/dashboards/waitingAccounts.js'
import { verifyAccountsRules } from '#api/features/accounts/account.rules.ts'
import type { WaitingAccounts_query$key } from '#web/__generated__/WaitingAccounts_query.graphql.ts'
import type { WaitingAccountsMutation } from '#web/__generated__/WaitingAccountsMutation.graphql.ts'
import { useApp } from '#web/app/AppContext.tsx'
import { roleLabel } from '#web/app/homes.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { formatDate } from '#web/ui/format.ts'

interface Person {
  id: string
  name: string
}

export function WaitingAccounts({ query }: { query: WaitingAccounts_query$key }) {
  const { waiting } = useFragment(
    graphql`
      fragment WaitingAccounts_query on Query {
        waiting: users(
          filter: { status: [PENDING_VERIFICATION] }
          first: 20
          sort: { field: CREATED_AT, direction: ASC }
        ) {
          totalCount
          edges {
            node {
              id
              name
              email
              role
              department
              createdAt
            }
          }
        }
      }
    `,
    query,
  )
  const { whiteLabel } = useApp()
  const [refusing, setRefusing] = useState<Person | null>(null)
  const [answer, pending] = useVerify()
  const people = nodesOf(waiting)
  if (!people.length) return <Text color="fg.muted">{texts.noAccountWaits()}</Text>
  const verify = (id: string) => answer({ input: { ids: [id], approved: true } })
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none">
        {people.map(({ id, name, email, role, department, createdAt }) => (
          <Flex as="li" key={id} gap="3" justifyContent="space-between" wrap="wrap">
            <Stack gap="0" minW="0">
              <Text fontWeight="medium">{name}</Text>
              <Text color="fg.muted">
                {[roleLabel(role, whiteLabel.roleLabels), department].filter(Boolean).join(', ')}
              </Text>
              <Text color="fg.muted" fontSize="xs">
                {texts.registered({ email: email ?? '', createdAt: formatDate(createdAt) })}
              </Text>
            </Stack>
            <HStack>
              <Button
                size="xs"
                disabled={pending}
                aria-label={texts.verifyName({ name })}
                onClick={() => void verify(id)}
              >
                {texts.verify()}
              </Button>
              <Button
                size="xs"
                variant="outline"
                disabled={pending}
                aria-label={texts.refuseName({ name })}
                onClick={() => setRefusing({ id, name })}
              >
                {texts.refuse()}
              </Button>
            </HStack>
          </Flex>
        ))}
      </Stack>
      <FormDialog
        call="verifyAccounts"
        open={refusing !== null}
        onClose={() => setRefusing(null)}
        title={texts.refuseName({ name: refusing?.name ?? '' })}
        rules={reasonRules}
        initial={{ approved: false, reason: '' }}
        action={({ reason }) => answer({ input: { ids: [refusing!.id], approved: false, reason } })}
        submit={texts.refuseAccount()}
        danger
      >
        <TextArea name="reason" rows={3} hint={texts.itIsMailedToThe()} />
      </FormDialog>
    </>
  )
}

const useVerify = () =>
  useAction<WaitingAccountsMutation>(
    graphql`
      mutation WaitingAccountsMutation($input: VerifyAccountsInput!) {
        verifyAccounts(input: $input) {
          users {
            id
            status
          }
        }
      }
    `,
    {
      success: {
        title: texts.accountAnswered(),
        description: texts.thePersonIsToldBy(),
      },
    },
  )

const reasonRules = verifyAccountsRules.pick(['reason', 'approved'])
