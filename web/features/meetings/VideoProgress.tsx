/** How far a service is with the video link of a meeting; who provides the link can let it try again. */
import { Alert, Button, Stack, Text } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import * as texts from '#texts/meetings/video.js'
import { serviceWords } from './videoWords.ts'

interface Props {
  video: { service: string; progress: string; problem: string }
  confirmed: boolean
  /** None for those who do not provide the link. */
  onRetry?: (() => void) | undefined
}

export function VideoProgress({ video: { service: kind, progress, problem }, confirmed, onRetry }: Props) {
  const service = serviceWords[kind] ?? kind
  if (progress === 'WAITING' && !problem)
    return (
      <Text color="fg.muted" role="status">
        {confirmed ? texts.beingMade({ service }) : texts.onceConfirmed({ service })}
      </Text>
    )
  if (progress !== 'FAILED' && !problem) return null
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{progress === 'FAILED' ? texts.failed({ service }) : texts.triedAgain({ service })}</Alert.Title>
        <Alert.Description>
          <Stack gap="2" align="start">
            {problem && <Text overflowWrap="anywhere">{problem}</Text>}
            {progress === 'FAILED' && onRetry && (
              <Button size="sm" variant="outline" onClick={onRetry}>
                <RefreshCw size={14} aria-hidden />
                {texts.retry()}
              </Button>
            )}
          </Stack>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
