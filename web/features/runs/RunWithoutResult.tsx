/** Says that an analysis failed or was cancelled, and starts it again. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/runs/progress.js'
import type { RunWithoutResult_run$key } from '#web/__generated__/RunWithoutResult_run.graphql.ts'
import type { RunWithoutResultMutation } from '#web/__generated__/RunWithoutResultMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useFocused } from './useFocused.ts'

interface Props {
  run: RunWithoutResult_run$key
  title: string
  /** What is missing without its result. */
  note: string
  /** Whether the viewer has just cancelled it: the button that they pressed is gone. */
  focused: boolean
  onRetried: () => void
}

export function RunWithoutResult({ run: key, title, note, focused, onRetried }: Props) {
  const { id, state, error } = useFragment(
    graphql`
      fragment RunWithoutResult_run on AnalysisRun {
        id
        state
        error
      }
    `,
    key,
  )
  const [retry, retrying] = useAction<RunWithoutResultMutation>(
    graphql`
      mutation RunWithoutResultMutation($input: RetryAnalysisRunInput!) {
        retryAnalysisRun(input: $input) {
          analysisRun {
            id
          }
        }
      }
    `,
    { failure: texts.notRetried() },
  )
  const button = useFocused(focused)
  if (state !== 'FAILED' && state !== 'CANCELLED') return null
  return (
    <Section title={title}>
      <Text>{state === 'FAILED' ? error : texts.youCancelled()}</Text>
      <Text color="fg.muted">{note}</Text>
      <HStack>
        <Button
          ref={button}
          variant="outline"
          size="sm"
          loading={retrying}
          onClick={() => void retry({ input: { id } }).then(({ ok }) => ok && onRetried())}
        >
          <RotateCw size={16} aria-hidden />
          {texts.retry()}
        </Button>
      </HStack>
    </Section>
  )
}
