/** Something could not be shown: what, why, and how to go on. */
import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'

interface Props {
  title: string
  message?: string
  action?: string
  onAction?: () => void
}

export const ErrorState = ({ title, message, action, onAction }: Props) => (
  <Center minH="40vh" role="alert">
    <Stack gap="3" textAlign="center" alignItems="center" maxW="md">
      <Text color="danger.fg">
        <CircleAlert size={28} aria-hidden />
      </Text>
      <Heading as="h2" size="lg">
        {title}
      </Heading>
      {message && <Text color="fg.muted">{message}</Text>}
      {action && (
        <Button variant="outline" onClick={onAction}>
          {action}
        </Button>
      )}
    </Stack>
  </Center>
)
