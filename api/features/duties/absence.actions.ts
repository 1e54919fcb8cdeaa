/** Who of the team is away, and who stands in: what the one has taken waits for the other meanwhile. */
import { action } from '../../action.ts'
import { isoDay, universityDay } from '../../days.ts'
import { invalid, notFound } from '../../errors.ts'
import { personAble } from '../../personAble.ts'
import { notify } from '../notifications/notify.ts'
import * as errors from '#texts/duties/errors.js'
import { endAbsenceRules, setAbsenceRules } from './assign.rules.ts'

export const setAbsence = action({
  name: 'setAbsence',
  requires: 'DUTY_ASSIGN',
  rules: setAbsenceRules,
  description:
    'Says when someone of the university’s team is away and who stands in, who is notified. It takes the place of what was said before.',
  async run(work, { userId, coverId, from, until }) {
    const { tx, viewer } = work
    if (until < universityDay()) throw invalid({ until: errors.isOver() })
    const person = await personAble(tx, 'DUTY_ASSIGN', userId, { userId: errors.chooseTeamPerson() })
    await personAble(tx, 'DUTY_ASSIGN', coverId, { coverId: errors.chooseTeamPerson() })
    const row = { coverId, from, until }
    await tx.absence.upsert({ where: { userId }, create: { userId, ...row }, update: row })
    await work.audit('User', userId, { away: [null, `${isoDay(from)}/${isoDay(until)}`] })
    await notify(work, {
      to: coverId,
      kind: 'ABSENCE_COVERED',
      data: { by: viewer.name, name: person.name, from: isoDay(from), until: isoDay(until) },
    })
    return { done: true }
  },
})

export const endAbsence = action({
  name: 'endAbsence',
  requires: 'DUTY_ASSIGN',
  rules: endAbsenceRules,
  description: 'Says that someone of the university’s team is not away, or is back.',
  async run({ tx, audit }, { userId }) {
    const { count } = await tx.absence.deleteMany({ where: { userId } })
    if (!count) throw notFound(errors.absence())
    await audit('User', userId, { away: [true, null] })
    return { done: true }
  },
})
