/** The university's answer to a proposed project: approve it, or return it with comments. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { reviewProjectRules } from '#api/features/projects/review.rules.ts'
import type { ReviewProject_project$key } from '#web/__generated__/ReviewProject_project.graphql.ts'
import type { ReviewDecision, ReviewProjectMutation } from '#web/__generated__/ReviewProjectMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = reviewProjectRules.omit(['id'])

export function ReviewProject({ project }: { project: ReviewProject_project$key }) {
  const { id, title, status, canApprove } = useFragment(
    graphql`
      fragment ReviewProject_project on Project {
        id
        title
        status
        canApprove
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
            ...ProjectDetails_project
            ...ProjectHistory_project
          }
        }
      }
    `,
    { success: { title: 'Proposal answered', description: 'The owner is told.' }, failure: 'Failed to answer' },
  )
  if (!canApprove || (status !== 'PROPOSED' && !open)) return null
  const ask = (next: ReviewDecision) => {
    setDecision(next)
    setOpen(true)
  }
  const approves = decision === 'APPROVE'
  return (
    <Section title="Waiting for an answer">
      <Text>This project was handed to the university. Approve it for planning, or return it as a draft.</Text>
      <HStack flexWrap="wrap">
        <Button onClick={() => ask('APPROVE')}>
          <Check size={16} aria-hidden />
          Approve
        </Button>
        <Button variant="outline" onClick={() => ask('REJECT')}>
          <Undo2 size={16} aria-hidden />
          Reject
        </Button>
      </HStack>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`${approves ? 'Approve' : 'Reject'} ${title}`}
        rules={rules}
        initial={{ decision, comments: '' }}
        action={(values) => review({ input: { id, ...values } })}
        submit={approves ? 'Approve for planning' : 'Return as a draft'}
        danger={!approves}
      >
        <TextArea
          name="comments"
          rows={4}
          hint={approves ? 'Optional. The owner reads it.' : 'What must change. The owner reads it.'}
        />
      </FormDialog>
    </Section>
  )
}
