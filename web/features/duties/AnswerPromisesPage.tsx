/** What is answered in how many working days, and how many answers of the last twelve months came in time. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { kindWords } from '#api/duties/kindWords.rules.ts'
import * as texts from '#texts/duties/promises.js'
import type { AnswerPromisesPageQuery } from '#web/__generated__/AnswerPromisesPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { answerers } from './answerers.ts'

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
          <Section key={name} title={name}>
            <SmallTable
              name={name}
              rows={[...kinds, ...dated]}
              keyOf={(kind) => kind}
              columns={[
                { header: texts.what(), cell: (kind) => kindWords[kind]() },
                {
                  header: texts.within(),
                  number: true,
                  cell: (kind) => byKind.get(kind)!.days ?? texts.ownDay({ kind }),
                },
                { header: texts.inTime(), number: true, cell: (kind) => <Kept {...byKind.get(kind)!.kept} /> },
              ]}
            />
          </Section>
        ))}
        <Text color="fg.muted">{texts.meaning()}</Text>
      </Stack>
    </>
  )
}

interface KeptProps {
  answered: number
  inTime: number | null | undefined
}

const Kept = ({ answered, inTime }: KeptProps) =>
  typeof inTime === 'number' ? (
    <>
      {texts.share({ share: inTime / answered })}{' '}
      <Text as="span" color="fg.muted" whiteSpace="nowrap">
        {texts.counts({ inTime, answered })}
      </Text>
    </>
  ) : (
    <Text as="span" color="fg.muted">
      {texts.tooFew()}
    </Text>
  )
