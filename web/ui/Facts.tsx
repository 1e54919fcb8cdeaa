/** Pairs of label and value; a pair without a value is left out. */
import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useAnchor } from './record/anchors.ts'
import { useInSheet } from './record/place.ts'
import { ownWay } from './ownWay.tsx'

type Fact = readonly [label: string, value: ReactNode]

const present = ([, value]: Fact) => value !== null && value !== undefined && value !== '' && value !== false

export function Facts({ facts, columns = 2 }: { facts: readonly Fact[]; columns?: number }) {
  const shown = facts.filter(present)
  if (!shown.length) return null
  return (
    <SimpleGrid as="dl" columns={{ base: 1, sm: columns }} gapX="6" gapY="3">
      {shown.map(([label, value]) => (
        <div key={label}>
          <Text as="dt" color="fg.muted" fontSize="xs">
            {label}
          </Text>
          <Text as="dd" whiteSpace="pre-line" overflowWrap="anywhere">
            {ownWay(value)}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  )
}

const card = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  padding: 'var(--section-room)',
  gap: 'var(--gap-room)',
}
/** A sheet is narrow: its sections are divided by lines. */
const part = { borderTopWidth: '1px', paddingTop: '4', gap: '3', _first: { borderTopWidth: '0', paddingTop: '0' } }

/** A part of a record or page with a heading: a card, or in a sheet a part of it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useAnchor(title)
  const inSheet = useInSheet()
  return (
    <Stack as="section" id={id} scrollMarginTop={inSheet ? '14' : '32'} aria-label={title} {...(inSheet ? part : card)}>
      <Heading as={inSheet ? 'h3' : 'h2'} size={inSheet ? 'sm' : 'md'}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
