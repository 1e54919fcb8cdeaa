/** The ways to sort the directory by name, for it is read as cards. */
import * as texts from '#texts/experts/expertSorts.js'

export const expertSorts = [
  { label: texts.name(), sort: 'NAME:ASC' },
  { label: texts.nextFree(), sort: 'NEXT_FREE:ASC' },
]
