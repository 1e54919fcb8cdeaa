/** A report of the analytics as a file. */
import { Box, Button } from '@chakra-ui/react'
import { Download, FileSpreadsheet, FileText, Table2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { isoToday } from '#api/universityDay.rules.ts'
import * as texts from '#texts/analytics/page.js'
import { useDownload } from '#web/relay/useDownload.ts'
import { ActionMenu } from '#web/ui/ActionMenu.tsx'
import { handedOn } from './analyticsAddress.ts'

interface Props {
  report: 'overview' | 'pipeline' | 'indicators' | 'annual' | 'records'
  /** What else the report is of. */
  of?: Record<string, string>
}

export function ExportReport({ report, of = {} }: Props) {
  const [search] = useSearchParams()
  const [download, pending] = useDownload()
  const save = (format: string) =>
    void download(
      `/api/analytics/report${handedOn(search, { report, format, ...of })}`,
      `${report}-${isoToday()}.${format}`,
    )
  return (
    <ActionMenu
      trigger={
        <Button variant="outline" loading={pending} aria-label={texts.export()} paddingX={{ base: '3', md: '4' }}>
          <Download size={16} aria-hidden />
          <Box as="span" hideBelow="md">
            {texts.export()}
          </Box>
        </Button>
      }
      actions={[
        { label: 'CSV', icon: Table2, onSelect: () => save('csv') },
        { label: texts.excel(), icon: FileSpreadsheet, onSelect: () => save('xlsx') },
        { label: 'PDF', icon: FileText, onSelect: () => save('pdf') },
      ]}
    />
  )
}
