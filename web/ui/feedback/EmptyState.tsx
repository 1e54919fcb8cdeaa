/** There is nothing: why, and one useful thing to do next. */
import { Box, Center, Heading, Stack, Text } from '@chakra-ui/react'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import type { Emptiness } from '../ascent/EmptyPicture.tsx'
import { useNamePage } from '../pageName.ts'

// Most lists have something.
const EmptyPicture = lazy(() => import('../ascent/EmptyPicture.tsx'))

interface Props {
  /** What there is none of. */
  icon: ComponentType<{ size?: number }>
  /** Whether there is nothing yet, nothing that was looked for, or nothing left to do. */
  kind?: Emptiness
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

const Empty = ({
  icon,
  kind = 'nothing',
  title,
  message,
  action,
  heading = 'h2',
}: Props & { heading?: 'h1' | 'h2' }) => (
  <Center paddingY="14" paddingX="4">
    <Stack gap="3" textAlign="center" alignItems="center" maxW="md">
      <Box height="92px">
        <Suspense fallback={null}>
          <EmptyPicture kind={kind} icon={icon} />
        </Suspense>
      </Box>
      <Heading as={heading} size="md" {...(heading === 'h1' ? { tabIndex: -1 } : {})}>
        {title}
      </Heading>
      {message && <Text color="fg.muted">{message}</Text>}
      {action}
    </Stack>
  </Center>
)
