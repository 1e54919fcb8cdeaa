/** Who takes a duty of the team, and who stands in for whom. */
import { object } from 'yup'
import { dutyKinds } from '#api/duties/kinds.rules.ts'
import { day } from '#api/fieldRules.ts'
import { keyOf, nodeId } from '#api/rules.ts'
import * as texts from '#texts/duties/rules.js'

export const assignDutyRules = object({
  id: keyOf('Duty', dutyKinds, texts.chooseDuty),
  userId: nodeId('User', texts.choosePerson)
    .notRequired()
    .nullable()
    .meta({ label: texts.who(), description: 'Someone of the team; nobody in particular when nothing is given.' }),
})

export const setAbsenceRules = object({
  userId: nodeId('User', texts.choosePerson).meta({ label: texts.away() }),
  coverId: nodeId('User', texts.choosePerson)
    .meta({ label: texts.cover() })
    .test('other', texts.coverOther, (cover, { parent: { userId } }) => cover !== userId),
  from: day(texts.firstDay()).required(texts.giveFirstDay),
  until: day(texts.lastDay())
    .required(texts.giveLastDay)
    .test('after', texts.untilBefore, (until, { parent: { from } }) => !until || !from || until >= from),
})

export const endAbsenceRules = object({ userId: nodeId('User', texts.choosePerson) })
