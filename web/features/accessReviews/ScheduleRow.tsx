/** A schedule of reviews, with what administrators do with it. */
import { Box, Flex, HStack, Text } from '@chakra-ui/react'
import { Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/accessReviews/actions.js'
import * as words from '#texts/accessReviews/list.js'
import { dotted, listed } from '#listed'
import type { ScheduleRow_schedule$key } from '#web/__generated__/ScheduleRow_schedule.graphql.ts'
import type { ScheduleRowDeleteMutation } from '#web/__generated__/ScheduleRowDeleteMutation.graphql.ts'
import type { ScheduleRowStartMutation } from '#web/__generated__/ScheduleRowStartMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { formatDate } from '#web/ui/format.ts'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { scopeInWords } from './reviewWords.ts'
import { EditSchedule } from './ScheduleForm.tsx'

export function ScheduleRow({ schedule: key }: { schedule: ScheduleRow_schedule$key }) {
  const schedule = useFragment(
    graphql`
      fragment ScheduleRow_schedule on AccessReviewSchedule {
        id
        name
        scopes
        everyMonths
        answerDays
        nextOn
        active
        openReview {
          number
        }
      }
    `,
    key,
  )
  const { name, scopes, everyMonths, nextOn, active } = schedule
  return (
    <Flex as="li" justifyContent="space-between" gap="3">
      <Box minW="0">
        <HStack gap="2" flexWrap="wrap">
          <Text fontWeight="medium" dir="auto">
            {name}
          </Text>
          {!active && <Tag tone="neutral">{words.stopped()}</Tag>}
        </HStack>
        <Text color="fg.muted" fontSize="sm">
          {dotted([
            listed(scopes.map(scopeInWords)),
            words.every({ months: everyMonths }),
            ...(active ? [words.next({ day: formatDate(nextOn) })] : []),
          ])}
        </Text>
      </Box>
      <ScheduleMenu schedule={schedule} isOpen={schedule.openReview != null} />
    </Flex>
  )
}

function ScheduleMenu({
  schedule,
  isOpen,
}: {
  schedule: Parameters<typeof EditSchedule>[0]['schedule']
  isOpen: boolean
}) {
  const { id, name } = schedule
  const [editing, setEditing] = useState(false)
  const confirm = useConfirm()
  const [start] = useAction<ScheduleRowStartMutation>(
    graphql`
      mutation ScheduleRowStartMutation($input: StartAccessReviewInput!) {
        startAccessReview(input: $input) {
          review {
            id
          }
        }
      }
    `,
    { success: { title: texts.started() }, failure: texts.failed() },
  )
  const [remove] = useAction<ScheduleRowDeleteMutation>(
    graphql`
      mutation ScheduleRowDeleteMutation($input: DeleteAccessReviewScheduleInput!) {
        deleteAccessReviewSchedule(input: $input) {
          deletedId @deleteRecord
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.failed() },
  )
  const onDelete = () =>
    confirm({
      title: texts.deleteQuestion({ name }),
      message: texts.deleteConsequence(),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => (await remove({ input: { id } })).ok,
    })
  return (
    <>
      <RowMenu
        label={texts.actionsFor({ name })}
        actions={[
          { label: texts.edit(), icon: Pencil, onSelect: () => setEditing(true) },
          {
            label: texts.start(),
            icon: Play,
            ...(isOpen ? { disabled: texts.isOpen() } : {}),
            onSelect: () => void start({ input: { id } }),
          },
          { label: texts.delete(), icon: Trash2, danger: true, onSelect: onDelete },
        ]}
      />
      {editing && <EditSchedule schedule={schedule} onClose={() => setEditing(false)} />}
    </>
  )
}
