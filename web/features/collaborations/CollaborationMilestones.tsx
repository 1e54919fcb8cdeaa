/** What is delivered when: milestones with days, deliverables and payments. */
import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/collaborations/collaborationMilestones.js'
import { dotted } from '#listed'
import type { CollaborationMilestones_collaboration$key } from '#web/__generated__/CollaborationMilestones_collaboration.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { formatDate, formatMoney } from '#web/ui/format.ts'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import { milestoneLooks } from './collaborationWords.ts'
import { MilestoneDialog, newMilestone, type EditedMilestone } from './MilestoneDialog.tsx'
import { usePlan } from './usePlan.ts'

export function CollaborationMilestones({
  collaboration,
}: {
  collaboration: CollaborationMilestones_collaboration$key
}) {
  const { id, canUpdate, milestones, milestonesDone, paymentPlanned, paymentEarned } = useFragment(
    graphql`
      fragment CollaborationMilestones_collaboration on Collaboration {
        id
        canUpdate
        milestonesDone
        paymentPlanned
        paymentEarned
        milestones {
          number
          title
          deliverables
          dueDate
          payment
          doneAt
          state
        }
      }
    `,
    collaboration,
  )
  const [edited, setEdited] = useState<EditedMilestone | null>(null)
  const { completeMilestone, removeMilestone, pending } = usePlan()
  const confirm = useConfirm()
  const actionsFor = ({ number, title, deliverables, dueDate, payment, doneAt }: (typeof milestones)[number]) =>
    doneAt
      ? [
          {
            label: texts.notDoneAfterAll(),
            onSelect: () => void completeMilestone(id, number, false),
          },
        ]
      : [
          {
            label: texts.edit(),
            onSelect: () =>
              setEdited({ milestone: number, title, deliverables, dueDate, payment: payment == null ? '' : payment }),
          },
          {
            label: texts.takeOut(),
            danger: true,
            onSelect: () =>
              confirm({
                title: texts.takeOutOf({ title }),
                message: texts.theOtherPartnersAreTold(),
                confirm: texts.takeOut(),
                danger: true,
                onConfirm: async () => (await removeMilestone(id, number)).ok,
              }),
          },
        ]
  return (
    <Section title={texts.milestones()}>
      {milestones.length > 0 && (
        <Stack gap="1.5">
          <Flex justifyContent="space-between" gap="3" wrap="wrap" fontSize="sm" color="fg.muted">
            <Text>{texts.ofDone({ milestonesDone, length: milestones.length })}</Text>
            {paymentPlanned > 0 && (
              <Text>
                {texts.ofPaidOnCompletedMilestones({
                  paymentEarned: formatMoney(paymentEarned),
                  paymentPlanned: formatMoney(paymentPlanned),
                })}
              </Text>
            )}
          </Flex>
          <ProgressBar label={texts.milestonesDone()} percent={(100 * milestonesDone) / milestones.length} height="2" />
        </Stack>
      )}
      {milestones.length === 0 && <Text color="fg.muted">{texts.nothingIsPlannedYetAgree()}</Text>}
      <Stack as="ol" gap="0" listStyleType="none">
        {milestones.map((milestone) => (
          <Flex as="li" key={milestone.number} gap="3" alignItems="start" paddingY="3" borderTopWidth="1px">
            <Stack gap="1" flex="1" minW="0">
              <Flex gap="2" wrap="wrap" alignItems="center">
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {milestone.title}
                </Text>
                <Tag tone={milestoneLooks[milestone.state].tone}>{milestoneLooks[milestone.state].words}</Tag>
              </Flex>
              <Text fontSize="sm" color="fg.muted">
                {dotted([
                  texts.due({ dueDate: formatDate(milestone.dueDate) }),
                  milestone.doneAt && texts.doneDoneAt({ doneAt: formatDate(milestone.doneAt) }),
                  milestone.payment != null && formatMoney(milestone.payment),
                ])}
              </Text>
              {milestone.deliverables && <WrittenText>{milestone.deliverables}</WrittenText>}
            </Stack>
            {canUpdate && (
              <HStack gap="1" flexShrink="0">
                {!milestone.doneAt && (
                  <Button
                    size="xs"
                    variant="outline"
                    disabled={pending}
                    aria-label={texts.doneTitle({ title: milestone.title })}
                    onClick={() => void completeMilestone(id, milestone.number, true)}
                  >
                    {texts.done()}
                  </Button>
                )}
                <RowMenu label={texts.actionsFor({ title: milestone.title })} actions={actionsFor(milestone)} />
              </HStack>
            )}
          </Flex>
        ))}
      </Stack>
      {canUpdate && (
        <Box>
          <Button size="sm" variant="outline" onClick={() => setEdited(newMilestone)}>
            <Plus size={14} aria-hidden />
            {texts.addMilestone()}
          </Button>
        </Box>
      )}
      {edited && <MilestoneDialog collaboration={id} edited={edited} onClose={() => setEdited(null)} />}
    </Section>
  )
}
