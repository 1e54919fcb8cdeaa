/** What is said to people: by severity, and where there is nothing. */
import { Alert, Stack } from '@chakra-ui/react'
import { Inbox } from 'lucide-react'
import * as texts from '#texts/documentation/components.js'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

const said = [
  ['info', texts.info()],
  ['success', texts.success()],
  ['warning', texts.warning()],
  ['error', texts.error()],
] as const

export const MessageSamples = () => (
  <Stack gap="3">
    {said.map(([status, words]) => (
      <Alert.Root key={status} status={status}>
        <Alert.Indicator />
        <Alert.Title>{words}</Alert.Title>
      </Alert.Root>
    ))}
    <EmptyState icon={Inbox} title={texts.empty()} message={texts.emptyMessage()} />
  </Stack>
)
