/** Jobs that failed for good, each with why, and one more try. */
import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { RotateCcw } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/system/jobs.js'
import type { FailedJobs_jobs$key } from '#web/__generated__/FailedJobs_jobs.graphql.ts'
import type { FailedJobsRetryMutation } from '#web/__generated__/FailedJobsRetryMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'

export function FailedJobs({ jobs: key }: { jobs: FailedJobs_jobs$key }) {
  const jobs = useFragment<FailedJobs_jobs$key>(
    graphql`
      fragment FailedJobs_jobs on Job @relay(plural: true) {
        id
        name
        attempts
        completedAt
        error
      }
    `,
    key,
  )
  const [retry, pending] = useAction<FailedJobsRetryMutation>(
    graphql`
      mutation FailedJobsRetryMutation($input: RetryJobInput!) {
        retryJob(input: $input) {
          done
        }
      }
    `,
    { success: { title: texts.retried() }, failure: texts.failed() },
  )
  return (
    <Section title={texts.failedJobs()}>
      {jobs.length === 0 && <Text color="fg.muted">{texts.none()}</Text>}
      <Stack as="ul" gap="4" listStyleType="none">
        {jobs.map(({ id, name, attempts, completedAt, error }) => (
          <HStack as="li" key={id} gap="3" alignItems="start" justifyContent="space-between">
            <Box minW="0">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {name}
              </Text>
              <Text fontSize="sm" color="fg.error" overflowWrap="anywhere">
                {error ?? texts.noReason()}
              </Text>
              <Text fontSize="sm" color="fg.muted">
                {texts.attempts({ count: attempts, when: formatTime(completedAt) })}
              </Text>
            </Box>
            <Button
              size="sm"
              variant="outline"
              flexShrink="0"
              disabled={pending}
              aria-label={texts.retryNamed({ name })}
              onClick={() => void retry({ input: { id } })}
            >
              <RotateCcw size={14} aria-hidden />
              {texts.retry()}
            </Button>
          </HStack>
        ))}
      </Stack>
    </Section>
  )
}
