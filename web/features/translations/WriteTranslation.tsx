/** Writes a record's texts in the other language, each below its first text. */
import { Box, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/translations/dialog.js'
import { version } from '#texts/translations/record.js'
import type { Language } from '#web/__generated__/useVersionsQuery.graphql.ts'
import type { WriteTranslationMutation } from '#web/__generated__/WriteTranslationMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { labelOf } from '#web/ui/form/ruleWords.ts'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { translationRules } from './translationRules.ts'
import { useVersions, type Versions } from './useVersions.ts'
import { Version } from './Version.tsx'

interface Props {
  id: string
  language: Language
  onClose: () => void
}

export function WriteTranslation({ id, language, onClose }: Props) {
  const fields = useVersions(id)?.texts.filter(({ first, text }) => first || text) ?? []
  const [save] = useAction<WriteTranslationMutation>(
    graphql`
      mutation WriteTranslationMutation($input: UpdateTranslationInput!) {
        updateTranslation(input: $input) {
          recordId
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="updateTranslation"
      open
      onClose={onClose}
      width="720px"
      title={version({ language })}
      rules={translationRules}
      initial={Object.fromEntries(fields.map(({ name, text }) => [name, text]))}
      confirmed={fields.filter(({ isOutdated }) => isOutdated).map(({ name }) => name)}
      action={(_, __, edit) => save({ input: { recordId: id, ...edit } })}
      submit={texts.save()}
    >
      <Text color="fg.muted">{texts.whoReadsIt()}</Text>
      <Stack gap="5">
        {fields.map((field) => (
          <Pair key={field.name} field={field} />
        ))}
      </Stack>
    </FormDialog>
  )
}

/** Fields that are one line everywhere. */
const short = new Set(['title', 'name', 'headline', 'alternative'])

/** The first text, and the field for the other one below it. */
function Pair({ field }: { field: Versions['texts'][number] }) {
  const { name, language, first, isOutdated } = field
  const hint = isOutdated ? texts.outdated() : name === 'advantages' ? texts.onePerLine() : undefined
  const label = texts.field({ label: labelOf(translationRules, name), language })
  return (
    <Stack gap="2">
      <Text fontWeight="medium">{labelOf(translationRules, name)}</Text>
      <Box bg="bg.muted" borderRadius="md" padding="3" maxHeight="160px" overflowY="auto" tabIndex={0}>
        <Version language={language === 'ARABIC' ? 'ENGLISH' : 'ARABIC'}>{first}</Version>
      </Box>
      {short.has(name) ? (
        <TextField name={name} label={label} hint={hint} />
      ) : (
        <TextArea name={name} label={label} rows={4} hint={hint} />
      )}
    </Stack>
  )
}
