/** What an input about saved views must hold. */
import { boolean, object } from 'yup'
import { nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/views/rules.js'

/** How many views a person may keep of a list. */
export const mostViews = 30

const id = nodeId('SavedView', texts.viewNotFound)
const name = text(60).required(texts.giveName).meta({ label: texts.name() })
const query = text(2_000)
  .matches(/^[^?#\s]*$/, texts.badQuery)
  .defined()
  .meta({ description: 'The part of the list’s address behind the question mark: its filters and its order.' })
const shared = boolean().meta({
  label: texts.shared(),
  description: 'Whether the others of the university’s team see it; only they share views.',
})

export const createSavedViewRules = object({
  list: text(60)
    .matches(/^[a-zA-Z]+$/, texts.unknownList)
    .required(texts.unknownList)
    .meta({ description: 'The name of the list in this schema, such as supportRequests.' }),
  name,
  query,
  shared,
})

/** Fields that are not given stay as they are. */
export const updateSavedViewRules = object({ id, name: name.optional(), query: query.optional(), shared })

export const deleteSavedViewRules = object({ id })
