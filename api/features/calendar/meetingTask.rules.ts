/** What an action item of a meeting must hold. */
import { boolean, object } from 'yup'
import { editRules } from '#api/overwriting.rules.ts'
import { calendarDay, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/meetings/rules.js'

/** How many action items one meeting may have. */
export const mostTasks = 20

const id = nodeId('Meeting', texts.meetingIdNotFound)
const task = wholeNumber().required().meta({ description: 'The number of the action item.' })

export const setMeetingTaskRules = editRules(
  object({ id, task: wholeNumber().nullable().meta({ description: 'Which to change; a new one without it.' }) }),
  object({
    text: text(500).required(texts.sayWhatIsToBeDone).meta({ label: texts.task(), description: 'What is to be done.' }),
    assigneeId: nodeId('User', texts.choosePerson)
      .required(texts.choosePerson)
      .meta({ label: texts.assignee(), description: 'Who does it: someone who takes part in the meeting.' }),
    dueOn: calendarDay()
      .typeError(texts.chooseDay)
      .required(texts.chooseDay)
      .meta({ label: texts.dueOn(), description: 'The day by which it is to be done.' }),
  }),
)

export const completeMeetingTaskRules = object({
  id,
  task,
  done: boolean().required(texts.sayWhetherItIsDone).meta({ description: 'False takes it back.' }),
})

export const removeMeetingTaskRules = object({ id, task })
