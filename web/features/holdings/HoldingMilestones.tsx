/** What a holding is to reach, and when it did. */
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/holdings/view.js'
import * as form from '#texts/holdings/form.js'
import type { HoldingMilestones_holding$key } from '#web/__generated__/HoldingMilestones_holding.graphql.ts'
import type { HoldingMilestonesRemoveMutation } from '#web/__generated__/HoldingMilestonesRemoveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { AddButton } from '#web/ui/record/AddRow.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { AddMilestone, EditMilestone, type Milestone } from './MilestoneForm.tsx'
import { MilestoneWords } from './MilestoneWords.tsx'

export function HoldingMilestones({ holding }: { holding: HoldingMilestones_holding$key }) {
  const { id, milestones } = useFragment(
    graphql`
      fragment HoldingMilestones_holding on Holding {
        id
        milestones {
          id
          title
          plannedOn
          doneOn
        }
      }
    `,
    holding,
  )
  const [open, setOpen] = useState<'new' | Milestone | null>(null)
  const [remove] = useAction<HoldingMilestonesRemoveMutation>(
    graphql`
      mutation HoldingMilestonesRemoveMutation($input: RemoveHoldingMilestoneInput!) {
        removeHoldingMilestone(input: $input) {
          holding {
            id
          }
        }
      }
    `,
    { success: { title: texts.milestoneRemoved() }, failure: form.failed() },
  )
  const onClose = () => setOpen(null)
  const button = (
    <Button variant="outline" alignSelf="start" onClick={() => setOpen('new')}>
      {form.addMilestone()}
    </Button>
  )
  const dialog =
    open &&
    (open === 'new' ? <AddMilestone id={id} onClose={onClose} /> : <EditMilestone milestone={open} onClose={onClose} />)
  if (!milestones.length)
    return (
      <>
        <AddButton>{button}</AddButton>
        {dialog}
      </>
    )
  return (
    <Section title={texts.milestones()}>
      <Stack as="ul" gap="0" listStyleType="none">
        {milestones.map((milestone) => (
          <Flex as="li" key={milestone.id} gap="3" alignItems="start" paddingY="2.5" borderTopWidth="1px">
            <Stack gap="1" flex="1" minW="0">
              <Text overflowWrap="anywhere" dir="auto" fontWeight="medium">
                {milestone.title}
              </Text>
              <MilestoneWords milestone={milestone} />
            </Stack>
            <RowMenu
              label={texts.actionsFor({ title: milestone.title })}
              actions={[
                { label: form.editMilestone(), onSelect: () => setOpen(milestone) },
                { label: texts.remove(), danger: true, onSelect: () => void remove({ input: { id: milestone.id } }) },
              ]}
            />
          </Flex>
        ))}
      </Stack>
      {button}
      {dialog}
    </Section>
  )
}
