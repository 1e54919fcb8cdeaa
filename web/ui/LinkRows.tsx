/** A few records as links, each with a line of small words below it and its badges beside it. */
import * as texts from '#texts/ui/linkRows.js'
import { Flex, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from './format.ts'
import { ownWay } from './ownWay.tsx'

interface Rows {
  /** What the list is called, where no heading says so. */
  label?: string
  /** Stands there when there is no row. */
  none?: string
  children: readonly ReactNode[]
}

export const LinkRows = ({ label, none, children }: Rows) =>
  children.length ? (
    <Stack as="ul" gap="3" listStyleType="none" aria-label={label}>
      {children}
    </Stack>
  ) : (
    <Text color="fg.muted">{none}</Text>
  )

interface All {
  to: string
  shown: number
  total: number
  /** What they are, in the plural. */
  of: string
}

/** Below the first few of a list: the way to all of them. */
export const SeeAll = ({ to, shown, total, of }: All) =>
  total > shown && (
    <TextLink asChild alignSelf="start" textDecoration="underline">
      <Link to={to}>{texts.seeAll({ total: formatCount(total), of })}</Link>
    </TextLink>
  )

interface Row {
  /** Stands before the title. */
  icon?: ReactNode
  to: string
  title: string
  note?: ReactNode
  children?: ReactNode
}

export const LinkRow = ({ icon, to, title, note, children }: Row) => (
  <Flex as="li" gap="2" justifyContent="space-between" alignItems="start" wrap={icon ? 'nowrap' : 'wrap'}>
    {icon}
    <Stack gap="0" minW="0" flex="1 1 220px">
      <Link to={to}>
        <Text fontWeight="medium" lineClamp={2}>
          {ownWay(title)}
        </Text>
      </Link>
      {note && (
        <Text as="div" fontSize="xs" color="fg.muted">
          {ownWay(note)}
        </Text>
      )}
    </Stack>
    <Flex gap="1.5" wrap="wrap" alignItems="center">
      {children}
    </Flex>
  </Flex>
)
