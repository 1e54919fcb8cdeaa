/** The kinds as a table that is narrowed by words and by what they are about. */
import { HStack, Link as TextLink, NativeSelect, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/notificationCatalogue/table.js'
import type {
  CatalogueTable_kinds$data,
  CatalogueTable_kinds$key,
} from '#web/__generated__/CatalogueTable_kinds.graphql.ts'
import { categoryWords } from '#web/features/notifications/notifications.list.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { Filtered } from '#web/ui/Filtered.tsx'
import { formatCount } from '#web/ui/format.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { kindPath } from './cataloguePaths.ts'
import { channelsInWords, readersInWords } from './catalogueWords.ts'

type Kind = CatalogueTable_kinds$data[number]

const isWritten = ({ words }: Kind, language?: string) =>
  words.some((one) => one.written && (!language || one.language === language))

const titleOf = (kind: Kind) => (
  <Stack gap="1" align="start">
    <TextLink asChild fontWeight="medium">
      <Link to={kindPath(kind.name)}>{kind.title}</Link>
    </TextLink>
    <Text color="fg.muted" fontSize="xs" lineClamp={2}>
      {ownWay(kind.when ?? kind.example)}
    </Text>
    {(isWritten(kind) || isWritten(kind, 'ARABIC')) && (
      <HStack wrap="wrap" gap="1">
        {isWritten(kind, 'ENGLISH') && <Tag tone="info">{texts.changedEnglish()}</Tag>}
        {isWritten(kind, 'ARABIC') && <Tag tone="success">{texts.hasArabic()}</Tag>}
      </HStack>
    )}
  </Stack>
)

export function CatalogueTable({ kinds: key }: { kinds: CatalogueTable_kinds$key }) {
  const kinds = useFragment(
    graphql`
      fragment CatalogueTable_kinds on CatalogueKind @relay(plural: true) {
        name
        kind
        title
        category
        who
        when
        roles
        always
        bell
        email
        deviating
        told
        mailed
        example
        words {
          language
          written
        }
      }
    `,
    key,
  )
  const [category, setCategory] = useState('')
  const arabic = kinds.filter((kind) => isWritten(kind, 'ARABIC')).length
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.arabic({ written: arabic, all: kinds.length })}</Text>
      <NativeSelect.Root maxW="sm">
        <NativeSelect.Field
          aria-label={texts.category()}
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        >
          <option value="">{texts.everything()}</option>
          {Object.entries(categoryWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Filtered
        label={texts.search()}
        rows={kinds.filter((kind) => !category || kind.category === category)}
        wordsOf={({ title, name, when, example }) => [title, name, when, example].join(' ')}
        shown={texts.shown}
        none={texts.none}
      >
        {(rows) => (
          <SmallTable
            name={texts.title()}
            rows={rows}
            keyOf={({ name }) => name}
            columns={[
              { header: texts.what(), cell: titleOf },
              {
                header: texts.about(),
                cell: ({ category: about }) => <Text whiteSpace="nowrap">{categoryWords[about] ?? about}</Text>,
              },
              { header: texts.who(), cell: readersInWords },
              { header: texts.channels(), cell: channelsInWords },
              { header: texts.deviating(), number: true, cell: ({ deviating }) => formatCount(deviating) },
              { header: texts.told(), number: true, cell: ({ kind, told }) => (kind ? formatCount(told) : '') },
              { header: texts.mailed(), number: true, cell: ({ mailed }) => formatCount(mailed) },
            ]}
          />
        )}
      </Filtered>
    </Section>
  )
}
