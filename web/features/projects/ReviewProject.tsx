/** A proposed project: since when the university has it and by when it answers; the team approves it or returns it. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/projects/reviewProject.js'
import { reviewProjectRules } from '#api/features/projects/review.rules.ts'
import { isOver } from '#web/ui/dueWords.ts'
import type { ReviewProject_project$key } from '#web/__generated__/ReviewProject_project.graphql.ts'
import type { ReviewDecision, ReviewProjectMutation } from '#web/__generated__/ReviewProjectMutation.graphql.ts'
import type { ReviewProjectWithdrawMutation } from '#web/__generated__/ReviewProjectWithdrawMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

/** Names what happened to the project. */
const reviewed = (_: unknown, { input: { decision } }: ReviewProjectMutation['variables']) => ({
  title: decision === 'APPROVE' ? texts.projectApprovedForPlanning() : texts.projectReturnedToDraft(),
  description: texts.theOwnerIsNotified(),
})

const rules = reviewProjectRules.omit(['id'])

export function ReviewProject({ project }: { project: ReviewProject_project$key }) {
  const { id, title, status, statusSince, answerBy, canApprove, canUpdate, nextStatuses } = useFragment(
    graphql`
      fragment ReviewProject_project on Project {
        id
        title
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
  const [decision, setDecision] = useState<ReviewDecision>('APPROVE')
  const [open, setOpen] = useState(false)
  const [review] = useAction<ReviewProjectMutation>(
    graphql`
      mutation ReviewProjectMutation($input: ReviewProjectInput!) {
        reviewProject(input: $input) {
          project {
            ...ReviewProject_project
            ...SubmitProject_project
            ...SubmissionChecklist_project
            ...ProjectDetails_project
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: reviewed, failure: texts.failedToAnswer() },
  )
  const [withdraw, withdrawing] = useAction<ReviewProjectWithdrawMutation>(
    graphql`
      mutation ReviewProjectWithdrawMutation($input: UpdateProjectInput!) {
        updateProject(input: $input) {
          project {
            ...ReviewProject_project
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
  if (!statusSince || (status !== 'PROPOSED' && !open)) return null
  const late = isOver(answerBy)
  const takeBack = () => withdraw({ input: { id, status: 'DRAFT' } })
  const ask = (next: ReviewDecision) => {
    setDecision(next)
    setOpen(true)
  }
  const approves = decision === 'APPROVE'
  return (
    <Section title={canApprove ? texts.reviewThisProject() : texts.waitingForTheUniversity()}>
      <HStack flexWrap="wrap">
        <Text>
          {answerBy
            ? texts.sinceAnswerBy({
                statusSince: formatDate(statusSince),
                answerBy: formatDate(answerBy),
              })
            : texts.since({ statusSince: formatDate(statusSince) })}
        </Text>
        {late && <Tag tone="danger">{texts.overdue()}</Tag>}
      </HStack>
      {canApprove && <Text color="fg.muted">{texts.approvingAcceptsTheProjectFor()}</Text>}
      <HStack flexWrap="wrap">
        {canApprove && (
          <>
            <Button onClick={() => ask('APPROVE')}>
              <Check size={16} aria-hidden />
              {texts.approveForPlanning()}
            </Button>
            <Button variant="outline" onClick={() => ask('REJECT')}>
              <Undo2 size={16} aria-hidden />
              {texts.returnToDraft()}
            </Button>
          </>
        )}
        {!canApprove && canUpdate && nextStatuses.includes('DRAFT') && (
          <Button variant="outline" loading={withdrawing} onClick={() => void takeBack()}>
            <Undo2 size={16} aria-hidden />
            {texts.withdrawSubmission()}
          </Button>
        )}
      </HStack>
      <FormDialog
        call="reviewProject"
        open={open}
        onClose={() => setOpen(false)}
        title={approves ? texts.approveForPlanningTitle({ title }) : texts.returnToDraftTitle({ title })}
        rules={rules}
        initial={{ decision, comments: '' }}
        action={(values) => review({ input: { id, ...values } })}
        submit={approves ? texts.approveForPlanning() : texts.returnToDraft()}
        danger={!approves}
      >
        <TextArea
          name="comments"
          rows={4}
          hint={approves ? texts.optionalTheOwnerSeesIt() : texts.whatMustChangeBeforeThe()}
        />
      </FormDialog>
    </Section>
  )
}
