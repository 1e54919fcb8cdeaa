/** The templates of agreements, and which of them the university has changed. */
import { HStack, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as pages from '#texts/agreements/pages.js'
import * as texts from '#texts/agreements/templateEditing.js'
import * as versions from '#texts/ui/versions.js'
import type {
  AgreementTemplatesPageQuery,
  AgreementTemplatesPageQuery$data,
} from '#web/__generated__/AgreementTemplatesPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { inLanguage } from '#web/app/versions/version.ts'
import { templatePath } from './templateKinds.ts'
import { useTemplateVersions } from './useTemplateVersions.ts'

type Template = NonNullable<AgreementTemplatesPageQuery$data['agreementTemplates'][number]>

export default function AgreementTemplatesPage() {
  const { agreementTemplates } = usePage<AgreementTemplatesPageQuery>(graphql`
    query AgreementTemplatesPageQuery @preloadable {
      agreementTemplates {
        kind
        title
        versions {
          ...useTemplateVersions_version
        }
      }
    }
  `)
  return (
    <>
      <PageHeader title={pages.templates()} description={texts.description()} />
      <Section title={pages.templates()}>
        <SmallTable
          name={pages.templates()}
          rows={agreementTemplates.flatMap((one) => one ?? [])}
          keyOf={({ kind }) => kind}
          columns={[
            {
              header: texts.name(),
              cell: ({ kind, title }) => (
                <TextLink asChild textDecoration="underline">
                  <Link to={templatePath(kind)}>{title}</Link>
                </TextLink>
              ),
            },
            { header: versions.english(), cell: (template) => <Tags template={template} language="ENGLISH" /> },
            { header: versions.arabic(), cell: (template) => <Tags template={template} language="ARABIC" /> },
          ]}
        />
      </Section>
    </>
  )
}

function Tags({ template, language }: { template: Template; language: string }) {
  const { draft, current } = inLanguage(useTemplateVersions(template.versions.flatMap((one) => one ?? [])), language)
  return (
    <HStack gap="1" wrap="wrap">
      {current && <Tag tone="success">{texts.isChanged()}</Tag>}
      {draft && <Tag tone="pending">{versions.isDraft()}</Tag>}
      {current?.productChanged && <Tag tone="warning">{texts.productChanged()}</Tag>}
      {!current && !draft && <Text color="fg.muted">{texts.isOwn()}</Text>}
    </HStack>
  )
}
