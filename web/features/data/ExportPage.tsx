/** Every list of the platform as a file, with all its fields. */
import { Button, HStack } from '@chakra-ui/react'
import { useDeferredValue, useState } from 'react'
import { graphql } from 'react-relay'
import { isoToday } from '#api/universityDay.rules.ts'
import * as texts from '#texts/data/exports.js'
import * as pages from '#texts/data/pages.js'
import type { ExportPageQuery } from '#web/__generated__/ExportPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { useDownload } from '#web/relay/useDownload.ts'
import { Section } from '#web/ui/Facts.tsx'
import { FilterBox } from '#web/ui/FilterBox.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SmallTable } from '#web/ui/SmallTable.tsx'
import { listInWords } from './listInWords.ts'

export default function ExportPage() {
  const { exportLists } = usePage<ExportPageQuery>(graphql`
    query ExportPageQuery @preloadable {
      exportLists
    }
  `)
  const [download, downloading] = useDownload()
  const [text, setText] = useState('')
  const sought = useDeferredValue(text.trim().toLowerCase())
  const rows = exportLists
    .map((name) => ({ name, title: listInWords(name) }))
    .filter(({ title }) => title.toLowerCase().includes(sought))
  const button = ({ name, title }: (typeof rows)[number], format: 'csv' | 'json') => (
    <Button
      size="xs"
      variant="outline"
      disabled={downloading}
      aria-label={texts.download({ list: title, format: format.toUpperCase() })}
      onClick={() =>
        void download(
          `/api/exports/${name}?format=${format}&column=*`,
          texts.file({ list: `${name}-${isoToday()}`, format }),
        )
      }
    >
      {format === 'csv' ? texts.csv() : texts.json()}
    </Button>
  )
  return (
    <>
      <PageHeader title={pages.exports()} description={pages.exportsDescription()} />
      <Section title={texts.lists()}>
        <FilterBox
          label={texts.search()}
          text={text}
          onChange={setText}
          found={rows.length ? texts.shown({ count: rows.length }) : texts.none({ text: text.trim() })}
        />
        {rows.length > 0 && (
          <SmallTable
            name={texts.lists()}
            rows={rows}
            keyOf={({ name }) => name}
            columns={[
              { header: texts.list(), cell: ({ title }) => title },
              {
                header: texts.as(),
                cell: (row) => (
                  <HStack>
                    {button(row, 'csv')}
                    {button(row, 'json')}
                  </HStack>
                ),
              },
            ]}
          />
        )}
      </Section>
    </>
  )
}
