/** One kind of notification or letter: who gets it and how, its words in both languages, and who changed them. */
import { Link as TextLink, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/notificationCatalogue/kind.js'
import type { KindPageQuery } from '#web/__generated__/KindPageQuery.graphql.ts'
import { categoryWords } from '#web/features/notifications/notifications.list.ts'
import { usePage } from '#web/relay/page.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { cataloguePath, mailsOfKind } from './cataloguePaths.ts'
import { readersInWords } from './catalogueWords.ts'
import { KindChannels } from './KindChannels.tsx'
import { KindHistory } from './KindHistory.tsx'
import { KindWords } from './KindWords.tsx'

export default function KindPage() {
  const { catalogueKind: kind } = usePage<KindPageQuery>(graphql`
    query KindPageQuery($name: String!) @preloadable {
      catalogueKind(name: $name) {
        name
        kind
        title
        category
        who
        when
        roles
        told
        mailed
        example
        ...KindChannels_kind
        ...KindWords_kind
        ...KindHistory_kind
      }
    }
  `)
  if (!kind)
    return (
      <RecordMissing
        title={texts.missing()}
        message={texts.missingMessage()}
        back={{ to: cataloguePath, label: texts.back() }}
      />
    )
  const mails = (
    <TextLink asChild textDecoration="underline">
      <Link to={mailsOfKind(kind.name)}>{texts.mails({ count: kind.mailed, shown: formatCount(kind.mailed) })}</Link>
    </TextLink>
  )
  return (
    <>
      <PageHeader title={kind.title} description={kind.kind ? texts.ofNotification() : texts.ofLetter()} />
      <Stack gap="5">
        <Section title={texts.about()}>
          <Facts
            facts={[
              [texts.who(), readersInWords(kind)],
              [texts.when(), kind.when ?? texts.asItSays({ example: kind.example ?? '' })],
              [texts.category(), categoryWords[kind.category] ?? kind.category],
              [texts.name(), kind.name],
              [texts.told(), kind.kind && formatCount(kind.told)],
              [texts.mailed(), mails],
            ]}
          />
        </Section>
        <KindChannels kind={kind} />
        <KindWords kind={kind} language="ENGLISH" />
        <KindWords kind={kind} language="ARABIC" />
        <KindHistory kind={kind} />
      </Stack>
    </>
  )
}
