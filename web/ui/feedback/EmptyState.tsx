/** There is nothing: why, and one useful thing to do next. */
import { Box, Center, Heading, Stack, Text } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'

interface Props {
  icon: ComponentType<{ size?: number }>
  title: string
  message?: string | undefined
  action?: ReactNode
}

export const EmptyState = ({ icon: Icon, title, message, action }: Props) => (
  <Center paddingY="14" paddingX="4">
    <Stack gap="3" textAlign="center" alignItems="center" maxW="md">
      <Box bg="bg.muted" color="fg.muted" borderRadius="full" padding="3">
        <Icon size={24} />
      </Box>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {message && <Text color="fg.muted">{message}</Text>}
      {action}
    </Stack>
  </Center>
)
