/** What can be done with the tasks of a company. */
import { graphql } from 'react-relay'
import * as texts from '#texts/companies/useTasks.js'
import type { SetCompanyTaskInput, useTasksMutation } from '#web/__generated__/useTasksMutation.graphql.ts'
import type { useTasksCompleteMutation } from '#web/__generated__/useTasksCompleteMutation.graphql.ts'
import type { useTasksRemoveMutation } from '#web/__generated__/useTasksRemoveMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'

const saved = { success: { title: texts.taskSaved() } }
const changed = { success: { title: texts.taskChanged() } }
const removed = { success: { title: texts.taskRemoved() } }

/** `id` is the company's. */
export function useTasks(id: string) {
  const [set] = useAction<useTasksMutation>(
    graphql`
      mutation useTasksMutation($input: SetCompanyTaskInput!) {
        setCompanyTask(input: $input) {
          company {
            ...CompanyTasks_company
            ...RecordHistory_record
          }
        }
      }
    `,
    saved,
  )
  const [complete, completing] = useAction<useTasksCompleteMutation>(
    graphql`
      mutation useTasksCompleteMutation($input: CompleteCompanyTaskInput!) {
        completeCompanyTask(input: $input) {
          company {
            ...CompanyTasks_company
            ...RecordHistory_record
          }
        }
      }
    `,
    changed,
  )
  const [remove] = useAction<useTasksRemoveMutation>(
    graphql`
      mutation useTasksRemoveMutation($input: RemoveCompanyTaskInput!) {
        removeCompanyTask(input: $input) {
          company {
            ...CompanyTasks_company
            ...RecordHistory_record
          }
        }
      }
    `,
    removed,
  )
  return {
    set: (task: Omit<SetCompanyTaskInput, 'id'>) => set({ input: { id, ...task } }),
    complete: (task: number, done: boolean) => complete({ input: { id, task, done } }),
    remove: async (task: number) => (await remove({ input: { id, task } })).ok,
    pending: completing,
  }
}
