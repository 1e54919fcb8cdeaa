/** What all tasks have in common, in the schema. */
import { builder } from '../builder.ts'
import { universityDay } from '../days.ts'

interface Task {
  text: string
  dueOn: Date
  doneAt: Date | null
}

export const TaskInterface = builder.interfaceRef<Task>('Task').implement({
  description: 'What someone has to do by a day: about a company, for an interest, after a meeting.',
  fields: (t) => ({
    text: t.exposeString('text', { extensions: { reads: ['text'] } }),
    dueOn: t.expose('dueOn', { type: 'Date', extensions: { reads: ['dueOn'] } }),
    doneAt: t.expose('doneAt', { type: 'DateTime', nullable: true, extensions: { reads: ['doneAt'] } }),
    overdue: t.boolean({
      description: 'Whether its day has gone by, in the university’s zone, and it is not done.',
      extensions: { reads: ['dueOn', 'doneAt'] },
      resolve: ({ dueOn, doneAt }) => !doneAt && dueOn < universityDay(),
    }),
  }),
})
