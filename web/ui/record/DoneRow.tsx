/** A row of what is to be done, with what is known of it below; struck through once it is done. */
import { Flex, HStack, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  text: string
  done: boolean
  /** Who does it and by when, or since when it is done. */
  note: ReactNode
  /** Buttons at the end of the row. */
  children: ReactNode
}

export const DoneRow = ({ text, done, note, children }: Props) => (
  <Flex as="li" gap="3" alignItems="start" paddingY="2.5" borderTopWidth="1px">
    <Stack gap="1" flex="1" minW="0">
      <Text overflowWrap="anywhere" dir="auto" {...(done ? { color: 'fg.muted', textDecoration: 'line-through' } : {})}>
        {text}
      </Text>
      <Flex gap="2" wrap="wrap" alignItems="center" fontSize="sm" color="fg.muted">
        {note}
      </Flex>
    </Stack>
    <HStack gap="1" flexShrink="0">
      {children}
    </HStack>
  </Flex>
)
