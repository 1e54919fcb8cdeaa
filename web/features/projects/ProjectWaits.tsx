/** A submitted project: since when the university has it and by when it answers; its people may withdraw it. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/projectWaits.js'
import type { ProjectWaits_project$key } from '#web/__generated__/ProjectWaits_project.graphql.ts'
import type { ProjectWaitsWithdrawMutation } from '#web/__generated__/ProjectWaitsWithdrawMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { isOver } from '#web/ui/dueWords.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'

export function ProjectWaits({ project }: { project: ProjectWaits_project$key }) {
  const { id, status, statusSince, answerBy, canApprove, canUpdate, nextStatuses } = useFragment(
    graphql`
      fragment ProjectWaits_project on Project {
        id
        status
        statusSince
        answerBy
        canApprove
        canUpdate
        nextStatuses
      }
    `,
    project,
  )
  const [withdraw, withdrawing] = useAction<ProjectWaitsWithdrawMutation>(
    graphql`
      mutation ProjectWaitsWithdrawMutation($input: UpdateProjectInput!) {
        updateProject(input: $input) {
          project {
            ...useProjectDecision_project
            ...ProjectWaits_project
            ...SubmitProject_project
            ...SubmissionChecklist_project
            ...ProjectDetails_project
            ...RecordHistory_record
          }
        }
      }
    `,
    {
      success: {
        title: texts.submissionWithdrawn(),
        description: texts.theProjectIsADraft(),
      },
    },
  )
  // Null to those who see only the summary.
  if (!statusSince || status !== 'PROPOSED') return null
  const takeBack = () => withdraw({ input: { id, status: 'DRAFT' } })
  return (
    <Section title={canApprove ? texts.waitingForYourDecision() : texts.waitingForTheUniversity()}>
      <HStack flexWrap="wrap">
        <Text>
          {answerBy
            ? texts.sinceAnswerBy({
                statusSince: formatDate(statusSince),
                answerBy: formatDate(answerBy),
              })
            : texts.since({ statusSince: formatDate(statusSince) })}
        </Text>
        {isOver(answerBy) && <Tag tone="danger">{texts.overdue()}</Tag>}
      </HStack>
      {canApprove && <Text color="fg.muted">{texts.approvingAcceptsTheProjectFor()}</Text>}
      {!canApprove && canUpdate && nextStatuses.includes('DRAFT') && (
        <HStack>
          <Button variant="outline" loading={withdrawing} onClick={() => void takeBack()}>
            <Undo2 size={16} aria-hidden />
            {texts.withdrawSubmission()}
          </Button>
        </HStack>
      )}
    </Section>
  )
}
