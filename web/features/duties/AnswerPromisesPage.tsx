/** What is answered in how many working days, and how many answers of the last twelve months came in time. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/duties/promises.js'
import type { AnswerPromisesPageQuery } from '#web/__generated__/AnswerPromisesPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { answerers } from './answerers.ts'
import { AnswersTable } from './AnswersTable.tsx'

export default function AnswerPromisesPage() {
  const { answerPromises } = usePage<AnswerPromisesPageQuery>(graphql`
    query AnswerPromisesPageQuery @preloadable {
      answerPromises {
        kind
        days
        kept {
          answered
          inTime
        }
      }
    }
  `)
  const byKind = new Map(answerPromises.map((one) => [one.kind as string, one]))
  return (
    <>
      <PageHeader title={texts.title()} description={texts.description()} />
      <Stack gap="5" maxW="4xl">
        {answerers.map(({ name, kinds, dated }) => (
          <AnswersTable key={name} name={name} promises={[...kinds, ...dated].map((kind) => byKind.get(kind)!)} />
        ))}
        <Text color="fg.muted">{texts.meaning()}</Text>
      </Stack>
    </>
  )
}
