/** The updates of a holding, what is asked of the lead, and the figures of each. */
import { Button, Flex, HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as form from '#texts/holdings/form.js'
import * as texts from '#texts/holdings/view.js'
import type { HoldingUpdates_holding$key } from '#web/__generated__/HoldingUpdates_holding.graphql.ts'
import type { HoldingUpdatesEndMutation } from '#web/__generated__/HoldingUpdatesEndMutation.graphql.ts'
import type { HoldingUpdatesRemoveMutation } from '#web/__generated__/HoldingUpdatesRemoveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { AddButton } from '#web/ui/record/AddRow.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { Figures } from './Figures.tsx'
import { intervals } from './holdingWords.ts'
import { RequestUpdates } from './RequestUpdates.tsx'
import { WriteUpdate } from './WriteUpdate.tsx'

export function HoldingUpdates({ holding }: { holding: HoldingUpdates_holding$key }) {
  const { id, external, status, updates, openUpdate } = useFragment(
    graphql`
      fragment HoldingUpdates_holding on Holding {
        id
        external
        status
        openUpdate {
          dueOn
          isOverdue
          request {
            every
          }
          figures {
            name
            unit
          }
        }
        updates {
          id
          dueOn
          text
          request {
            every
          }
          answeredBy {
            name
          }
          figures {
            name
            unit
            value
          }
        }
      }
    `,
    holding,
  )
  const [open, setOpen] = useState<'request' | 'write' | null>(null)
  const [end, ending] = useAction<HoldingUpdatesEndMutation>(
    graphql`
      mutation HoldingUpdatesEndMutation($input: EndHoldingUpdatesInput!) {
        endHoldingUpdates(input: $input) {
          holding {
            id
          }
        }
      }
    `,
    { success: { title: texts.requestEnded() }, failure: form.failed() },
  )
  const [remove] = useAction<HoldingUpdatesRemoveMutation>(
    graphql`
      mutation HoldingUpdatesRemoveMutation($input: RemoveHoldingUpdateInput!) {
        removeHoldingUpdate(input: $input) {
          holding {
            id
          }
        }
      }
    `,
    { success: { title: texts.updateRemoved() }, failure: form.failed() },
  )
  const kpis = (openUpdate ?? updates[0])?.figures ?? []
  const onClose = () => setOpen(null)
  const buttons = (
    <HStack gap="2" flexWrap="wrap">
      {!external && status === 'ACTIVE' && !openUpdate && (
        <Button variant="outline" onClick={() => setOpen('request')}>
          {form.request()}
        </Button>
      )}
      <Button variant="outline" onClick={() => setOpen('write')}>
        {form.write()}
      </Button>
    </HStack>
  )
  const dialog = (
    <>
      {open === 'request' && <RequestUpdates id={id} kpis={kpis} onClose={onClose} />}
      {open === 'write' && <WriteUpdate id={id} kpis={kpis} onClose={onClose} />}
    </>
  )
  if (!updates.length && !openUpdate)
    return (
      <>
        <AddButton>{buttons}</AddButton>
        {dialog}
      </>
    )
  return (
    <Section title={texts.updates()}>
      {openUpdate && (
        <Flex gap="3" wrap="wrap" alignItems="center" bg="bg.subtle" borderRadius="md" padding="3">
          <Text flex="1" minW="200px">
            {texts.asked({
              every: intervals[openUpdate.request?.every ?? 'ONCE']!.toLowerCase(),
              date: formatDate(openUpdate.dueOn),
            })}
          </Text>
          {openUpdate.isOverdue && <Tag tone="danger">{texts.overdue()}</Tag>}
          <Button size="xs" variant="outline" disabled={ending} onClick={() => void end({ input: { id } })}>
            {texts.stopAsking()}
          </Button>
        </Flex>
      )}
      <Stack as="ul" gap="0" listStyleType="none">
        {updates.map(({ id: update, dueOn, text, request, answeredBy, figures }) => (
          <Flex as="li" key={update} gap="3" alignItems="start" paddingY="3" borderTopWidth="1px">
            <Stack gap="2" flex="1" minW="0">
              <Text fontSize="sm" color="fg.muted">
                {[formatDate(dueOn), request ? (answeredBy?.name ?? texts.formerMember()) : texts.writtenByYou()].join(
                  ' · ',
                )}
              </Text>
              <WrittenText>{text}</WrittenText>
              <Figures figures={figures} />
            </Stack>
            {!request && (
              <IconButton
                size="xs"
                variant="ghost"
                aria-label={texts.removeUpdate({ date: formatDate(dueOn) })}
                onClick={() => void remove({ input: { id: update } })}
              >
                <Trash2 size={16} />
              </IconButton>
            )}
          </Flex>
        ))}
      </Stack>
      {buttons}
      {dialog}
    </Section>
  )
}
