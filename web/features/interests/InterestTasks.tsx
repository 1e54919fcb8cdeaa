/** What each side has to do by a day; the side that has a task says that it is done. */
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { addInterestTaskRules } from '#api/features/interests/interest.rules.ts'
import * as texts from '#texts/interests/tasks.js'
import type { InterestTasks_interest$key } from '#web/__generated__/InterestTasks_interest.graphql.ts'
import type { InterestTasksAddMutation } from '#web/__generated__/InterestTasksAddMutation.graphql.ts'
import type { InterestTasksDeleteMutation } from '#web/__generated__/InterestTasksDeleteMutation.graphql.ts'
import type { InterestTasksSetMutation } from '#web/__generated__/InterestTasksSetMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { DateField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { AddButton } from '#web/ui/record/AddRow.tsx'
import { TaskList } from '#web/ui/record/TaskList.tsx'

const rules = addInterestTaskRules.omit(['id'])
export function InterestTasks({ interest: key }: { interest: InterestTasks_interest$key }) {
  const { id, kind, isOwn, isOver, tasks } = useFragment(
    graphql`
      fragment InterestTasks_interest on InvestmentInterest {
        id
        kind
        isOwn
        isOver
        tasks {
          id
          text
          side
          dueOn
          doneAt
          overdue
        }
      }
    `,
    key,
  )
  const [adding, setAdding] = useState(false)
  const [add] = useAction<InterestTasksAddMutation>(
    graphql`
      mutation InterestTasksAddMutation($input: AddInterestTaskInput!) {
        addInterestTask(input: $input) {
          interest {
            id
          }
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.failed() },
  )
  const [set, setting] = useAction<InterestTasksSetMutation>(
    graphql`
      mutation InterestTasksSetMutation($input: SetInterestTaskInput!) {
        setInterestTask(input: $input) {
          interest {
            id
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const [remove] = useAction<InterestTasksDeleteMutation>(
    graphql`
      mutation InterestTasksDeleteMutation($input: DeleteInterestTaskInput!) {
        deleteInterestTask(input: $input) {
          interest {
            id
          }
        }
      }
    `,
    { success: { title: texts.removed() }, failure: texts.failed() },
  )
  const person = kind === 'INDUSTRY' ? texts.company() : texts.investor()
  const sides = [
    { value: 'INVESTOR', label: person },
    { value: 'UNIVERSITY', label: texts.university() },
  ]
  const mySide: 'INVESTOR' | 'UNIVERSITY' = isOwn ? 'INVESTOR' : 'UNIVERSITY'
  const button = !isOver && (
    <Button variant="outline" alignSelf="start" onClick={() => setAdding(true)}>
      {texts.add()}
    </Button>
  )
  const dialog = adding && (
    <FormDialog
      call="addInterestTask"
      open
      onClose={() => setAdding(false)}
      title={texts.add()}
      rules={rules}
      initial={{ text: '', side: mySide, dueOn: '' }}
      action={(values) => add({ input: { id, ...values } })}
      submit={texts.add()}
    >
      <TextArea name="text" rows={2} />
      <SelectField name="side" choices={sides} />
      <DateField name="dueOn" />
    </FormDialog>
  )
  if (!tasks.length)
    return (
      <>
        <AddButton>{button}</AddButton>
        {dialog}
      </>
    )
  return (
    <Section title={texts.tasks()}>
      <TaskList
        pending={setting}
        onTick={(key, done) => set({ input: { id: key, done } })}
        tasks={tasks.map(({ id: task, text, side, dueOn, doneAt, overdue }) => ({
          key: task,
          text,
          dueOn,
          doneAt,
          overdue,
          who: side === 'INVESTOR' ? person : texts.university(),
          mayTick: !isOver && side === mySide,
          onRemove: isOver ? undefined : async () => (await remove({ input: { id: task } })).ok,
        }))}
      />
      {button}
      {dialog}
    </Section>
  )
}
