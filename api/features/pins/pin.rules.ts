/** What an input about pinned records must hold. */
import { object } from 'yup'
import * as texts from '#texts/pins/rules.js'
import { records } from '../../records/records.ts'
import { nodeOf } from '../../rules.ts'

/** How many records a person may pin: more would push the menu itself off the screen. */
export const mostPins = 12

export const pinRecordRules = object({
  id: nodeOf(
    records.map(({ entity }) => entity),
    texts.chooseRecord,
  ),
})
