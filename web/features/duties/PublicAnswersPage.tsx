/** How many answers came in time, for everybody: sums over twelve whole months, of what enough people answered. */
import { Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { Timer } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import { dayLength } from '#api/workingDays.rules.ts'
import * as texts from '#texts/duties/public.js'
import type { PublicAnswersPageQuery } from '#web/__generated__/PublicAnswersPageQuery.graphql.ts'
import { useApp } from '#web/app/AppContext.tsx'
import { VisitorPage } from '#web/features/summaries/VisitorPage.tsx'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { formatDate } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { answerers } from './answerers.ts'
import { AnswersTable } from './AnswersTable.tsx'

/** The day before a day, as the API writes it. */
const dayBefore = (day: string) => new Date(Date.parse(day) - dayLength).toISOString().slice(0, 10)

export default function PublicAnswersPage() {
  const { publicAnswerPromises } = usePage<PublicAnswersPageQuery>(graphql`
    query PublicAnswersPageQuery @preloadable {
      publicAnswerPromises {
        from
        until
        fewest
        promises {
          kind
          days
          kept {
            answered
            inTime
          }
        }
      }
    }
  `)
  const { viewer } = useApp()
  const { from, until, fewest, promises } = publicAnswerPromises
  if (!promises.length)
    return (
      <VisitorPage>
        <EmptyState page icon={Timer} title={texts.none()} message={texts.noneMeans()} />
      </VisitorPage>
    )
  const groups = answerers
    .map(({ name, kinds, dated }) => {
      const own: readonly string[] = [...kinds, ...dated]
      return { name, promises: promises.filter(({ kind }) => own.includes(kind)) }
    })
    .filter((group) => group.promises.length > 0)
  return (
    <VisitorPage>
      <PageHeader
        title={texts.title()}
        description={texts.description({ from: formatDate(from), until: formatDate(dayBefore(until)) })}
      />
      <Stack gap="5" maxW="4xl">
        {groups.map((group) => (
          <AnswersTable key={group.name} {...group} />
        ))}
        <Text color="fg.muted">{texts.meaning({ fewest: String(fewest) })}</Text>
        {viewer && (
          <TextLink asChild alignSelf="start" textDecoration="underline">
            <Link to="/answer-times">{texts.own()}</Link>
          </TextLink>
        )}
      </Stack>
    </VisitorPage>
  )
}
