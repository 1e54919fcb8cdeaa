/** What a language model drafted: whose words they are, each sentence with its quotation, and apart what nothing backs. */
import { HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { Sparkles } from 'lucide-react'
import * as texts from '#texts/model/drafted.js'
import { listed } from '#listed'
import { Tag } from '#web/ui/badges/Tag.tsx'

interface Claim {
  text: string
  quotation: string
  source: string
}

interface Props {
  model: string
  claims: readonly Claim[]
  unbacked: readonly string[]
  withheld: readonly string[]
}

/** 'Drafted by MODEL'. */
export const DraftedBy = ({ model }: { model: string }) => (
  <HStack>
    <Tag tone="info" icon={Sparkles} title={texts.meaning()}>
      {texts.by({ model })}
    </Tag>
  </HStack>
)

export const Drafted = ({ model, claims, unbacked, withheld }: Props) => (
  <Stack gap="3">
    <DraftedBy model={model} />
    <Claims claims={claims} />
    <Unbacked sentences={unbacked} withheld={withheld} />
  </Stack>
)

const Claims = ({ claims }: { claims: readonly Claim[] }) =>
  claims.length === 0 ? (
    <Text color="fg.muted">{texts.nothingBacked()}</Text>
  ) : (
    <Stack as="ul" gap="3" listStyleType="none">
      {claims.map(({ text, quotation, source }) => (
        <Stack as="li" key={text + quotation} gap="1">
          <Text overflowWrap="anywhere">{text}</Text>
          <chakra.blockquote
            borderInlineStartWidth="3px"
            paddingInlineStart="3"
            fontSize="sm"
            overflowWrap="anywhere"
            dir="auto"
          >
            {quotation}
          </chakra.blockquote>
          <Text paddingInlineStart="3.5" fontSize="xs" color="fg.muted" dir="auto" overflowWrap="anywhere">
            {source}
          </Text>
        </Stack>
      ))}
    </Stack>
  )

/** Sentences of a model whose quotations were not found, and what it was not shown. */
export const Unbacked = ({ sentences, withheld }: { sentences: readonly string[]; withheld: readonly string[] }) => (
  <>
    {sentences.length > 0 && (
      <Stack gap="1" fontSize="sm">
        <Text fontWeight="medium">{texts.unbacked()}</Text>
        <Stack as="ul" gap="1" color="fg.muted" paddingInlineStart="5">
          {sentences.map((sentence) => (
            <chakra.li key={sentence} overflowWrap="anywhere">
              {sentence}
            </chakra.li>
          ))}
        </Stack>
      </Stack>
    )}
    {withheld.length > 0 && (
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {texts.withheld({ names: listed(withheld) })}
      </Text>
    )}
  </>
)
