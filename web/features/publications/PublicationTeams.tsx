/** The teams that a publication came out of, as far as the viewer may see them. */
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Link2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/publications/teams.js'
import type { PublicationTeams_publication$key } from '#web/__generated__/PublicationTeams_publication.graphql.ts'
import type { PublicationTeamsUnlinkMutation } from '#web/__generated__/PublicationTeamsUnlinkMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { LinkTeam } from './LinkTeam.tsx'

export function PublicationTeams({ publication }: { publication: PublicationTeams_publication$key }) {
  const { id, canUpdate, teams } = useFragment(
    graphql`
      fragment PublicationTeams_publication on Publication {
        id
        canUpdate
        teams {
          id
          path
          name
        }
      }
    `,
    publication,
  )
  const [open, setOpen] = useState(false)
  const [unlink, unlinking] = useAction<PublicationTeamsUnlinkMutation>(
    graphql`
      mutation PublicationTeamsUnlinkMutation($input: UnlinkPublicationTeamInput!) {
        unlinkPublicationTeam(input: $input) {
          publication {
            ...PublicationTeams_publication
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.unlinked() } },
  )
  if (!canUpdate && !teams.length) return null
  return (
    <Section title={texts.title()}>
      {teams.length === 0 && <Text color="fg.muted">{texts.none()}</Text>}
      <Stack as="ul" gap="3" listStyleType="none">
        {teams.map((team) => (
          <Flex as="li" key={team.id} gap="2" alignItems="center" wrap="wrap">
            <Text flex="1" minW="180px" fontWeight="medium" dir="auto">
              <Link to={team.path}>{team.name}</Link>
            </Text>
            {canUpdate && (
              <Button
                size="xs"
                variant="outline"
                disabled={unlinking}
                aria-label={texts.unlinkNamed({ team: team.name })}
                onClick={() => void unlink({ input: { id, teamId: team.id } })}
              >
                {texts.unlink()}
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
      {canUpdate && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setOpen(true)}>
          <Link2 size={14} aria-hidden />
          {texts.link()}
        </Button>
      )}
      {open && (
        <Suspense>
          <LinkTeam id={id} except={teams.map((team) => team.id)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}
