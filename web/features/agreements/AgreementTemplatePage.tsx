/** The template of a kind of agreements: what drafts are made from in both languages, its draft, and every version. */
import { Stack } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useParams } from 'react-router'
import { languageChoices } from '#api/languages.rules.ts'
import * as texts from '#texts/agreements/templateEditing.js'
import type { AgreementTemplatePageQuery } from '#web/__generated__/AgreementTemplatePageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { inLanguage, type WordsLanguage } from '#web/app/versions/version.ts'
import { VersionsTable } from '#web/app/versions/VersionsTable.tsx'
import { kindNamed } from './templateKinds.ts'
import { TemplateWords } from './TemplateWords.tsx'
import { useTemplateVersions } from './useTemplateVersions.ts'

const EditTemplate = lazy(() => import('./EditTemplate.tsx'))

export default function AgreementTemplatePage() {
  const { agreementTemplate: template } = usePage<AgreementTemplatePageQuery>(graphql`
    query AgreementTemplatePageQuery($kind: AgreementKind!) @preloadable {
      agreementTemplate(kind: $kind) {
        kind
        title
        own {
          language
          text
        }
        versions {
          ...useTemplateVersions_version
        }
        ...EditTemplate_template
      }
    }
  `)
  const versions = useTemplateVersions(template.versions.flatMap((one) => one ?? []))
  const [written, setWritten] = useState<{ language: WordsLanguage; text: string } | null>(null)
  const kind = kindNamed(useParams()['kind'] ?? '')
  if (!kind)
    return (
      <RecordMissing
        title={texts.missing()}
        message={texts.missingMessage()}
        back={{ to: '/admin/settings/agreements', label: texts.back() }}
      />
    )
  const ownIn = (language: string) => template.own.find((one) => one?.language === language)?.text ?? ''
  return (
    <>
      <PageHeader title={template.title} description={texts.about()} />
      <Stack gap="5">
        {languageChoices.map((language) => (
          <TemplateWords
            key={language}
            kind={kind}
            own={ownIn(language)}
            language={language}
            versions={versions}
            onEdit={(text) => setWritten({ language, text })}
          />
        ))}
        <VersionsTable
          versions={versions}
          own={{ ENGLISH: ownIn('ENGLISH'), ARABIC: ownIn('ARABIC') }}
          wholeOf={({ text }) => text}
          none={texts.noVersions()}
          currentTag={texts.isCurrent()}
          onDraft={({ language, text }) => setWritten({ language: language as WordsLanguage, text })}
        />
      </Stack>
      {written && (
        <Suspense fallback={null}>
          <EditTemplate
            template={template}
            kind={kind}
            revision={inLanguage(versions, written.language).draft?.revision ?? 0}
            {...written}
            onClose={() => setWritten(null)}
          />
        </Suspense>
      )}
    </>
  )
}
