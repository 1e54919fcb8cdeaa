/** On a draft's page: what the university asked to change, and what a submission still needs, each with the way to it. */
import { Alert, HStack, Link as TextLink, Stack, Text, VisuallyHidden, chakra } from '@chakra-ui/react'
import { Circle, CircleCheck } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/projects/submissionChecklist.js'
import { checklistOf } from '#api/features/projects/projectChecklist.rules.ts'
import type { SubmissionChecklist_project$key } from '#web/__generated__/SubmissionChecklist_project.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatDate } from '#web/ui/format.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'

export const checklistId = 'submission-checklist'

export function SubmissionChecklist({ project: key }: { project: SubmissionChecklist_project$key }) {
  const project = useFragment(
    graphql`
      fragment SubmissionChecklist_project on Project {
        number
        status
        statusSince
        returnComments
        canUpdate
        title
        principalInvestigator
        institution
        description
        trl
      }
    `,
    key,
  )
  const { number, status, statusSince, returnComments, canUpdate } = project
  if (status !== 'DRAFT') return null
  const checklist = checklistOf(project)
  const missing = checklist.filter(({ done }) => !done).length
  // What the university asked for is not in the checklist.
  const [heading, explanation] = missing
    ? [texts.completeBeforeYouSubmit(), texts.theUniversityNeedsTheseTo()]
    : returnComments
      ? [texts.changeAndSubmitAgain(), texts.makeTheChanges()]
      : [texts.readyToSubmit(), texts.theUniversityReviewsTheProject()]
  return (
    <>
      {returnComments && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>
              {texts.theUniversityReturnedThisProject({ statusSince: formatDate(statusSince) })}
            </Alert.Title>
            <Alert.Description>
              <WrittenText>{returnComments}</WrittenText>
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {canUpdate && (
        <chakra.div id={checklistId} tabIndex={-1}>
          <Section title={heading}>
            <Text color="fg.muted">{explanation}</Text>
            <Stack as="ul" listStyleType="none" gap="1.5" aria-label={texts.submissionChecklist()}>
              {checklist.map(({ field, asks, done }) => {
                const Icon = done ? CircleCheck : Circle
                return (
                  <HStack as="li" key={field} gap="2" color={done ? 'success.fg' : 'fg.muted'}>
                    <Icon size={16} aria-hidden />
                    {done ? (
                      <Text color="fg">{asks}</Text>
                    ) : (
                      <TextLink asChild textDecoration="underline">
                        <Link to={`/researchers/projects/${number}/edit#${field}`}>{texts.add({ asks })}</Link>
                      </TextLink>
                    )}
                    <VisuallyHidden>{done ? texts.done() : texts.missing()}</VisuallyHidden>
                  </HStack>
                )
              })}
            </Stack>
            <TextLink asChild alignSelf="start" textDecoration="underline">
              <Link to={`/researchers/projects/new?project=${number}`}>{texts.continueStepByStep()}</Link>
            </TextLink>
          </Section>
        </chakra.div>
      )}
    </>
  )
}
