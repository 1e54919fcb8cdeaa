/** Bringing projects or challenges in from a file: choose it, match its columns, check it, import it, mend what was refused. */
import { Button, NativeSelect, Stack, Text } from '@chakra-ui/react'
import { FilePlus2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/imports/importPage.js'
import type { ImportPageQuery } from '#web/__generated__/ImportPageQuery.graphql.ts'
import { useFeature } from '#web/app/useFeature.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportHistory } from './ImportHistory.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportReport } from './ImportReport.tsx'
import { ImportTemplate } from './ImportTemplate.tsx'
import { kindWords } from './kindWords.ts'

const kinds = ['PROJECT', 'CHALLENGE'] as const

const needs = {
  PROJECT: texts.aDescriptionOrAnAbstract(),
  CHALLENGE: texts.aDescriptionOrAProblem(),
} as const

export default function ImportPage() {
  const { import: open, imports } = usePage<ImportPageQuery>(graphql`
    query ImportPageQuery($number: Int!) @preloadable {
      import(number: $number) {
        id
        number
        kind
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
  const allowed = useFeature('IMPORTS')
  const [params, setParams] = useSearchParams()
  const kind = kinds.find((one) => one === params.get('kind')) ?? 'PROJECT'
  const busy = open?.state === 'CHECKING' || open?.state === 'RUNNING'
  return (
    <>
      <PageHeader
        title={texts.importData()}
        description={
          open
            ? texts.from({ title: kindWords[open.kind].title, fileName: open.fileName })
            : texts.projectsOrChallengesFromA()
        }
        actions={
          open && (
            <Button asChild variant="outline">
              <Link to={`/import-data?kind=${open.kind}`}>
                <FilePlus2 size={16} aria-hidden />
                {texts.anotherFile()}
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
            <Section title={texts.chooseAFile()}>
              <NativeSelect.Root maxW="xs">
                <NativeSelect.Field
                  aria-label={texts.whatTheFileHolds()}
                  value={kind}
                  onChange={({ target }) => setParams({ kind: target.value }, { replace: true })}
                >
                  {kinds.map((one) => (
                    <option key={one} value={one}>
                      {kindWords[one].title}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
              <Text color="fg.muted">{texts.whatIsNeeded({ needs: needs[kind] })}</Text>
              {allowed ? <ChooseFile key={kind} kind={kind} /> : <Text fontWeight="medium">{texts.off()}</Text>}
              <ImportTemplate kind={kind} />
            </Section>
            <ImportHistory imports={imports} />
          </>
        )}
      </Stack>
    </>
  )
}
