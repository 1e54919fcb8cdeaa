/** How far an analysis is, said once for each step, and the button that cancels it. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/runs/progress.js'
import type { RunProgress_run$key } from '#web/__generated__/RunProgress_run.graphql.ts'
import type { RunProgressMutation } from '#web/__generated__/RunProgressMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { useFocused } from './useFocused.ts'

interface Props {
  run: RunProgress_run$key
  title: string
  /** What happens when one leaves the page or cancels. */
  note: string
  /** Whether the viewer has just started it: the button that they pressed is gone. */
  focused: boolean
  onCancelled: () => void
}

/** For those without a connection for updates. */
const readEvery = 10_000

export function RunProgress({ run: key, title, note, focused, onCancelled }: Props) {
  const { id, state, done, total, step, endedAt } = useFragment(
    graphql`
      fragment RunProgress_run on AnalysisRun {
        id
        state
        done
        total
        step
        endedAt
      }
    `,
    key,
  )
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (endedAt) void revalidate()
    const timer = setInterval(() => void revalidate(), readEvery)
    return () => clearInterval(timer)
  }, [endedAt, revalidate])
  const [cancel, cancelling] = useAction<RunProgressMutation>(
    graphql`
      mutation RunProgressMutation($input: CancelAnalysisRunInput!) {
        cancelAnalysisRun(input: $input) {
          analysisRun {
            id
            state
          }
        }
      }
    `,
    { success: { title: texts.cancelled() }, failure: texts.notCancelled() },
  )
  const button = useFocused(focused)
  return (
    <Section title={title}>
      <Text role="status" overflowWrap="anywhere">
        {state === 'QUEUED' ? texts.queued() : total ? texts.stepOf({ step, done, total }) : texts.starting()}
      </Text>
      <ProgressBar label={title} percent={total ? Math.round((done / total) * 100) : 0} height="2.5" />
      <Text color="fg.muted">{note}</Text>
      <HStack>
        <Button
          ref={button}
          variant="outline"
          size="sm"
          loading={cancelling}
          onClick={() => void cancel({ input: { id } }).then(({ ok }) => ok && onCancelled())}
        >
          <X size={16} aria-hidden />
          {texts.cancel()}
        </Button>
      </HStack>
    </Section>
  )
}
