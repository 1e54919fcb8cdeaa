/** The draft that a template makes, with sample answers or with those of a request. */
import { Box, Field, Heading, NativeSelect, Stack, Text } from '@chakra-ui/react'
import { Suspense, useDeferredValue, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { dotted } from '#listed'
import * as texts from '#texts/agreements/templateEditing.js'
import type { TemplatePreview_template$key } from '#web/__generated__/TemplatePreview_template.graphql.ts'
import type { TemplatePreviewQuery } from '#web/__generated__/TemplatePreviewQuery.graphql.ts'
import type { WordsLanguage } from '#web/app/versions/version.ts'
import { writtenIn } from '#web/app/language/writtenIn.ts'
import { WrittenText } from '#web/ui/WrittenText.tsx'
import type { TemplateKind } from './templateKinds.ts'

interface Props {
  template: TemplatePreview_template$key
  kind: TemplateKind
  language: WordsLanguage
  text: string
}

export function TemplatePreview({ template, kind, language, text }: Props) {
  const { requests } = useFragment(
    graphql`
      fragment TemplatePreview_template on AgreementTemplate {
        requests {
          number
          title
        }
      }
    `,
    template,
  )
  const [request, setRequest] = useState<number | null>(null)
  return (
    <Stack as="section" gap="3" minW="0" aria-label={texts.preview()}>
      <Field.Root>
        <Field.Label>{texts.previewWith()}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={request ?? ''}
            onChange={({ target }) => setRequest(target.value ? Number(target.value) : null)}
          >
            <option value="">{texts.samples()}</option>
            {requests.map((one) =>
              one ? (
                <option key={one.number} value={one.number}>
                  {texts.request({ number: String(one.number), title: one.title })}
                </option>
              ) : null,
            )}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Suspense fallback={null}>
        <DraftOf kind={kind} language={language} text={text} request={request} />
      </Suspense>
    </Stack>
  )
}

function DraftOf(props: Omit<Props, 'template'> & { request: number | null }) {
  const asked = useDeferredValue(props)
  const { agreementPreview: draft } = useLazyLoadQuery<TemplatePreviewQuery>(
    graphql`
      query TemplatePreviewQuery($kind: AgreementKind!, $language: Language!, $text: String!, $request: Int) {
        agreementPreview(kind: $kind, language: $language, text: $text, request: $request) {
          problem
          banner
          title
          made
          sections {
            heading
            paragraphs
          }
          parties
        }
      }
    `,
    asked,
  )
  if (draft.problem)
    return (
      <Text role="status" color="fg.error">
        {draft.problem}
      </Text>
    )
  return (
    <Stack
      borderWidth="1px"
      borderRadius="md"
      padding="4"
      gap="3"
      overflowWrap="anywhere"
      {...writtenIn(asked.language)}
    >
      <Text color="fg.muted" fontSize="sm">
        {draft.banner}
      </Text>
      <Heading as="h3" size="md">
        {draft.title}
      </Heading>
      <Text color="fg.muted" fontSize="sm">
        {draft.made}
      </Text>
      {draft.sections.map((section, nth) => (
        <Box key={nth}>
          <Heading as="h4" size="sm" marginBottom="1">
            {section?.heading}
          </Heading>
          {section?.paragraphs.map((paragraph, part) => (
            <WrittenText key={part} marginBottom="2">
              {paragraph}
            </WrittenText>
          ))}
        </Box>
      ))}
      {draft.parties.length > 0 && (
        <Text color="fg.muted" fontSize="sm">
          {texts.signatures({ parties: dotted(draft.parties) })}
        </Text>
      )}
    </Stack>
  )
}
