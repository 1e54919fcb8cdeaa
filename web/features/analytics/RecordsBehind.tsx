/** The records behind a number: over which days and of whom, how many, and a page of them. */
import { Box, Stack, Text } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { sectorName } from '#api/features/challenges/sectorWords.rules.ts'
import * as texts from '#texts/analytics/page.js'
import { filterAt } from './analyticsAddress.ts'
import { AsOf } from './AsOf.tsx'
import { PagesBehind } from './PagesBehind.tsx'
import { RangeBar } from './RangeBar.tsx'

interface Props {
  days: ComponentProps<typeof AsOf>
  totalCount: number
  /** How many they are, in words. */
  counted: string
  /** The table of those on the page. */
  children: ReactNode
}

export function RecordsBehind({ days, totalCount, counted, children }: Props) {
  const [search] = useSearchParams()
  const { department, sector } = filterAt(search)
  return (
    <>
      <RangeBar asOf />
      <AsOf {...days} />
      <Stack gap="4">
        <Text>
          {counted} {department && texts.ofDepartment({ department })}{' '}
          {sector && texts.ofSector({ sector: sectorName(sector) })}
        </Text>
        {totalCount === 0 ? (
          <Text color="fg.muted">{texts.nothing()}</Text>
        ) : (
          <Box bg="bg.panel" borderWidth="1px" borderRadius="md" paddingX="3">
            {children}
          </Box>
        )}
        <PagesBehind totalCount={totalCount} />
      </Stack>
    </>
  )
}
