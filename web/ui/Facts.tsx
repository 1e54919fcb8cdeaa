/** Pairs of label and value; a pair without a value is left out. */
import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useAnchor } from './record/anchors.ts'

type Fact = readonly [label: string, value: ReactNode]

const present = ([, value]: Fact) => value !== null && value !== undefined && value !== '' && value !== false

export const Facts = ({ facts, columns = 2 }: { facts: readonly Fact[]; columns?: number }) => (
  <SimpleGrid as="dl" columns={{ base: 1, sm: columns }} gapX="6" gapY="3">
    {facts.filter(present).map(([label, value]) => (
      <div key={label}>
        <Text as="dt" color="fg.muted" fontSize="xs">
          {label}
        </Text>
        <Text as="dd" whiteSpace="pre-line" overflowWrap="anywhere">
          {value}
        </Text>
      </div>
    ))}
  </SimpleGrid>
)

/** A card with a heading; nothing when it would be empty. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useAnchor(title)
  return (
    <Stack
      as="section"
      id={id}
      scrollMarginTop="32"
      aria-label={title}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      padding="5"
      gap="4"
    >
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
