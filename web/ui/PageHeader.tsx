/** A page's heading with a line below it and what one can do here. */
import { Box, Flex, Heading, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useNamePage } from './pageName.ts'
import { ownWay } from './ownWay.tsx'

interface Props {
  title: string
  /** What the page is called in the document's title and the breadcrumb when not as its heading; null as its description says. */
  name?: string | null
  description?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, name = title, description, actions }: Props) {
  useNamePage(name)
  return (
    <Flex gap="3" justifyContent="space-between" alignItems="start" wrap="wrap" marginBottom="5">
      <Box minW="0" maxW="4xl">
        <Heading as="h1" size="2xl" tabIndex={-1} overflowWrap="anywhere">
          {ownWay(title)}
        </Heading>
        {description && (
          <Text as="div" color="fg.muted" marginTop="1">
            {ownWay(description)}
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
}
