/** Projects like the one that is being written; each opens in a tab of its own, as the form stays open. */
import { Link as TextLink } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/projects/similarProjects.js'
import type { SimilarProjectsQuery } from '#web/__generated__/SimilarProjectsQuery.graphql.ts'
import { SimilarList, type Written } from '#web/features/similar/SimilarRecords.tsx'
import { leadOf } from './leadOf.ts'
import { StatusBadge } from './ProjectBadges.tsx'

interface Props {
  written: Written
  /** The number of the project as it was saved before. */
  except: number | null
}

export function SimilarProjects({ written, except }: Props) {
  const { similarProjects } = useLazyLoadQuery<SimilarProjectsQuery>(
    graphql`
      query SimilarProjectsQuery($title: String!, $description: String!, $except: Int) {
        similarProjects(title: $title, description: $description, except: $except) {
          id
          number
          title
          status
          principalInvestigator
          owner {
            name
          }
        }
      }
    `,
    { ...written, except },
  )
  return (
    <SimilarList
      heading={texts.heading()}
      records={similarProjects.flatMap((project) =>
        project
          ? {
              id: project.id,
              shown: (
                <>
                  <TextLink asChild textDecoration="underline" display="inline">
                    <Link to={`/projects/${project.number}`} target="_blank" dir="auto">
                      {project.title}
                    </Link>
                  </TextLink>{' '}
                  <StatusBadge status={project.status} />
                </>
              ),
              by: leadOf(project),
            }
          : [],
      )}
    />
  )
}
