/** What can be done with the action items of a meeting. */
import { graphql } from 'react-relay'
import * as texts from '#texts/meetings/meetingTasks.js'
import type {
  SetMeetingTaskInput,
  useMeetingTasksMutation,
} from '#web/__generated__/useMeetingTasksMutation.graphql.ts'
import type { useMeetingTasksCompleteMutation } from '#web/__generated__/useMeetingTasksCompleteMutation.graphql.ts'
import type { useMeetingTasksRemoveMutation } from '#web/__generated__/useMeetingTasksRemoveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

const saved = { success: { title: texts.saved() } }
const changed = { success: { title: texts.changed() }, failure: texts.failed() }
const removed = { success: { title: texts.removed() }, failure: texts.failed() }

/** `id` is the meeting's. */
export function useMeetingTasks(id: string) {
  const [set] = useAction<useMeetingTasksMutation>(
    graphql`
      mutation useMeetingTasksMutation($input: SetMeetingTaskInput!) {
        setMeetingTask(input: $input) {
          meeting {
            ...MeetingTasks_meeting
          }
        }
      }
    `,
    saved,
  )
  const [complete, completing] = useAction<useMeetingTasksCompleteMutation>(
    graphql`
      mutation useMeetingTasksCompleteMutation($input: CompleteMeetingTaskInput!) {
        completeMeetingTask(input: $input) {
          meeting {
            ...MeetingTasks_meeting
          }
        }
      }
    `,
    changed,
  )
  const [remove] = useAction<useMeetingTasksRemoveMutation>(
    graphql`
      mutation useMeetingTasksRemoveMutation($input: RemoveMeetingTaskInput!) {
        removeMeetingTask(input: $input) {
          meeting {
            ...MeetingTasks_meeting
          }
        }
      }
    `,
    removed,
  )
  return {
    set: (task: Omit<SetMeetingTaskInput, 'id'>) => set({ input: { id, ...task } }),
    complete: (task: number, done: boolean) => complete({ input: { id, task, done } }),
    remove: async (task: number) => (await remove({ input: { id, task } })).ok,
    pending: completing,
  }
}
