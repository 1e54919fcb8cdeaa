/** What a grant plans to spend, and what it spent, by period, with sums. */
import { Button, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as form from '#texts/grants/form.js'
import * as list from '#texts/grants/list.js'
import * as texts from '#texts/grants/view.js'
import type { GrantPeriods_grant$key } from '#web/__generated__/GrantPeriods_grant.graphql.ts'
import type { GrantPeriodsRemoveMutation } from '#web/__generated__/GrantPeriodsRemoveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import { AddButton } from '#web/ui/record/AddRow.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { SmallTable, type Column } from '#web/ui/table/SmallTable.tsx'
import { AddPeriod, EditPeriod, type Period } from './PeriodForm.tsx'

const wordsOf = ({ startsOn, endsOn }: Period) => list.period({ from: formatDate(startsOn), until: formatDate(endsOn) })

export function GrantPeriods({ grant }: { grant: GrantPeriods_grant$key }) {
  const { id, canUpdate, amount, periods, plannedTotal, spentTotal } = useFragment(
    graphql`
      fragment GrantPeriods_grant on ResearchGrant {
        id
        canUpdate
        amount
        plannedTotal
        spentTotal
        periods {
          id
          startsOn
          endsOn
          planned
          actual
        }
      }
    `,
    grant,
  )
  const [open, setOpen] = useState<'new' | Period | null>(null)
  const [remove] = useAction<GrantPeriodsRemoveMutation>(
    graphql`
      mutation GrantPeriodsRemoveMutation($input: RemoveGrantPeriodInput!) {
        removeGrantPeriod(input: $input) {
          grant {
            id
          }
        }
      }
    `,
    { success: { title: texts.periodRemoved() }, failure: form.failed() },
  )
  if (!periods) return null
  const onClose = () => setOpen(null)
  const button = canUpdate && (
    <Button variant="outline" alignSelf="start" onClick={() => setOpen('new')}>
      <Plus size={16} aria-hidden />
      {form.addPeriod()}
    </Button>
  )
  const dialog =
    open && (open === 'new' ? <AddPeriod id={id} onClose={onClose} /> : <EditPeriod period={open} onClose={onClose} />)
  if (!periods.length)
    return (
      <>
        {button && <AddButton>{button}</AddButton>}
        {dialog}
      </>
    )
  const planned = plannedTotal ?? 0
  const spent = spentTotal ?? 0
  const menu: Column<Period> = {
    header: texts.actions(),
    quiet: true,
    cell: (period) => (
      <RowMenu
        label={texts.actionsFor({ title: wordsOf(period) })}
        size="sm"
        actions={[
          { label: form.editPeriod(), onSelect: () => setOpen(period) },
          { label: texts.remove(), danger: true, onSelect: () => void remove({ input: { id: period.id } }) },
        ]}
      />
    ),
  }
  return (
    <Section title={texts.plan()}>
      <Text>
        {texts.spentOf({ spent: formatMoney(spent), amount: formatMoney(amount), left: formatMoney(amount - spent) })}
      </Text>
      {planned > amount && (
        <Text role="note" bg="bg.warning" borderRadius="md" padding="3">
          {texts.planAboveAmount({ over: formatMoney(planned - amount) })}
        </Text>
      )}
      <SmallTable
        name={texts.plan()}
        rows={periods}
        keyOf={(period) => period.id}
        columns={[
          { header: texts.period(), cell: wordsOf },
          { header: texts.planned(), number: true, cell: (period) => formatMoney(period.planned) },
          {
            header: texts.spent(),
            number: true,
            cell: ({ actual }) => (actual == null ? texts.notKnown() : formatMoney(actual)),
          },
          ...(canUpdate ? [menu] : []),
        ]}
        sums={[texts.total(), formatMoney(planned), formatMoney(spent)]}
      />
      {button}
      {dialog}
    </Section>
  )
}
