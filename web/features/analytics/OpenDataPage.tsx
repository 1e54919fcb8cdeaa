/** What the university publishes of its figures: the file, and what its columns and figures mean. */
import { Button, Code, Stack, Text } from '@chakra-ui/react'
import { Database, Download } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/analytics/openDataPage.js'
import type { OpenDataPageQuery } from '#web/__generated__/OpenDataPageQuery.graphql.ts'
import { VisitorPage } from '#web/features/summaries/VisitorPage.tsx'
import { usePage } from '#web/relay/page.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

const file = '/api/open-data/figures.csv'
const columns = [
  ['figure', texts.figureColumn],
  ['department', texts.departmentColumn],
  ['month', texts.monthColumn],
  ['value', texts.valueColumn],
  ['as_of', texts.asOfColumn],
] as const

export default function OpenDataPage() {
  const { openData } = usePage<OpenDataPageQuery>(graphql`
    query OpenDataPageQuery @preloadable {
      openData {
        asOf
        figures {
          code
          name
          definition
        }
      }
    }
  `)
  if (!openData)
    return (
      <VisitorPage>
        <EmptyState page icon={Database} title={texts.none()} message={texts.noneMeans()} />
      </VisitorPage>
    )
  return (
    <VisitorPage>
      <PageHeader
        title={texts.openData()}
        description={texts.description()}
        actions={
          <Button asChild>
            <a href={file} download>
              <Download size={16} aria-hidden />
              {texts.download()}
            </a>
          </Button>
        }
      />
      <Stack gap="5" maxW="4xl">
        <Text>
          {texts.address()} <Code>{file}</Code> {openData.asOf && texts.asOf({ time: formatTime(openData.asOf) })}
        </Text>
        <Section title={texts.columns()}>
          <Rows
            label={texts.columns()}
            head={[texts.column(), texts.meaning()]}
            rows={columns.map(([name, means]) => [name, means()])}
          />
        </Section>
        <Section title={texts.figures()}>
          <Rows
            label={texts.figures()}
            head={[texts.figure(), texts.meaning()]}
            rows={openData.figures.map(({ code, name, definition }) => [code, texts.figureMeans({ name, definition })])}
          />
        </Section>
      </Stack>
    </VisitorPage>
  )
}

interface RowsProps {
  label: string
  head: readonly [string, string]
  rows: readonly (readonly [string, string])[]
}

const Rows = ({ label, head: [name, meaning], rows }: RowsProps) => (
  <SmallTable
    name={label}
    rows={rows}
    keyOf={([code]) => code}
    columns={[
      { header: name, cell: ([code]) => <Code>{code}</Code> },
      { header: meaning, cell: ([, means]) => means },
    ]}
  />
)
