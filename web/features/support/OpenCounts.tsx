/** How many support requests are open by something, as links to them. */
import { HStack, Stack, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import * as texts from '#texts/support/overview.js'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'

interface Count {
  label: string
  open: number
  overdue: number
  to?: string
}

export const OpenCounts = ({ title, counts }: { title: string; counts: readonly Count[] }) => (
  <Section title={title}>
    {counts.every(({ open }) => open === 0) ? (
      <Text color="fg.muted">{texts.none()}</Text>
    ) : (
      <Stack as="ul" gap="2" listStyleType="none">
        {counts.map(({ label, open, overdue, to }) => (
          <HStack as="li" key={label} gap="3">
            <Text flex="1" minW="0" fontWeight="medium" overflowWrap="anywhere" dir="auto">
              {to ? <Link to={to}>{label}</Link> : label}
            </Text>
            {overdue > 0 && <Tag tone="danger">{texts.overdueCount({ count: overdue })}</Tag>}
            <Text whiteSpace="nowrap" color="fg.muted" fontVariantNumeric="tabular-nums">
              {texts.count({ open: formatCount(open) })}
            </Text>
          </HStack>
        ))}
      </Stack>
    )}
  </Section>
)
