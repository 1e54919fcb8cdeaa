/** The search for times at which people are free together. */
import * as texts from '#texts/meetings/errors.js'
import { check } from '../../action.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { freeTimesRules } from './meeting.rules.ts'
import { askable, freeTimesOf } from './freeTimes.ts'

/** Nobody comes within the hour. */
const soonest = 3_600_000

async function freeTimes({ access, db, viewer }: Context, input: unknown): Promise<Date[]> {
  const { userIds, minutes, from, until } = await check(freeTimesRules, input)
  const ids = [...new Set([...userIds, viewer!.id])]
  if ((await db.user.count({ where: askable(access, ids) })) < ids.length)
    throw invalid({ userIds: texts.choosePeople() })
  const earliest = new Date(Math.max(from.getTime(), Date.now() + soonest))
  return earliest < until! ? freeTimesOf(db, ids, { from: earliest, until: until!, minutes }) : []
}

builder.queryField('freeTimes', (t) =>
  t.field({
    type: ['DateTime'],
    requires: 'MEETING_CREATE',
    description:
      'When a meeting with people whom the viewer may ask could begin: all of them, and the viewer, are free then. At most 200 times of at most 31 days.',
    args: {
      userIds: t.arg.idList({ required: true, description: 'Who has to be free besides the viewer, at most 30.' }),
      minutes: t.arg.int({ required: false, description: 'How long it takes; half an hour when nothing is said.' }),
      from: t.arg({ type: 'DateTime', required: false, description: 'From when on; now when nothing is said.' }),
      until: t.arg({
        type: 'DateTime',
        required: false,
        description: 'Until when; two weeks later, which are ten working days, when nothing is said.',
      }),
    },
    resolve: (_, args, ctx) =>
      freeTimes(ctx, Object.fromEntries(Object.entries(args).filter(([, value]) => value != null))),
  }),
)
