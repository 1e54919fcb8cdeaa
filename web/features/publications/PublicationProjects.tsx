/** The projects that a publication came out of, as far as the viewer may see them. */
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { Link2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/publications/projects.js'
import { publicationProjectRules } from '#api/features/publications/publication.rules.ts'
import type { PublicationProjects_publication$key } from '#web/__generated__/PublicationProjects_publication.graphql.ts'
import type { PublicationProjectsLinkMutation } from '#web/__generated__/PublicationProjectsLinkMutation.graphql.ts'
import type { PublicationProjectsUnlinkMutation } from '#web/__generated__/PublicationProjectsUnlinkMutation.graphql.ts'
import { OwnProjectField } from '#web/features/projects/OwnProjectField.tsx'
import { StatusBadge } from '#web/features/projects/ProjectBadges.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = publicationProjectRules.omit(['id'])

export function PublicationProjects({ publication }: { publication: PublicationProjects_publication$key }) {
  const { id, canUpdate, projects } = useFragment(
    graphql`
      fragment PublicationProjects_publication on Publication {
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
    publication,
  )
  const [open, setOpen] = useState(false)
  const [link] = useAction<PublicationProjectsLinkMutation>(
    graphql`
      mutation PublicationProjectsLinkMutation($input: LinkPublicationProjectInput!) {
        linkPublicationProject(input: $input) {
          publication {
            ...PublicationProjects_publication
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.linked() } },
  )
  const [unlink, unlinking] = useAction<PublicationProjectsUnlinkMutation>(
    graphql`
      mutation PublicationProjectsUnlinkMutation($input: UnlinkPublicationProjectInput!) {
        unlinkPublicationProject(input: $input) {
          publication {
            ...PublicationProjects_publication
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
        call="linkPublicationProject"
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
