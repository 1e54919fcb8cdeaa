/** From one page of records behind a number to the next. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/analytics/page.js'
import { formatCount } from '#web/ui/format.ts'
import { handedOn, pageAt } from './analyticsAddress.ts'

/** As many as the server gives at once. */
const pageSize = 25

export function PagesBehind({ totalCount }: { totalCount: number }) {
  const [search] = useSearchParams()
  const page = pageAt(search)
  const last = Math.max(1, Math.ceil(totalCount / pageSize))
  if (last === 1) return null
  const toPage = (to: number) => handedOn(search, { page: String(to) })
  return (
    <HStack as="nav" aria-label={texts.pages()} justifyContent="center" gap="4">
      {page > 1 && (
        <Button asChild variant="outline" size="sm">
          <Link to={toPage(page - 1)}>{texts.previous()}</Link>
        </Button>
      )}
      <Text>{texts.pageOf({ page: formatCount(page), last: formatCount(last) })}</Text>
      {page < last && (
        <Button asChild variant="outline" size="sm">
          <Link to={toPage(page + 1)}>{texts.next()}</Link>
        </Button>
      )}
    </HStack>
  )
}
