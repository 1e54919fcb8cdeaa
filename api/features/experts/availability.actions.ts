/** An expert's own availability: the whole of it from the editor, or single hours of the week. */
import * as texts from '#texts/meetings/rules.js'
import * as records from '#texts/ui/records.js'
import { action, changesOf, type Work } from '../../action.ts'
import { invalid, notFound } from '../../errors.ts'
import { usualRules } from '../calendar/availability.ts'
import { needVideoService } from '../calendar/meetingLink.ts'
import { lockPeople } from '../calendar/takeTime.ts'
import { overlap } from '../calendar/weeklyHours.rules.ts'
import { addHoursRules, updateHoursRules, removeHoursRules, setAvailabilityRules } from './availability.rules.ts'

export const setAvailability = action({
  name: 'setAvailability',
  requires: 'EXPERT_WORK',
  rules: setAvailabilityRules,
  description: "Changes the viewer's own availability; what is not given stays. Booked sessions stay, too.",
  async run({ tx, viewer, audit }, { hours, exceptions, timeZone, ...rules }) {
    const userId = viewer.id
    await needVideoService(tx, rules.videoService)
    await lockPeople(tx, [userId])
    if (hours) {
      await tx.availabilityHours.deleteMany({ where: { userId } })
      await tx.availabilityHours.createMany({ data: hours.map((one) => ({ ...one, userId })) })
    }
    if (exceptions) {
      await tx.availabilityException.deleteMany({ where: { userId } })
      await tx.availabilityException.createMany({
        data: exceptions.map((one) => ({ ...one, note: one.note ?? '', userId })),
      })
    }
    if (timeZone) await tx.user.update({ where: { id: userId }, data: { timeZone } })
    const before = await tx.availabilityRules.findUnique({ where: { userId } })
    const given = Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined))
    await tx.availabilityRules.upsert({ where: { userId }, create: { userId, ...given }, update: given })
    await audit('User', userId, {
      ...changesOf(before ?? { ...usualRules, videoLink: '', videoService: null }, given),
      ...changesOf({ timeZone: viewer.timeZone }, timeZone ? { timeZone } : {}),
      ...(hours ? { hours: [null, hours.length] } : {}),
      ...(exceptions ? { exceptions: [null, exceptions.length] } : {}),
    })
    return { userId }
  },
})

/** The hours of the week with others in the place of those of a number; refused when they overlap. */
async function needNoOverlap({ tx, viewer }: Work, fresh: Parameters<typeof overlap>[0][number], except = 0) {
  await lockPeople(tx, [viewer.id])
  const others = await tx.availabilityHours.findMany({ where: { userId: viewer.id, id: { not: except } } })
  if (overlap([...others, fresh])) throw invalid({ fromMinute: texts.hoursOverlap() })
}

export const addHours = action({
  name: 'addHours',
  requires: 'EXPERT_WORK',
  rules: addHoursRules,
  description: 'Adds hours of the week in which the viewer can be booked.',
  async run(work, hours) {
    await needNoOverlap(work, hours)
    const { id } = await work.tx.availabilityHours.create({ data: { ...hours, userId: work.viewer.id } })
    await work.audit('User', work.viewer.id, { hours: [null, hours] })
    return { userId: work.viewer.id, hoursId: id }
  },
})

export const updateHours = action({
  name: 'updateHours',
  requires: 'EXPERT_WORK',
  rules: updateHoursRules,
  description: 'Changes hours of the week in which the viewer can be booked.',
  async run(work, { number: id, ...hours }) {
    await needNoOverlap(work, hours, id)
    const { count } = await work.tx.availabilityHours.updateMany({
      where: { id, userId: work.viewer.id },
      data: hours,
    })
    if (!count) throw notFound(records.hours())
    await work.audit('User', work.viewer.id, { hours: [id, hours] })
    return { userId: work.viewer.id, hoursId: id }
  },
})

export const removeHours = action({
  name: 'removeHours',
  requires: 'EXPERT_WORK',
  rules: removeHoursRules,
  description: 'Removes hours of the week in which the viewer can be booked.',
  async run({ tx, viewer, audit }, { number: id }) {
    const { count } = await tx.availabilityHours.deleteMany({ where: { id, userId: viewer.id } })
    if (!count) throw notFound(records.hours())
    await audit('User', viewer.id, { hours: [id, null] })
    return { userId: viewer.id, hoursId: id }
  },
})
