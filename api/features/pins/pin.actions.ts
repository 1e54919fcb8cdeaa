/** Pinning records to one's own side menu. */
import { object } from 'yup'
import * as errors from '#texts/pins/errors.js'
import * as texts from '#texts/pins/rules.js'
import { action } from '../../action.ts'
import { keepWithin } from '../../keepWithin.ts'
import { recordOf, records } from '../../records/records.ts'
import { nodeOf } from '../../rules.ts'
import { readablePins } from './readablePins.ts'

/** How many records a person may pin: more would push the menu itself off the screen. */
export const mostPins = 12

/** Here and not in a file of rules, which the web app could import: all records come with it. */
const pinRecordRules = object({
  id: nodeOf(
    records.map(({ entity }) => entity),
    texts.chooseRecord,
  ),
})

export const pinRecord = action({
  name: 'pinRecord',
  requires: 'PIN_OWN',
  rules: pinRecordRules,
  description: `Pins a record to the viewer’s side menu, at most ${mostPins}. Pinning it again changes nothing.`,
  async run({ tx, viewer, access }, { id: { type: entity, id: entityId } }) {
    const { search } = recordOf(entity)!
    await access.find(search.read as 'PROJECT_READ', entityId)
    const others = async () =>
      (await readablePins(tx, access, viewer.id)).filter((pin) => pin.entity !== entity || pin.entityId !== entityId)
    await keepWithin(tx, {
      parent: 'User',
      id: viewer.id,
      most: mostPins,
      count: async () => (await others()).length,
      message: errors.mostPins({ most: mostPins }),
    })
    await tx.pin.createMany({ data: { userId: viewer.id, entity, entityId }, skipDuplicates: true })
    return {}
  },
})

export const unpinRecord = action({
  name: 'unpinRecord',
  requires: 'PIN_OWN',
  rules: pinRecordRules,
  description: 'Takes a record out of the viewer’s side menu, if it is there.',
  async run({ tx, viewer }, { id: { type: entity, id: entityId } }) {
    await tx.pin.deleteMany({ where: { userId: viewer.id, entity, entityId } })
    return {}
  },
})
