/** What an input about saved views must hold. */
import { boolean, mixed, object } from 'yup'
import { nodeId, text } from '#api/rules.ts'
import * as texts from '#texts/views/rules.js'

/** How many views a person may keep of a list. */
export const mostViews = 30

/** How many views a person may follow, of all lists together. */
export const mostFollowed = 20

/** Of how many results a followed view may be: all of them are kept in mind. */
export const mostResults = 1_000

/** The lists whose views can be followed. Logs are none of them: everything in a log is new. */
export const followedLists = ['challenges', 'opportunities', 'projects', 'supportRequests'] as const
export type FollowedList = (typeof followedLists)[number]

export const isFollowedList = (list: string): list is FollowedList =>
  (followedLists as readonly string[]).includes(list)

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
const followed = boolean().meta({
  label: texts.followed(),
  description: `Whether its owner is notified once a day of what is new in it; a view of at most ${mostResults} results of one of the lists ${followedLists.join(', ')}.`,
})
const filter = mixed<object>().nullable().meta({
  json: true,
  description: 'What the query asks of the list, as the list takes it; it belongs to the query, and is sent with it.',
})

export const createSavedViewRules = object({
  list: text(60)
    .matches(/^[a-zA-Z]+$/, texts.unknownList)
    .required(texts.unknownList)
    .meta({ description: 'The name of the list in this schema, such as supportRequests.' }),
  name,
  query,
  filter,
  shared,
  followed,
})

/** Fields that are not given stay as they are. */
export const updateSavedViewRules = object({
  id,
  name: name.optional(),
  query: query.optional(),
  filter,
  shared,
  followed,
})

export const deleteSavedViewRules = object({ id })
