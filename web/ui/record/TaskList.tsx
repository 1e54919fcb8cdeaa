/** Tasks of whatever record: who does each by when, what is overdue first, and the last of those that are done. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { dotted } from '#listed'
import * as texts from '#texts/ui/tasks.js'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { formatCount, formatDate } from '#web/ui/format.ts'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { DoneRow } from './DoneRow.tsx'

export interface Task {
  key: string
  text: string
  dueOn: string
  doneAt: string | null | undefined
  overdue: boolean
  /** Who does it; nobody yet when nothing is given. */
  who: string | null | undefined
  /** Whether the viewer may say that it is done. */
  mayTick: boolean
  onEdit?: (() => void) | undefined
  /** Removes it; false when it did not work. */
  onRemove?: (() => Promise<boolean>) | undefined
}

interface Props {
  tasks: readonly Task[]
  /** Says that one is done, or not after all. */
  onTick: (key: string, done: boolean) => Promise<unknown>
  pending: boolean
}

/** How many of those that are done are shown until one asks for the others. */
const doneShown = 3

export function TaskList({ tasks, onTick, pending }: Props) {
  const [all, setAll] = useState(false)
  const { list, keepAt } = useTickedFocus(pending)
  const open = tasks.filter(({ doneAt }) => !doneAt)
  const done = tasks.filter(({ doneAt }) => doneAt)
  const tick = ({ key, doneAt }: Task) => {
    keepAt(key)
    void onTick(key, !doneAt)
  }
  return (
    <>
      <Stack as="ul" gap="0" listStyleType="none" ref={list} tabIndex={-1}>
        {[...open, ...(all ? done : done.slice(0, doneShown))].map((task) => (
          <DoneRow key={task.key} text={task.text} done={task.doneAt != null} note={<Note task={task} />}>
            {task.mayTick && (
              <Button
                size="xs"
                variant="outline"
                disabled={pending}
                data-task={task.key}
                aria-label={task.doneAt ? texts.reopenNamed({ text: task.text }) : texts.doneNamed({ text: task.text })}
                onClick={() => tick(task)}
              >
                {task.doneAt ? texts.reopen() : texts.done()}
              </Button>
            )}
            <TaskMenu task={task} />
          </DoneRow>
        ))}
      </Stack>
      {done.length > doneShown && (
        <Button size="sm" variant="ghost" alignSelf="start" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.showFewer() : texts.showAllDone({ count: formatCount(done.length) })}
        </Button>
      )}
    </>
  )
}

/** A button that is pressed waits, and moves with its row: the keyboard goes on at it, or at the list when it is folded away. */
function useTickedFocus(pending: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const ticked = useRef<string>(null)
  useEffect(() => {
    if (pending || ticked.current === null) return
    const lost = document.activeElement === document.body || document.activeElement === null
    const again = list.current?.querySelector<HTMLElement>(`[data-task="${CSS.escape(ticked.current)}"]`)
    ticked.current = null
    if (lost) (again ?? list.current)?.focus()
  }, [pending])
  const keepAt = (key: string) => {
    ticked.current = key
  }
  return { list, keepAt }
}

const Note = ({ task: { overdue, doneAt, dueOn, who } }: { task: Task }) => (
  <>
    {overdue && <Tag tone="danger">{texts.overdue()}</Tag>}
    <Text>
      {dotted([
        doneAt ? texts.doneOn({ date: formatDate(doneAt) }) : texts.dueOn({ date: formatDate(dueOn) }),
        who ?? texts.notAssigned(),
      ])}
    </Text>
  </>
)

function TaskMenu({ task: { text, onEdit, onRemove } }: { task: Task }) {
  const confirm = useConfirm()
  const actions: MenuAction[] = []
  if (onEdit) actions.push({ label: texts.edit(), onSelect: onEdit })
  if (onRemove)
    actions.push({
      label: texts.remove(),
      danger: true,
      onSelect: () =>
        confirm({
          title: texts.removeNamed({ text }),
          message: texts.isGoneForEveryone(),
          confirm: texts.remove(),
          danger: true,
          onConfirm: onRemove,
        }),
    })
  return actions.length > 0 && <RowMenu label={texts.actionsFor({ text })} actions={actions} />
}
