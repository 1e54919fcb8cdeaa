/** Bringing projects in from a file: choose it, match its columns, check it, import it, mend what was refused. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { FilePlus2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import type { ImportPageQuery } from '#web/__generated__/ImportPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportHistory } from './ImportHistory.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportReport } from './ImportReport.tsx'

export default function ImportPage() {
  const { import: open, imports } = usePage<ImportPageQuery>(graphql`
    query ImportPageQuery($number: Int!) @preloadable {
      import(number: $number) {
        id
        number
        fileName
        state
        ...ImportColumns_import
        ...ImportProgress_import
        ...ImportReport_import
      }
      imports {
        ...ImportHistory_import
      }
    }
  `)
  const busy = open?.state === 'CHECKING' || open?.state === 'RUNNING'
  return (
    <>
      <PageHeader
        title="Import data"
        description={open ? open.fileName : 'Projects from a CSV, Excel (XLSX) or JSON file.'}
        actions={
          open && (
            <Button asChild variant="outline">
              <Link to="/import-data">
                <FilePlus2 size={16} aria-hidden />
                Another file
              </Link>
            </Button>
          )
        }
      />
      <Stack gap="5" maxW="5xl">
        {open ? (
          <>
            {busy ? <ImportProgress key={open.number} brought={open} /> : <ImportReport brought={open} />}
            {!busy && <ImportColumns key={open.id} brought={open} />}
          </>
        ) : (
          <>
            <Section title="Choose a file">
              <Text color="fg.muted">
                The first row names the columns. A row needs a title, and a description or an abstract. Nothing is
                written before you have seen what would happen.
              </Text>
              <ChooseFile />
            </Section>
            <ImportHistory imports={imports} />
          </>
        )}
      </Stack>
    </>
  )
}
