/** What the investor's stake was worth, by whose word. */
import { Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as form from '#texts/holdings/form.js'
import * as texts from '#texts/holdings/view.js'
import { dotted } from '#listed'
import type { HoldingValuations_holding$key } from '#web/__generated__/HoldingValuations_holding.graphql.ts'
import type { HoldingValuationsRemoveMutation } from '#web/__generated__/HoldingValuationsRemoveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import { AddButton } from '#web/ui/record/AddRow.tsx'
import { AddValuation } from './AddValuation.tsx'

export function HoldingValuations({ holding }: { holding: HoldingValuations_holding$key }) {
  const { id, valuations } = useFragment(
    graphql`
      fragment HoldingValuations_holding on Holding {
        id
        valuations {
          id
          valuedOn
          stakeValue
          source
        }
      }
    `,
    holding,
  )
  const [adding, setAdding] = useState(false)
  const [remove] = useAction<HoldingValuationsRemoveMutation>(
    graphql`
      mutation HoldingValuationsRemoveMutation($input: RemoveHoldingValuationInput!) {
        removeHoldingValuation(input: $input) {
          holding {
            worth
          }
        }
      }
    `,
    { success: { title: texts.valuationRemoved() }, failure: form.failed() },
  )
  const button = (
    <Button variant="outline" alignSelf="start" onClick={() => setAdding(true)}>
      {form.addValuation()}
    </Button>
  )
  const dialog = adding && <AddValuation id={id} onClose={() => setAdding(false)} />
  if (!valuations.length)
    return (
      <>
        <AddButton>{button}</AddButton>
        {dialog}
      </>
    )
  return (
    <Section title={texts.valuations()}>
      <Stack as="ul" gap="0" listStyleType="none">
        {valuations.map(({ id: valuation, valuedOn, stakeValue, source }) => (
          <Flex as="li" key={valuation} gap="3" alignItems="start" paddingY="2.5" borderTopWidth="1px">
            <Stack gap="0.5" flex="1" minW="0">
              <Text fontWeight="medium">{formatMoney(stakeValue)}</Text>
              <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere" dir="auto">
                {dotted([formatDate(valuedOn), source])}
              </Text>
            </Stack>
            <IconButton
              size="xs"
              variant="ghost"
              aria-label={texts.removeValuation({ date: formatDate(valuedOn) })}
              onClick={() => void remove({ input: { id: valuation } })}
            >
              <Trash2 size={16} />
            </IconButton>
          </Flex>
        ))}
      </Stack>
      {button}
      {dialog}
    </Section>
  )
}
