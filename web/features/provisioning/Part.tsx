/** A part of what is shown of a connection. */
import { Heading, HStack, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** The button beside the heading. */
  action?: ReactNode
  children: ReactNode
}

export const Part = ({ title, action, children }: Props) => (
  <Stack gap="3" borderTopWidth="1px" paddingTop="4" minW="0">
    <HStack justifyContent="space-between" gap="3" wrap="wrap">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {action}
    </HStack>
    {children}
  </Stack>
)
