/** The words of a kind in one language, how they will be read, and the ways to change, reset and try them. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/notificationCatalogue/wording.js'
import { listed } from '#listed'
import type { KindWords_kind$key } from '#web/__generated__/KindWords_kind.graphql.ts'
import type { KindWordsResetMutation } from '#web/__generated__/KindWordsResetMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { writtenIn } from '#web/app/language/writtenIn.ts'
import { languageWords } from './catalogueWords.ts'
import { ChangeWords } from './ChangeWords.tsx'
import { MailPreview } from './MailPreview.tsx'
import { SendTest } from './SendTest.tsx'

interface Props {
  kind: KindWords_kind$key
  language: 'ENGLISH' | 'ARABIC'
}

const list = (names: readonly string[]) => listed(names.map((name) => `{${name}}`))

export function KindWords({ kind: key, language }: Props) {
  const {
    name,
    title,
    words,
    texts: usual,
    variables,
    required,
  } = useFragment(
    graphql`
      fragment KindWords_kind on CatalogueKind {
        name
        title
        words {
          language
          subject
          text
          written
          preview {
            ...MailPreview_preview
          }
        }
        texts
        variables
        required
      }
    `,
    key,
  )
  const [changing, setChanging] = useState(false)
  const confirm = useConfirm()
  const [reset] = useAction<KindWordsResetMutation>(
    graphql`
      mutation KindWordsResetMutation($input: ResetNotificationTemplateInput!) {
        resetNotificationTemplate(input: $input) {
          kind {
            ...KindWords_kind
            ...KindHistory_kind
          }
        }
      }
    `,
    { success: { title: texts.wasReset() }, failure: texts.notReset() },
  )
  const { subject, text, written, preview } = words.find((one) => one.language === language)!
  const inLanguage = writtenIn(language)
  const inWords = (said: string) => <span {...inLanguage}>{said}</span>
  const languageName = languageWords[language]!
  const change = () => setChanging(true)
  const askReset = () =>
    confirm({
      title: texts.resetTitle({ title }),
      message: texts.resetMessage({ language: languageName }),
      confirm: texts.reset(),
      onConfirm: async () => (await reset({ input: { name, language } })).ok,
    })
  return (
    <Section title={texts.title({ language: languageName })}>
      <Text color="fg.muted">{written ? texts.written() : texts.product()}</Text>
      <Facts
        columns={1}
        facts={[
          [texts.subject(), inWords(subject)],
          [texts.text(), inWords(text)],
          [texts.otherwise(), !written && language === 'ENGLISH' && usual.slice(1).join('\n')],
          [texts.variables(), list(variables)],
          [texts.required(), list(required)],
        ]}
      />
      <HStack wrap="wrap">
        <Button variant="outline" onClick={change} aria-label={texts.changeIn({ language: languageName })}>
          {texts.change()}
        </Button>
        {written && (
          <Button variant="outline" onClick={askReset} aria-label={texts.resetIn({ language: languageName })}>
            {texts.reset()}
          </Button>
        )}
        <SendTest name={name} language={language} />
      </HStack>
      <MailPreview preview={preview} language={language} />
      {changing && (
        <ChangeWords
          name={name}
          title={title}
          language={language}
          words={{ subject, text }}
          known={list(variables)}
          onClose={() => setChanging(false)}
        />
      )}
    </Section>
  )
}
