/** What a check or an import came to, and every problem by row and field. */
import { Alert, Button, HStack, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/imports/importReport.js'
import { importFields } from '#api/features/imports/import.rules.ts'
import type { ImportReport_import$key } from '#web/__generated__/ImportReport_import.graphql.ts'
import { useDownload } from '#web/relay/useDownload.ts'
import { UndoImport } from './UndoImport.tsx'
import { kindWords } from './kindWords.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'

const shown = 50

export function ImportReport({ brought }: { brought: ImportReport_import$key }) {
  const kept = useFragment(
    graphql`
      fragment ImportReport_import on Import {
        number
        kind
        fileName
        state
        rows
        created
        existing
        refused
        error
        problemCount
        removed
        ...UndoImport_import
        problems {
          row
          field
          message
        }
      }
    `,
    brought,
  )
  const [download, downloading] = useDownload()
  if (kept.state === 'FAILED')
    return (
      <Alert.Root status="error">
        <Alert.Indicator />
        <Alert.Title>{kept.error}</Alert.Title>
      </Alert.Root>
    )
  if (kept.state === 'UNDONE') return <Text>{texts.undone({ count: kept.removed })}</Text>
  if (kept.state !== 'CHECKED' && kept.state !== 'DONE') return null
  const dry = kept.state === 'CHECKED'
  const file = texts.toMendCsv({ replace: kept.fileName.replace(/\.\w+$/, '') })
  return (
    <Section title={dry ? texts.whatAnImportWouldDo() : texts.report()}>
      <Facts
        columns={4}
        facts={[
          [texts.rows(), formatCount(kept.rows)],
          [dry ? texts.wouldBeCreated() : texts.created(), formatCount(kept.created)],
          [texts.alreadyThere(), formatCount(kept.existing)],
          [dry ? texts.wouldBeRefused() : texts.refused(), formatCount(kept.refused)],
        ]}
      />
      {kept.problems.length > 0 ? (
        <>
          <Problems kind={kept.kind} problems={kept.problems} count={kept.problemCount} />
          <Button
            alignSelf="start"
            variant="outline"
            loading={downloading}
            onClick={() => void download(`/api/imports/${kept.number}/refused`, file)}
          >
            <Download size={16} aria-hidden />
            {texts.downloadTheRefusedRows()}
          </Button>
        </>
      ) : (
        <Text color="fg.muted">{texts.everyRowIsGood()}</Text>
      )}
      {!dry && (
        <HStack>
          <Button asChild variant="outline">
            <Link to={kindWords[kept.kind].list}>{texts.openTheList({ many: kindWords[kept.kind].many })}</Link>
          </Button>
          <UndoImport brought={kept} />
        </HStack>
      )}
    </Section>
  )
}

interface ProblemsProps {
  kind: keyof typeof importFields
  problems: readonly { row: number; field: string; message: string }[]
  count: number
}

function Problems({ kind, problems, count }: ProblemsProps) {
  const labels = new Map(importFields[kind].map(({ field, label }) => [field, label]))
  const [all, setAll] = useState(false)
  const listed = all ? problems : problems.slice(0, shown)
  return (
    <>
      <SmallTable
        name={texts.problems()}
        rows={listed}
        keyOf={({ row, field, message }) => `${row} ${field} ${message}`}
        many
        columns={[
          { header: texts.row(), cell: ({ row }) => row },
          { header: texts.field(), cell: ({ field }) => labels.get(field) ?? (field || texts.theWholeRow()) },
          { header: texts.problem(), cell: ({ message }) => message },
        ]}
      />
      {problems.length > listed.length && (
        <Button alignSelf="start" size="sm" variant="ghost" onClick={() => setAll(true)}>
          {texts.showAll({ problems: problems.length })}
        </Button>
      )}
      {all && count > problems.length && (
        <Text color="fg.muted">
          {texts.theseAreTheFirstOf({ length: formatCount(problems.length), count: formatCount(count) })}
        </Text>
      )}
    </>
  )
}
