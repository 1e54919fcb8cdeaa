/** Every list of the platform as a file, with all its fields. */
import { Button, HStack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import { isoToday } from '#api/universityDay.rules.ts'
import { listInWords } from '#api/features/exports/listInWords.rules.ts'
import * as texts from '#texts/data/exports.js'
import * as pages from '#texts/data/pages.js'
import type { ExportPageQuery } from '#web/__generated__/ExportPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { scheduleAddress, scheduledExportsPath } from '#web/relay/scheduledExports.ts'
import { useDownload } from '#web/relay/useDownload.ts'
import { Section } from '#web/ui/Facts.tsx'
import { Filtered } from '#web/ui/Filtered.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

const formats = { csv: texts.csv(), xlsx: texts.xlsx(), json: texts.json() }

export default function ExportPage() {
  const { exportLists } = usePage<ExportPageQuery>(graphql`
    query ExportPageQuery @preloadable {
      exportLists
    }
  `)
  const [download, downloading] = useDownload()
  const lists = exportLists.map((name) => ({ name, title: listInWords(name) }))
  const button = ({ name, title }: (typeof lists)[number], format: keyof typeof formats) => (
    <Button
      size="xs"
      variant="outline"
      disabled={downloading}
      aria-label={texts.download({ list: title, format: formats[format] })}
      onClick={() =>
        void download(
          `/api/exports/${name}?format=${format}&column=*`,
          texts.file({ list: `${name}-${isoToday()}`, format }),
        )
      }
    >
      {formats[format]}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={pages.exports()}
        description={pages.exportsDescription()}
        actions={
          <Button asChild variant="outline">
            <Link to={scheduledExportsPath}>{texts.scheduled()}</Link>
          </Button>
        }
      />
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
                    <HStack wrap="wrap">
                      {button(row, 'csv')}
                      {button(row, 'xlsx')}
                      {button(row, 'json')}
                      <Button asChild size="xs" variant="outline">
                        <Link
                          to={scheduleAddress({ list: row.name, columns: ['*'] })}
                          aria-label={texts.scheduleNamed({ list: row.title })}
                        >
                          {texts.schedule()}
                        </Link>
                      </Button>
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
