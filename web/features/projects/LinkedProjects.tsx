/** The projects of a record, as far as the viewer may see them, with the ways to link one more and to take one away. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { LinkedProjects_projects$key } from '#web/__generated__/LinkedProjects_projects.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { StatusBadge } from './ProjectBadges.tsx'

interface Props {
  projects: LinkedProjects_projects$key
  canUpdate: boolean
  onLink: () => void
  onUnlink: (projectId: string) => void
  unlinking: boolean
  words: Record<'title' | 'none' | 'link' | 'unlink', string> & { unlinkNamed: (values: { project: string }) => string }
  /** The dialog in which one is chosen. */
  children: ReactNode
}

export function LinkedProjects({ projects: key, canUpdate, onLink, onUnlink, unlinking, words, children }: Props) {
  const projects = useFragment<LinkedProjects_projects$key>(
    graphql`
      fragment LinkedProjects_projects on Project @relay(plural: true) {
        id
        path
        title
        status
      }
    `,
    key,
  )
  if (!canUpdate && !projects.length) return null
  return (
    <Section title={words.title}>
      {projects.length === 0 && <Text color="fg.muted">{words.none}</Text>}
      <Stack as="ul" gap="3" listStyleType="none">
        {projects.map((project) => (
          <Flex as="li" key={project.id} gap="2" alignItems="center" wrap="wrap">
            <Text flex="1" minW="180px" fontWeight="medium" dir="auto">
              <Link to={project.path}>{project.title}</Link>
            </Text>
            <StatusBadge status={project.status} />
            {canUpdate && (
              <Button
                size="xs"
                variant="outline"
                disabled={unlinking}
                aria-label={words.unlinkNamed({ project: project.title })}
                onClick={() => onUnlink(project.id)}
              >
                {words.unlink}
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
      {canUpdate && (
        <HStack>
          <Button size="sm" variant="outline" onClick={onLink}>
            <Link2 size={14} aria-hidden />
            {words.link}
          </Button>
        </HStack>
      )}
      {children}
    </Section>
  )
}
