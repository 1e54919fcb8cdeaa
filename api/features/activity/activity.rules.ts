/** What the activity log can be filtered by. */
import { boolean, object } from 'yup'
import { day } from '#api/fieldRules.ts'
import { nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/activity/list.js'

export const activityFilterRules = object({
  actorId: nodeId('User').optional().nullable().meta({ description: 'What this person did.' }),
  action: text(60).nullable().meta({ description: 'By the name of the mutation or job.' }),
  entity: text(60).nullable().meta({ description: 'The kind of record, such as Project.' }),
  entityNumber: wholeNumber().min(1).nullable().meta({ description: 'One record of that kind, by its number.' }),
  address: text(100).nullable().meta({ description: 'From this network address, or from those that begin with it.' }),
  from: day(texts.from(), 'On this day of the university or later.'),
  until: day(texts.until(), 'On this day of the university or earlier.'),
  byPeople: boolean().nullable().meta({ description: 'Without what the platform did by itself.' }),
})
