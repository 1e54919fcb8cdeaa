/** The search for times at which people are free together. */
import * as texts from '#texts/meetings/errors.js'
import { check } from '../../action.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { freeTimesRules, takenTimesRules } from './meeting.rules.ts'
import { askable, freeTimesOf, takenTimes } from './freeTimes.ts'

/** Nobody comes within the hour. */
const soonest = 3_600_000

async function freeTimes({ access, db, viewer }: Context, input: unknown): Promise<Date[]> {
  const { userIds, minutes, from, until } = await check(freeTimesRules, input)
  const ids = await peopleFor({ access, db, viewer }, userIds)
  const earliest = new Date(Math.max(from.getTime(), Date.now() + soonest))
  return earliest < until! ? freeTimesOf(db, ids, { from: earliest, until: until!, minutes }) : []
}

/** The viewer with people whom the viewer may ask. */
async function peopleFor(
  { access, db, viewer }: Pick<Context, 'access' | 'db' | 'viewer'>,
  userIds: readonly number[],
) {
  const ids = [...new Set([...userIds, viewer!.id])]
  if ((await db.user.count({ where: askable(access, ids) })) < ids.length)
    throw invalid({ userIds: texts.choosePeople() })
  return ids
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

builder.queryField('takenTimes', (t) =>
  t.field({
    type: ['DateTime'],
    requires: 'MEETING_CREATE',
    description:
      'Those of some times at which the viewer, or one of some people whom the viewer may ask, is busy here or in a connected calendar. It does not say who is busy, nor with what.',
    args: {
      userIds: t.arg.idList({ required: true, description: 'Who is asked to come, at most 30.' }),
      times: t.arg({ type: ['DateTime'], required: true, description: 'When it may begin, at most 10 times.' }),
      minutes: t.arg.int({ required: false, description: 'How long it takes; half an hour when nothing is said.' }),
    },
    async resolve(_, args, ctx) {
      const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value != null))
      const { userIds, ...asked } = await check(takenTimesRules, given)
      return takenTimes(ctx.db, await peopleFor(ctx, userIds), asked)
    },
  }),
)
