/** A page's heading with a line below it and what one can do here. */
import { Box, Flex, Heading, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  title: string
  description?: ReactNode
  actions?: ReactNode
}

export const PageHeader = ({ title, description, actions }: Props) => (
  <Flex gap="3" justifyContent="space-between" alignItems="start" wrap="wrap" marginBottom="5">
    <Box minW="0" maxW="4xl">
      <Heading as="h1" size="2xl" tabIndex={-1} overflowWrap="anywhere">
        {title}
      </Heading>
      {description && (
        <Text as="div" color="fg.muted" marginTop="1">
          {description}
        </Text>
      )}
    </Box>
    {actions && (
      <HStack gap="2" flexWrap="wrap">
        {actions}
      </HStack>
    )}
  </Flex>
)
