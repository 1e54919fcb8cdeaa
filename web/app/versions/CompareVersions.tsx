/** Two versions of words, word by word: what one lacks is struck through, what the other has is underlined. */
import { Box, Field, NativeSelect, SimpleGrid, Text } from '@chakra-ui/react'
import { diffWordsWithSpace } from 'diff'
import { useMemo, useState } from 'react'
import { languageChoices } from '#api/languages.rules.ts'
import * as texts from '#texts/ui/versions.js'
import { formatTime } from '#web/ui/format.ts'
import { Modal } from '#web/ui/Modal.tsx'
import { writtenIn } from '#web/app/language/writtenIn.ts'
import { languageInWords } from './languages.ts'
import type { Version, WordsLanguage } from './version.ts'

interface Props {
  /** The product's own words, which stand among the versions by their language; none for what the university added. */
  own?: Readonly<Record<WordsLanguage, string>>
  versions: readonly (Version & { whole: string })[]
  compared: Version
  onClose: () => void
}

const nameOf = ({ number, language, publishedAt }: Version) =>
  `${publishedAt ? texts.versionNumber({ number, time: formatTime(publishedAt) }) : texts.draftNumber({ number })} · ${languageInWords(language)}`

export default function CompareVersions({ own, versions, compared, onClose }: Props) {
  const earlier = versions.find(
    ({ number, language, publishedAt }) => publishedAt && language === compared.language && number < compared.number,
  )
  const [from, setFrom] = useState(earlier?.id ?? (own ? compared.language : compared.id))
  const [to, setTo] = useState(compared.id)
  const wholeOf = (id: string) => versions.find((one) => one.id === id)?.whole ?? own?.[id as WordsLanguage] ?? ''
  const [one, other] = [wholeOf(from), wholeOf(to)]
  const parts = useMemo(() => diffWordsWithSpace(one, other), [one, other])
  const choices = [
    ...(own ? languageChoices : []).map((language) => ({
      id: language,
      name: `${texts.own()} · ${languageInWords(language)}`,
    })),
    ...versions.map((version) => ({ id: version.id, name: nameOf(version) })),
  ]
  return (
    <Modal open onClose={onClose} title={texts.compareTitle()} width="4xl">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" marginBottom="4">
        <Choice label={texts.from()} value={from} onChange={setFrom} choices={choices} />
        <Choice label={texts.to()} value={to} onChange={setTo} choices={choices} />
      </SimpleGrid>
      {one === other ? (
        <Text color="fg.muted">{texts.same()}</Text>
      ) : (
        <Box whiteSpace="pre-wrap" overflowWrap="anywhere" {...writtenIn(compared.language as WordsLanguage)}>
          {parts.map(({ value, added, removed }, nth) =>
            added || removed ? (
              <Box
                key={nth}
                as={added ? 'ins' : 'del'}
                bg={added ? 'success.subtle' : 'danger.subtle'}
                color={added ? 'success.fg' : 'danger.fg'}
                title={added ? texts.added() : texts.removed()}
              >
                {value}
              </Box>
            ) : (
              <span key={nth}>{value}</span>
            ),
          )}
        </Box>
      )}
    </Modal>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  choices: readonly { id: string; name: string }[]
}

const Choice = ({ label, value, onChange, choices }: ChoiceProps) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <NativeSelect.Root>
      <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field.Root>
)
