/** A project of others, and the button that compares the chosen own one with it. */
import { dotted } from '#listed'
import { Heading, HStack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { TargetCard_project$key } from '#web/__generated__/TargetCard_project.graphql.ts'
import { ProjectBadges } from '#web/features/projects/ProjectBadges.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { SynergizeButton } from './SynergizeButton.tsx'

interface Props {
  project: TargetCard_project$key
  source: { id: string } | null
}

const mostTags = 4

export function TargetCard({ project: key, source }: Props) {
  const project = useFragment(
    graphql`
      fragment TargetCard_project on Project {
        id
        path
        title
        description
        department
        principalInvestigator
        tags
        ...ProjectBadges_project
      }
    `,
    key,
  )
  const { id, title, tags } = project
  return (
    <Card>
      <HStack gap="1.5" flexWrap="wrap">
        <ProjectBadges project={project} />
      </HStack>
      <Heading as="h2" size="md" lineClamp={2} dir="auto">
        <Link to={project.path}>{title}</Link>
      </Heading>
      <Text color="fg.muted" fontSize="xs">
        {dotted([project.department, project.principalInvestigator])}
      </Text>
      <Text color="fg.muted" lineClamp={3} dir="auto">
        {project.description}
      </Text>
      <HStack gap="1.5" flexWrap="wrap">
        {tags.slice(0, mostTags).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </HStack>
      <SynergizeButton marginTop="auto" source={source} target={{ id, title }} />
    </Card>
  )
}
