/** What was paid for a patent, and the sum. */
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as form from '#texts/patents/form.js'
import * as texts from '#texts/patents/view.js'
import { dotted, listed } from '#listed'
import type { PatentCosts_patent$key } from '#web/__generated__/PatentCosts_patent.graphql.ts'
import type { PatentCostsRemoveMutation } from '#web/__generated__/PatentCostsRemoveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import { AddButton } from '#web/ui/record/AddRow.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { AddCost, EditCost, type Cost } from './CostForm.tsx'
import { costWords } from './patentWords.ts'

export function PatentCosts({ patent }: { patent: PatentCosts_patent$key }) {
  const { id, canUpdate, costs, costTotal, family } = useFragment(
    graphql`
      fragment PatentCosts_patent on Patent {
        id
        canUpdate
        costTotal
        costs {
          id
          kind
          amount
          paidOn
          note
        }
        family {
          patents {
            costTotal
          }
        }
      }
    `,
    patent,
  )
  const [open, setOpen] = useState<'new' | Cost | null>(null)
  const [remove] = useAction<PatentCostsRemoveMutation>(
    graphql`
      mutation PatentCostsRemoveMutation($input: RemovePatentCostInput!) {
        removePatentCost(input: $input) {
          patent {
            id
          }
        }
      }
    `,
    { success: { title: texts.costRemoved() }, failure: form.failed() },
  )
  const onClose = () => setOpen(null)
  if (!costs) return null
  const button = canUpdate && (
    <Button variant="outline" alignSelf="start" onClick={() => setOpen('new')}>
      <Coins size={16} aria-hidden />
      {form.addCost()}
    </Button>
  )
  const dialog =
    open && (open === 'new' ? <AddCost id={id} onClose={onClose} /> : <EditCost cost={open} onClose={onClose} />)
  if (!costs.length)
    return (
      <>
        {button && <AddButton>{button}</AddButton>}
        {dialog}
      </>
    )
  const ofFamily = family.patents.reduce((sum, one) => sum + (one.costTotal ?? 0), 0)
  return (
    <Section title={texts.costs()}>
      <Text fontWeight="medium">
        {family.patents.length > 1
          ? texts.totals({ total: formatMoney(costTotal), family: formatMoney(ofFamily) })
          : texts.total({ total: formatMoney(costTotal) })}
      </Text>
      <Stack as="ul" gap="0" listStyleType="none">
        {costs.map((cost) => (
          <Flex as="li" key={cost.id} gap="3" alignItems="start" paddingY="2.5" borderTopWidth="1px">
            <Stack gap="0.5" flex="1" minW="0">
              <Text fontWeight="medium">{costWords[cost.kind]}</Text>
              <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere" dir="auto">
                {dotted([formatDate(cost.paidOn), cost.note])}
              </Text>
            </Stack>
            <Text whiteSpace="nowrap">{formatMoney(cost.amount)}</Text>
            {canUpdate && (
              <RowMenu
                label={texts.actionsFor({ title: listed([costWords[cost.kind], formatMoney(cost.amount)]) })}
                size="sm"
                actions={[
                  { label: form.editCost(), onSelect: () => setOpen(cost) },
                  { label: texts.remove(), danger: true, onSelect: () => void remove({ input: { id: cost.id } }) },
                ]}
              />
            )}
          </Flex>
        ))}
      </Stack>
      {button}
      {dialog}
    </Section>
  )
}
