/** How the list of publications is filtered and sorted. */
import type { InferType } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { search } from '../../listField.ts'
import type { publicationFilterRules } from './publication.rules.ts'

type Where = Prisma.PublicationWhereInput

/** What each given filter asks of a publication. Projects that the viewer may not see find nothing. */
export const publicationWhere = (
  {
    search: text,
    year,
    openAccess,
    mine,
    type,
    authorship,
    projectId,
    teamId,
  }: InferType<typeof publicationFilterRules>,
  { viewer, access }: Context,
): (Where | undefined | false)[] => {
  const viewerId = viewer?.id ?? -1
  return [
    search('searchText', text),
    !!year?.length && { year: { in: year } },
    openAccess != null && { openAccess },
    mine === true && { ownerId: viewerId },
    mine === false && { OR: [{ ownerId: null }, { ownerId: { not: viewerId } }] },
    !!type?.length && { type: { in: type } },
    !!authorship?.length && { authorships: { some: { userId: viewerId, state: { in: authorship } } } },
    teamId != null && { teams: { some: { team: { AND: [{ id: teamId }, access.within('TEAM_READ')] } } } },
    projectId != null && {
      projects: { some: { project: { AND: [{ id: projectId }, access.within('PROJECT_READ')] } } },
    },
  ]
}

export const publicationSort = {
  TITLE: { column: 'sortTitle', meaning: 'The title, without regard to case.' },
  YEAR: { column: 'year' },
  CREATED_AT: { column: 'createdAt' },
  UPDATED_AT: { column: 'updatedAt', meaning: 'When it was last changed.' },
} as const
