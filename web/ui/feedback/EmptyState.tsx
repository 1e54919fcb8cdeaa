/** There is nothing: why, and one useful thing to do next. */
import { Box, Center, Heading, Stack, Text } from '@chakra-ui/react'
import type { ComponentType, ReactNode } from 'react'
import { useNamePage } from '../pageName.ts'

interface Props {
  icon: ComponentType<{ size?: number }>
  title: string
  message?: string | undefined
  action?: ReactNode
}

/** `page` says that it is all that the page has: its title is the heading and the name of the page. */
export function EmptyState({ page = false, ...rest }: Props & { page?: boolean }) {
  return page ? <EmptyPage {...rest} /> : <Empty {...rest} />
}

function EmptyPage(props: Props) {
  useNamePage(props.title)
  return <Empty heading="h1" {...props} />
}

const Empty = ({ icon: Icon, title, message, action, heading = 'h2' }: Props & { heading?: 'h1' | 'h2' }) => (
  <Center paddingY="14" paddingX="4">
    <Stack gap="3" textAlign="center" alignItems="center" maxW="md">
      <Box bg="bg.muted" color="fg.muted" borderRadius="full" padding="3">
        <Icon size={24} />
      </Box>
      <Heading as={heading} size="md" {...(heading === 'h1' ? { tabIndex: -1 } : {})}>
        {title}
      </Heading>
      {message && <Text color="fg.muted">{message}</Text>}
      {action}
    </Stack>
  </Center>
)
