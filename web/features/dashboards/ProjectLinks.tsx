/** A few projects as links, with what tells them apart. */
import { Flex, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ProjectLinks_projects$key } from '#web/__generated__/ProjectLinks_projects.graphql.ts'
import { ProjectBadges } from '#web/features/projects/ProjectBadges.tsx'
import { ProjectTitle } from '#web/features/projects/ProjectTitle.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { ago } from '#web/ui/format.ts'

export function ProjectLinks({ projects, none }: { projects: ProjectLinks_projects$key; none: string }) {
  const connection = useFragment(
    graphql`
      fragment ProjectLinks_projects on ProjectConnection {
        edges {
          node {
            id
            number
            title
            updatedAt
            ...ProjectBadges_project
          }
        }
      }
    `,
    projects,
  )
  const rows = nodesOf(connection)
  if (!rows.length) return <Text color="fg.muted">{none}</Text>
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {rows.map((project) => (
        <Flex as="li" key={project.id} gap="2" justifyContent="space-between" alignItems="start" wrap="wrap">
          <Stack gap="0" minW="0" flex="1 1 220px">
            <ProjectTitle project={project} />
            <Text fontSize="xs" color="fg.muted">
              Updated {ago(project.updatedAt)}
            </Text>
          </Stack>
          <Flex gap="1.5" wrap="wrap">
            <ProjectBadges project={project} />
          </Flex>
        </Flex>
      ))}
    </Stack>
  )
}
