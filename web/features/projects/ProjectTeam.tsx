/** Who works on a project; shown to those who may know. */
import { HStack, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ProjectTeam_project$key } from '#web/__generated__/ProjectTeam_project.graphql.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { Initials } from '#web/ui/Initials.tsx'

const roleWords = { LEAD: 'Lead', EDITOR: 'Editor', VIEWER: 'Viewer' } as const

export function ProjectTeam({ project }: { project: ProjectTeam_project$key }) {
  const { members } = useFragment(
    graphql`
      fragment ProjectTeam_project on Project {
        members {
          role
          user {
            id
            name
            department
          }
        }
      }
    `,
    project,
  )
  const people = (members ?? []).flatMap(({ role, user }) => (user ? [{ role, ...user }] : []))
  if (!people.length) return null
  return (
    <Section title="Team">
      <Stack as="ul" gap="3" listStyleType="none">
        {people.map(({ id, name, department, role }) => (
          <HStack as="li" key={id} gap="3">
            <Initials name={name} />
            <Stack gap="0" flex="1" minW="0">
              <Text fontWeight="medium">{name}</Text>
              <Text color="fg.muted" fontSize="xs">
                {department}
              </Text>
            </Stack>
            <Tag tone={role === 'LEAD' ? 'brand' : 'gray'}>{roleWords[role]}</Tag>
          </HStack>
        ))}
      </Stack>
    </Section>
  )
}
