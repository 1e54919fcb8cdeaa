/** The action items of a meeting: what was agreed, who does it and by when. From when it begins, those who take part write them. */
import { Box, Button, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { setMeetingTaskRules } from '#api/features/calendar/meetingTask.rules.ts'
import * as texts from '#texts/meetings/meetingTasks.js'
import type { MeetingTasks_meeting$key } from '#web/__generated__/MeetingTasks_meeting.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DateField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { TaskList } from '#web/ui/record/TaskList.tsx'
import { useMeetingTasks } from './useMeetingTasks.ts'

const rules = setMeetingTaskRules.whole

interface Edited {
  /** The number of the one that is changed. */
  task: number | null
  text: string
  dueOn: string
  assigneeId: string
}

export function MeetingTasks({ meeting: key }: { meeting: MeetingTasks_meeting$key }) {
  const { id, tasks, canAddTask, participants } = useFragment(
    graphql`
      fragment MeetingTasks_meeting on Meeting {
        id
        canAddTask
        participants {
          userId
          name
          answer
          isViewer
        }
        tasks {
          number
          text
          dueOn
          doneAt
          overdue
          assigneeId
          assigneeName
          canUpdate
        }
      }
    `,
    key,
  )
  const [edited, setEdited] = useState<Edited | null>(null)
  const { set, complete, remove, pending } = useMeetingTasks(id)
  if (!tasks || (!tasks.length && !canAddTask)) return null
  const people = participants.filter(({ answer }) => answer !== 'DECLINED')
  const viewer = people.find(({ isViewer }) => isViewer)
  const note = tasks.length ? tasks.every(({ doneAt }) => doneAt) && texts.allDone() : texts.none()
  return (
    <Section title={texts.actionItems()}>
      {note && <Text color="fg.muted">{note}</Text>}
      {tasks.length > 0 && (
        <TaskList
          pending={pending}
          onTick={(task, done) => complete(Number(task), done)}
          tasks={tasks.map(({ number: task, assigneeName, canUpdate, assigneeId, ...one }) => ({
            ...one,
            key: String(task),
            who: assigneeName,
            mayTick: canUpdate,
            onEdit:
              canUpdate && !one.doneAt
                ? () => setEdited({ task, text: one.text, dueOn: one.dueOn, assigneeId: assigneeId ?? '' })
                : undefined,
            onRemove: canUpdate ? () => remove(task) : undefined,
          }))}
        />
      )}
      {canAddTask && (
        <Box>
          <Button
            size="sm"
            variant="outline"
            onClick={() => setEdited({ task: null, text: '', dueOn: '', assigneeId: viewer?.userId ?? '' })}
          >
            <Plus size={14} aria-hidden />
            {texts.add()}
          </Button>
        </Box>
      )}
      {edited && (
        <FormDialog
          call="setMeetingTask"
          open
          onClose={() => setEdited(null)}
          title={edited.task === null ? texts.add() : texts.edit()}
          rules={rules}
          initial={{ text: edited.text, assigneeId: edited.assigneeId, dueOn: edited.dueOn }}
          action={(values, _, edit) => set({ ...(edited.task === null ? values : edit), task: edited.task })}
          submit={texts.save()}
        >
          <TextArea name="text" rows={2} />
          <SelectField
            name="assigneeId"
            placeholder={texts.choosePerson()}
            choices={people.map(({ userId, name }) => ({ value: userId, label: name }))}
          />
          <DateField name="dueOn" hint={texts.isNotified()} />
        </FormDialog>
      )}
    </Section>
  )
}
