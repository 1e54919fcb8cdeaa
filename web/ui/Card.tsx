/** One record among others, framed, and as high as its row. */
import { Stack, type StackProps } from '@chakra-ui/react'

export const Card = (props: StackProps) => (
  <Stack as="article" bg="bg.panel" borderWidth="1px" borderRadius="md" padding="4" gap="3" height="full" {...props} />
)
