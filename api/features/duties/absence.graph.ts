/** Who of the team is away, and who does what waits, in the schema. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import { actionField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { endAbsence, setAbsence } from './absence.actions.ts'
import { assignDuty } from './assign.actions.ts'

/** A row for each person of the team; of our own choosing. */
const most = 200

const person = { select: { id: true, name: true } } as const

const absences = (db: Db) =>
  db.absence.findMany({
    where: { until: { gte: universityDay() } },
    select: { user: person, cover: person, from: true, until: true },
    orderBy: [{ from: 'asc' }, { id: 'asc' }],
    take: most,
  })

const Absence = builder.objectRef<Awaited<ReturnType<typeof absences>>[number]>('Absence').implement({
  description: 'Days on which someone of the university’s team is away.',
  fields: (t) => ({
    personId: t.id({
      description: 'The id of the person who is away.',
      resolve: ({ user }) => encodeGlobalID('User', String(user.id)),
    }),
    name: t.string({ description: 'Who is away.', resolve: ({ user }) => user.name }),
    coverName: t.string({ description: 'Who stands in.', resolve: ({ cover }) => cover.name }),
    from: t.expose('from', { type: 'Date', description: 'The first day.' }),
    until: t.expose('until', { type: 'Date', description: 'The last day.' }),
  }),
})

builder.queryField('absences', (t) =>
  t.field({
    type: [Absence],
    requires: 'DUTY_ASSIGN',
    description: 'Who of the university’s team is away now or later, the earliest first.',
    resolve: (_, _args, { db }) => absences(db),
  }),
)

for (const change of [setAbsence, endAbsence, assignDuty])
  actionField(change as typeof setAbsence, (t) => ({ done: t.exposeBoolean('done') }))
