/** Who works on a grant. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/grants/view.js'
import { dotted } from '#listed'
import type { GrantMembers_grant$key } from '#web/__generated__/GrantMembers_grant.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { memberRoleWords } from './grantWords.ts'

export function GrantMembers({ grant }: { grant: GrantMembers_grant$key }) {
  const { members } = useFragment(
    graphql`
      fragment GrantMembers_grant on ResearchGrant {
        members {
          name
          affiliation
          role
        }
      }
    `,
    grant,
  )
  if (!members.length) return null
  return (
    <Section title={texts.members()}>
      <Stack as="ul" gap="2" listStyleType="none">
        {members.map(({ name, affiliation, role }) => (
          <li key={`${name} ${affiliation}`}>
            <Text as="span" display="block" fontWeight="medium" dir="auto">
              {name}
            </Text>
            <Text as="span" fontSize="sm" color="fg.muted" dir="auto">
              {dotted([memberRoleWords[role], affiliation])}
            </Text>
          </li>
        ))}
      </Stack>
    </Section>
  )
}
