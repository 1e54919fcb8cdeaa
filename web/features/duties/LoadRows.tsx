/** How much is open of something and how much of it is overdue, as links to it. */
import { HStack, Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import * as texts from '#texts/duties/workload.js'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'

interface Load {
  key: string
  label: string
  open: number
  overdue: number
  /** Where it is listed; nowhere without it. */
  to?: string
  /** Whether what is shown is filtered by it. */
  current?: boolean
}

interface Props {
  title: string
  none: string
  loads: readonly Load[]
  /** The number of open ones in words. */
  counted: (numbers: { open: string }) => string
}

export const LoadRows = ({ title, none, loads, counted }: Props) => (
  <Section title={title}>
    {loads.every(({ open }) => open === 0) ? (
      <Text color="fg.muted">{none}</Text>
    ) : (
      <Stack as="ul" gap="1" listStyleType="none" marginX="-2">
        {loads.map(({ key, label, open, overdue, to, current }) => (
          <HStack
            as="li"
            key={key}
            gap="3"
            paddingX="2"
            paddingY="1.5"
            borderRadius="sm"
            {...(current ? { bg: 'brand.subtle' } : {})}
          >
            <Text flex="1" minW="0" fontWeight={current ? 'semibold' : 'medium'} overflowWrap="anywhere" dir="auto">
              {to ? (
                <Link to={to} aria-current={current || undefined}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </Text>
            {overdue > 0 && <Tag tone="danger">{texts.overdue({ count: overdue })}</Tag>}
            <Text whiteSpace="nowrap" color="fg.muted" fontVariantNumeric="tabular-nums">
              {counted({ open: formatCount(open) })}
            </Text>
          </HStack>
        ))}
      </Stack>
    )}
  </Section>
)
