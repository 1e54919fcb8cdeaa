/** A deadline of a patent with what may be done about it. */
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { graphql } from 'react-relay'
import * as form from '#texts/patents/form.js'
import * as texts from '#texts/patents/view.js'
import { dotted } from '#listed'
import type { DeadlineRowRemoveMutation } from '#web/__generated__/DeadlineRowRemoveMutation.graphql.ts'
import type { DeadlineRowReopenMutation } from '#web/__generated__/DeadlineRowReopenMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate } from '#web/ui/format.ts'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { outcomeWords } from './patentWords.ts'

export interface Deadline {
  id: string
  kind: string
  task: string
  dueOn: string
  isOverdue: boolean
  outcome: string | null | undefined
  closedOn: string | null | undefined
  note: string
  closedBy: { name: string } | null | undefined
  handler: { name: string } | null | undefined
}

interface Props {
  deadline: Deadline
  canUpdate: boolean
  onClose: () => void
  onEdit: () => void
}

export function DeadlineRow({ deadline, canUpdate, onClose, onEdit }: Props) {
  const [reopen] = useAction<DeadlineRowReopenMutation>(
    graphql`
      mutation DeadlineRowReopenMutation($input: ReopenPatentDeadlineInput!) {
        reopenPatentDeadline(input: $input) {
          patent {
            id
          }
        }
      }
    `,
    { success: { title: texts.deadlineReopened() }, failure: form.failed() },
  )
  const [remove] = useAction<DeadlineRowRemoveMutation>(
    graphql`
      mutation DeadlineRowRemoveMutation($input: RemovePatentDeadlineInput!) {
        removePatentDeadline(input: $input) {
          patent {
            id
          }
        }
      }
    `,
    { success: { title: texts.deadlineRemoved() }, failure: form.failed() },
  )
  const { id, kind, task, outcome } = deadline
  const input = { id }
  const own = kind === 'OTHER'
  const actions: MenuAction[] = [
    ...(outcome ? [{ label: texts.reopen(), onSelect: () => void reopen({ input }) }] : []),
    ...(own && !outcome ? [{ label: form.editDeadline(), onSelect: onEdit }] : []),
    ...(own ? [{ label: texts.remove(), danger: true, onSelect: () => void remove({ input }) }] : []),
  ]
  return (
    <Flex
      as="li"
      gap="3"
      alignItems="start"
      wrap="wrap"
      paddingY="2.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
    >
      <Stack gap="0.5" flex="1 1 220px" minW="0">
        <Flex gap="2" wrap="wrap" alignItems="center">
          <Text fontWeight="medium" overflowWrap="anywhere" dir="auto">
            {task}
          </Text>
          {deadline.isOverdue && <Tag tone="danger">{texts.overdue()}</Tag>}
          {outcome && <Tag tone={outcome === 'DONE' ? 'success' : 'neutral'}>{outcomeWords[outcome]}</Tag>}
        </Flex>
        <Text fontSize="sm" color="fg.muted" dir="auto">
          {wordsOf(deadline)}
        </Text>
      </Stack>
      {canUpdate && !outcome && (
        <Button size="sm" variant="outline" aria-label={texts.closeNamed({ task })} onClick={onClose}>
          <Check size={14} aria-hidden />
          {texts.close()}
        </Button>
      )}
      {canUpdate && actions.length > 0 && (
        <RowMenu label={texts.actionsFor({ title: task })} size="sm" actions={actions} />
      )}
    </Flex>
  )
}

/** When it is due, who has taken it, and what became of it. */
function wordsOf({ dueOn, outcome, closedOn, closedBy, handler, note }: Deadline): string {
  const due = texts.due({ date: formatDate(dueOn) })
  if (!outcome) return dotted([due, handler && texts.takenBy({ name: handler.name })])
  const closed = texts.closedBy({ date: formatDate(closedOn!), name: closedBy?.name ?? texts.formerMember() })
  return dotted([due, closed, note])
}
