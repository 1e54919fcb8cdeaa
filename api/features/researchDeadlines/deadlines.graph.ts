/** Deadlines of patents and grants in the schema, for the viewer's calendar. */
import { builder } from '../../builder.ts'
import { invalid } from '../../errors.ts'
import * as texts from '#texts/meetings/deadlines.js'
import { dayLength } from '../../days.ts'
import type { CalendarDeadline } from '../../research/calendarDeadline.ts'
import { deadlinesOf } from './deadlinesOf.ts'

/** The most days that are asked for at once. */
const mostDays = 400

const DeadlineType = builder.objectRef<CalendarDeadline>('ResearchDeadline').implement({
  description: 'A day by which something is to be done about a patent or a grant.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Names it among the others; it is no node.' }),
    title: t.exposeString('title', { description: 'What is to be done, and about what.' }),
    dueOn: t.expose('dueOn', { type: 'Date' }),
    path: t.exposeString('path', { description: 'The page on which it is done.' }),
    closed: t.exposeBoolean('closed', { description: 'Whether it is done.' }),
  }),
})

builder.queryField('researchDeadlines', (t) =>
  t.field({
    type: [DeadlineType],
    requires: 'RESEARCH_DEADLINES',
    description:
      'The deadlines in the viewer’s calendar: of patents that the viewer keeps, invented or has taken, and of grants that the viewer works on; at most 500 of each.',
    args: {
      from: t.arg({ type: 'Date', required: true }),
      until: t.arg({ type: 'Date', required: true, description: 'The last day; at most 400 days after the first.' }),
    },
    resolve: (_, { from, until }, { db, access, viewer }) => {
      if (until.getTime() - from.getTime() > mostDays * dayLength)
        throw invalid({ until: texts.mostDays({ most: mostDays }) })
      return deadlinesOf({ db, access, viewer: viewer! }, { from, until })
    },
  }),
)
