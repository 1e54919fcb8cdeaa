/** The projects that a grant pays for, as far as the viewer may see them. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { Link2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/grants/projects.js'
import { grantProjectRules } from '#api/features/grants/grant.rules.ts'
import type { GrantProjects_grant$key } from '#web/__generated__/GrantProjects_grant.graphql.ts'
import type { GrantProjectsLinkMutation } from '#web/__generated__/GrantProjectsLinkMutation.graphql.ts'
import type { GrantProjectsUnlinkMutation } from '#web/__generated__/GrantProjectsUnlinkMutation.graphql.ts'
import { OwnProjectField } from '#web/features/projects/OwnProjectField.tsx'
import { StatusBadge } from '#web/features/projects/ProjectBadges.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = grantProjectRules.omit(['id'])

export function GrantProjects({ grant }: { grant: GrantProjects_grant$key }) {
  const { id, canUpdate, projects } = useFragment(
    graphql`
      fragment GrantProjects_grant on ResearchGrant {
        id
        canUpdate
        projects {
          id
          path
          title
          status
        }
      }
    `,
    grant,
  )
  const [open, setOpen] = useState(false)
  const [link] = useAction<GrantProjectsLinkMutation>(
    graphql`
      mutation GrantProjectsLinkMutation($input: LinkGrantProjectInput!) {
        linkGrantProject(input: $input) {
          grant {
            ...GrantProjects_grant
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.linked() } },
  )
  const [unlink, unlinking] = useAction<GrantProjectsUnlinkMutation>(
    graphql`
      mutation GrantProjectsUnlinkMutation($input: UnlinkGrantProjectInput!) {
        unlinkGrantProject(input: $input) {
          grant {
            ...GrantProjects_grant
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.unlinked() } },
  )
  if (!canUpdate && !projects.length) return null
  return (
    <Section title={texts.title()}>
      {projects.length === 0 && <Text color="fg.muted">{texts.none()}</Text>}
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
                aria-label={texts.unlinkNamed({ project: project.title })}
                onClick={() => void unlink({ input: { id, projectId: project.id } })}
              >
                {texts.unlink()}
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
      {canUpdate && (
        <HStack>
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            <Link2 size={14} aria-hidden />
            {texts.link()}
          </Button>
        </HStack>
      )}
      <FormDialog
        call="linkGrantProject"
        open={open}
        onClose={() => setOpen(false)}
        title={texts.link()}
        rules={rules}
        initial={{ projectId: '' }}
        action={({ projectId }) => link({ input: { id, projectId } })}
        submit={texts.linkButton()}
      >
        <Suspense fallback={<PartSpinner />}>
          <OwnProjectField except={projects.map((project) => project.id)} />
        </Suspense>
      </FormDialog>
    </Section>
  )
}
