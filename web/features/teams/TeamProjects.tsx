/** The projects on which a team works, as far as the viewer may see them. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { Link2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/teams/teamProjects.js'
import { teamProjectRules } from '#api/features/teams/team.rules.ts'
import type { TeamProjects_team$key } from '#web/__generated__/TeamProjects_team.graphql.ts'
import type { TeamProjectsLinkMutation } from '#web/__generated__/TeamProjectsLinkMutation.graphql.ts'
import type { TeamProjectsUnlinkMutation } from '#web/__generated__/TeamProjectsUnlinkMutation.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { OwnProjectField } from '#web/features/projects/OwnProjectField.tsx'
import { StatusBadge, TrlBadge } from '#web/features/projects/ProjectBadges.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = teamProjectRules.omit(['id'])

export function TeamProjects({ team: key }: { team: TeamProjects_team$key }) {
  const { id, canUpdate, isArchived, projects } = useFragment(
    graphql`
      fragment TeamProjects_team on Team {
        id
        canUpdate
        isArchived
        projects {
          id
          path
          title
          status
          trl
          validatedTrl
        }
      }
    `,
    key,
  )
  const opens = useAllowed('PROJECT_PAGE')
  const [open, setOpen] = useState(false)
  const [link] = useAction<TeamProjectsLinkMutation>(
    graphql`
      mutation TeamProjectsLinkMutation($input: LinkTeamProjectInput!) {
        linkTeamProject(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.projectAdded(), description: texts.whoMayNotSeeIt() } },
  )
  const [unlink, unlinking] = useAction<TeamProjectsUnlinkMutation>(
    graphql`
      mutation TeamProjectsUnlinkMutation($input: UnlinkTeamProjectInput!) {
        unlinkTeamProject(input: $input) {
          team {
            ...TeamView_team
          }
        }
      }
    `,
    { success: { title: texts.projectTakenOffTheTeam() } },
  )
  const may = canUpdate && !isArchived
  const shown = projects.flatMap((project) => project ?? [])
  if (!may && !shown.length) return null
  return (
    <Section title={texts.projects()}>
      {shown.length === 0 && <Text color="fg.muted">{texts.noProjectIsLinkedYet()}</Text>}
      <Stack as="ul" gap="3" listStyleType="none">
        {shown.map((project) => (
          <Flex as="li" key={project.id} gap="2" alignItems="center" wrap="wrap">
            <Text flex="1" minW="180px" fontWeight="medium">
              {opens ? <Link to={project.path}>{project.title}</Link> : project.title}
            </Text>
            <StatusBadge status={project.status} />
            <TrlBadge trl={project.trl} validated={project.validatedTrl} />
            {may && (
              <Button
                size="xs"
                variant="outline"
                disabled={unlinking}
                aria-label={texts.unlinkTitle({ title: project.title })}
                onClick={() => void unlink({ input: { id, projectId: project.id } })}
              >
                {texts.unlink()}
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
      {may && (
        <HStack>
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            <Link2 size={14} aria-hidden />
            {texts.linkProject()}
          </Button>
        </HStack>
      )}
      <FormDialog
        call="linkTeamProject"
        open={open}
        onClose={() => setOpen(false)}
        title={texts.linkProject()}
        rules={rules}
        initial={{ projectId: '' }}
        action={({ projectId }) => link({ input: { id, projectId } })}
        submit={texts.link()}
      >
        <Suspense fallback={<PartSpinner />}>
          <OwnProjectField except={shown.map((project) => project.id)} />
        </Suspense>
      </FormDialog>
    </Section>
  )
}
