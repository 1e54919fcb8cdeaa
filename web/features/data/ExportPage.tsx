/** Every list of the platform as a file, with all its fields. */
import { Button, HStack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { isoToday } from '#api/universityDay.rules.ts'
import { nameInWords } from '#api/inWords.rules.ts'
import * as texts from '#texts/data/exports.js'
import * as pages from '#texts/data/pages.js'
import type { ExportPageQuery } from '#web/__generated__/ExportPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { useDownload } from '#web/relay/useDownload.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Filtered } from '#web/ui/Filtered.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SmallTable } from '#web/ui/SmallTable.tsx'

export default function ExportPage() {
  const { exportLists } = usePage<ExportPageQuery>(graphql`
    query ExportPageQuery @preloadable {
      exportLists
    }
  `)
  const [download, downloading] = useDownload()
  const lists = exportLists.map((name) => ({ name, title: nameInWords(name) }))
  const button = ({ name, title }: (typeof lists)[number], format: 'csv' | 'json') => (
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
        <Filtered
          label={texts.search()}
          rows={lists}
          wordsOf={({ title }) => title}
          shown={texts.shown}
          none={texts.none}
        >
          {(rows) => (
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
        </Filtered>
      </Section>
    </>
  )
}
