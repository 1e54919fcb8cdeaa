/** The technology summary of a project, as a section of its page: where it stands, or the way to begin it. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { FilePlus } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link, useNavigate } from 'react-router'
import * as texts from '#texts/summaries/project.js'
import type { ProjectSummary_project$key } from '#web/__generated__/ProjectSummary_project.graphql.ts'
import type { ProjectSummaryCreateMutation } from '#web/__generated__/ProjectSummaryCreateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { SummaryTag } from './SummaryTag.tsx'

export function ProjectSummary({ project: key }: { project: ProjectSummary_project$key }) {
  const { id, canDraftSummary, summary } = useFragment(
    graphql`
      fragment ProjectSummary_project on Project {
        id
        canDraftSummary
        summary {
          path
          headline
          status
          canAgree
        }
      }
    `,
    key,
  )
  if (!summary && !canDraftSummary) return null
  if (!summary) return <Begin projectId={id} />
  const { path, headline, status, canAgree } = summary
  const asks = canAgree && status === 'PROPOSED'
  return (
    <Section title={texts.title()}>
      <HStack gap="2" flexWrap="wrap">
        <SummaryTag status={status} />
        <Text fontWeight="medium" overflowWrap="anywhere" dir="auto">
          {headline}
        </Text>
      </HStack>
      {asks && <Text>{texts.asksYou()}</Text>}
      <HStack>
        <Button asChild size="sm" variant={asks ? 'solid' : 'outline'}>
          <Link to={path}>{asks ? texts.readAndAnswer() : texts.open()}</Link>
        </Button>
      </HStack>
    </Section>
  )
}

function Begin({ projectId }: { projectId: string }) {
  const navigate = useNavigate()
  const [create, creating] = useAction<ProjectSummaryCreateMutation>(
    graphql`
      mutation ProjectSummaryCreateMutation($input: CreateSummaryInput!) {
        createSummary(input: $input) {
          technologySummary {
            path
          }
        }
      }
    `,
    { success: { title: texts.drafted() }, failure: texts.failed() },
  )
  const begin = async () => {
    const outcome = await create({ input: { projectId } })
    const path = outcome.ok && outcome.data.createSummary.technologySummary?.path
    if (path) void navigate(path)
  }
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.hint()}</Text>
      <HStack>
        <Button size="sm" variant="outline" loading={creating} onClick={() => void begin()}>
          <FilePlus size={14} aria-hidden />
          {texts.draft()}
        </Button>
      </HStack>
    </Section>
  )
}
