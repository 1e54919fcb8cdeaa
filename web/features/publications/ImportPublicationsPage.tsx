/** Publications from a text, a file, DOIs or ORCID: read first, then chosen, then added (docs/spec/university.md#research-records). */
import { Alert, Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/publications/importing.js'
import * as pages from '#texts/publications/pages.js'
import type { ImportPublicationsPageQuery } from '#web/__generated__/ImportPublicationsPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ChooseEntries } from './importing/ChooseEntries.tsx'
import type { Entry } from './importing/readEntry.ts'
import { OrcidWorks } from './importing/OrcidWorks.tsx'
import { ReadDois } from './importing/ReadDois.tsx'
import { ReadOrcid } from './importing/ReadOrcid.tsx'
import { ReadText } from './importing/ReadText.tsx'
import type { Imported } from './importing/useImportEntries.ts'

const tabs = { text: texts.fromText(), doi: texts.fromDois(), orcid: texts.fromOrcid() } as const
type Source = keyof typeof tabs

export default function ImportPublicationsPage() {
  const data = usePage<ImportPublicationsPageQuery>(graphql`
    query ImportPublicationsPageQuery @preloadable {
      publicationSources {
        doi
        orcid
      }
      ownOrcid {
        value
      }
      ...OrcidWorks_query
    }
  `)
  const { publicationSources: sources, ownOrcid } = data
  const [params, setParams] = useSearchParams()
  const from = (Object.keys(tabs) as Source[]).find((one) => one === params.get('from')) ?? 'text'
  const [text, setText] = useState('')
  const [entries, setEntries] = useState<Entry[] | null>(null)
  const [imported, setImported] = useState<Imported | null>(null)
  const read = (found: Entry[]) => {
    setImported(null)
    setEntries(found)
  }
  const away = (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Description>{from === 'doi' ? texts.noDois() : texts.noOrcid()}</Alert.Description>
    </Alert.Root>
  )
  return (
    <>
      <PageHeader title={pages.importing()} description={texts.description()} />
      <Stack gap="5" maxW="5xl">
        {imported && <Done {...imported} />}
        {entries ? (
          <ChooseEntries
            entries={entries}
            onBack={() => setEntries(null)}
            onImported={(done) => {
              setImported(done)
              setText('')
              setEntries(null)
            }}
          />
        ) : (
          <>
            <OrcidWorks found={data} onReview={read} />
            <Section title={texts.source()}>
              <Tabs
                value={from}
                tabs={tabs}
                onChange={(next) => setParams(next === 'text' ? {} : { from: next }, { replace: true })}
              >
                <Stack gap="4" paddingTop="2">
                  {from === 'text' && <ReadText text={text} onText={setText} onRead={read} />}
                  {from === 'doi' && (sources.doi ? <ReadDois onRead={read} /> : away)}
                  {from === 'orcid' && (sources.orcid ? <ReadOrcid own={ownOrcid?.value ?? ''} onRead={read} /> : away)}
                </Stack>
              </Tabs>
            </Section>
          </>
        )}
      </Stack>
    </>
  )
}

const Done = ({ created, skipped }: Imported) => (
  <Alert.Root status="success" role="status">
    <Alert.Indicator />
    <Stack gap="2" align="start">
      <Alert.Title>{texts.imported({ count: created })}</Alert.Title>
      {skipped > 0 && <Text>{texts.skipped({ count: skipped })}</Text>}
      <Button asChild size="sm" variant="outline">
        <Link to="/research-management/publications?whose=mine">{texts.seeImported()}</Link>
      </Button>
    </Stack>
  </Alert.Root>
)
