/** The question whether a person can see a record. */
import { object } from 'yup'
import * as texts from '#texts/readers/rules.js'
import { kinds } from '../../records/readers.ts'
import { nodeId, nodeOf } from '../../rules.ts'

export const canSeeRules = object({
  userId: nodeId('User', texts.choosePerson),
  id: nodeOf(kinds, texts.chooseRecord),
})
