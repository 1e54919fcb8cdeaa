/** The ways to sort lists of projects by name: by both levels too, of which a column of the table has only one. */
import * as texts from '#texts/projects/projectSorts.js'

export const projectSorts = [
  { label: texts.newest(), sort: 'CREATED_AT:DESC' },
  { label: texts.updatedFirst(), sort: 'UPDATED_AT:DESC' },
  { label: texts.title(), sort: 'TITLE:ASC' },
  { label: texts.trlHigh(), sort: 'TRL:DESC' },
  { label: texts.validatedHigh(), sort: 'VALIDATED_TRL:DESC' },
]
