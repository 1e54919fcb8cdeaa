/** What is or was in the way of a deal. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { addDealBlockerRules } from '#api/features/deals/deal.rules.ts'
import * as texts from '#texts/deals/blockers.js'
import type { DealBlockers_deal$key } from '#web/__generated__/DealBlockers_deal.graphql.ts'
import type { DealBlockersAddMutation } from '#web/__generated__/DealBlockersAddMutation.graphql.ts'
import type { DealBlockersResolveMutation } from '#web/__generated__/DealBlockersResolveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { formatDate } from '#web/ui/format.ts'
import { DoneRow } from '#web/ui/record/DoneRow.tsx'

const rules = addDealBlockerRules.omit(['id'])

export function DealBlockers({ deal: key }: { deal: DealBlockers_deal$key }) {
  const { id, status, blockers } = useFragment(
    graphql`
      fragment DealBlockers_deal on Deal {
        id
        status
        blockers {
          id
          text
          createdAt
          resolvedAt
        }
      }
    `,
    key,
  )
  const [adding, setAdding] = useState(false)
  const [add] = useAction<DealBlockersAddMutation>(
    graphql`
      mutation DealBlockersAddMutation($input: AddDealBlockerInput!) {
        addDealBlocker(input: $input) {
          deal {
            id
          }
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.failed() },
  )
  const [resolve, resolving] = useAction<DealBlockersResolveMutation>(
    graphql`
      mutation DealBlockersResolveMutation($input: ResolveDealBlockerInput!) {
        resolveDealBlocker(input: $input) {
          deal {
            id
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const isOpen = status === 'OPEN'
  return (
    <Section title={texts.blockers()}>
      {blockers.length === 0 && <Text color="fg.muted">{texts.none()}</Text>}
      <Stack as="ul" gap="0" listStyleType="none">
        {blockers.map(({ id: blocker, text, createdAt, resolvedAt }) => (
          <DoneRow
            key={blocker}
            text={text}
            done={resolvedAt != null}
            note={
              resolvedAt
                ? texts.resolvedOn({ date: formatDate(resolvedAt) })
                : texts.since({ date: formatDate(createdAt) })
            }
          >
            {isOpen && (
              <Button
                size="xs"
                variant="outline"
                disabled={resolving}
                aria-label={resolvedAt ? texts.backNamed({ text }) : texts.resolveNamed({ text })}
                onClick={() => void resolve({ input: { id: blocker, resolved: !resolvedAt } })}
              >
                {resolvedAt ? texts.back() : texts.resolve()}
              </Button>
            )}
          </DoneRow>
        ))}
      </Stack>
      {isOpen && (
        <Button variant="outline" alignSelf="start" onClick={() => setAdding(true)}>
          {texts.add()}
        </Button>
      )}
      {adding && (
        <FormDialog
          call="addDealBlocker"
          open
          onClose={() => setAdding(false)}
          title={texts.add()}
          rules={rules}
          initial={{ text: '' }}
          action={(values) => add({ input: { id, ...values } })}
          submit={texts.add()}
        >
          <TextArea name="text" rows={3} />
        </FormDialog>
      )}
    </Section>
  )
}
