/** A proposed project: since when the university has it and by when it answers; the team approves it or returns it. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
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
  title: decision === 'APPROVE' ? 'Project approved for planning' : 'Project returned to draft',
  description: 'The owner is notified.',
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
  const { revalidate } = useRevalidator()
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
    { success: reviewed, failure: 'Failed to answer' },
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
    { success: { title: 'Submission withdrawn', description: 'The project is a draft again.' } },
  )
  // Null to those who see only the summary.
  if (!statusSince || (status !== 'PROPOSED' && !open)) return null
  const late = isOver(answerBy)
  const takeBack = async () => {
    if ((await withdraw({ input: { id, status: 'DRAFT' } })).ok) await revalidate()
  }
  const ask = (next: ReviewDecision) => {
    setDecision(next)
    setOpen(true)
  }
  const approves = decision === 'APPROVE'
  return (
    <Section title={canApprove ? 'Review this project' : 'Waiting for the university'}>
      <HStack flexWrap="wrap">
        <Text>
          With the university since {formatDate(statusSince)}
          {answerBy && `, answer by ${formatDate(answerBy)}`}.
        </Text>
        {late && <Tag tone="danger">Overdue</Tag>}
      </HStack>
      {canApprove && (
        <Text color="fg.muted">
          Approving accepts the project for planning. It does not open it to industry or investors: use Visibility for
          that.
        </Text>
      )}
      <HStack flexWrap="wrap">
        {canApprove && (
          <>
            <Button onClick={() => ask('APPROVE')}>
              <Check size={16} aria-hidden />
              Approve for planning
            </Button>
            <Button variant="outline" onClick={() => ask('REJECT')}>
              <Undo2 size={16} aria-hidden />
              Return to draft
            </Button>
          </>
        )}
        {!canApprove && canUpdate && nextStatuses.includes('DRAFT') && (
          <Button variant="outline" loading={withdrawing} onClick={() => void takeBack()}>
            <Undo2 size={16} aria-hidden />
            Withdraw submission
          </Button>
        )}
      </HStack>
      <FormDialog
        call="reviewProject"
        open={open}
        onClose={() => setOpen(false)}
        title={approves ? `Approve ${title} for planning` : `Return ${title} to draft`}
        rules={rules}
        initial={{ decision, comments: '' }}
        action={(values) => review({ input: { id, ...values } })}
        submit={approves ? 'Approve for planning' : 'Return to draft'}
        danger={!approves}
      >
        <TextArea
          name="comments"
          rows={4}
          hint={
            approves
              ? 'Optional. The owner sees it.'
              : 'What must change before the project is submitted again. The owner sees it.'
          }
        />
      </FormDialog>
    </Section>
  )
}
