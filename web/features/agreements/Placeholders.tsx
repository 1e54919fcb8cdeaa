/** What a template of agreements may name, and what it must. */
import { Code, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/agreements/templateEditing.js'
import { dotted } from '#listed'
import type { Placeholders_template$key } from '#web/__generated__/Placeholders_template.graphql.ts'

export function Placeholders({ template }: { template: Placeholders_template$key }) {
  const { placeholders } = useFragment(
    graphql`
      fragment Placeholders_template on AgreementTemplate {
        placeholders {
          name
          about
          required
          mayBeEmpty
          example
        }
      }
    `,
    template,
  )
  return (
    <Stack as="section" gap="2" aria-label={texts.placeholders()}>
      <Text fontWeight="medium">{texts.placeholders()}</Text>
      <Text color="fg.muted" fontSize="sm">
        {texts.placeholdersHint()}
      </Text>
      <Stack as="ul" gap="2" fontSize="sm" listStyleType="none">
        {placeholders.map((one) => (
          <li key={one.name}>
            <Code dir="ltr" overflowWrap="anywhere" whiteSpace="normal">
              {one.example}
            </Code>
            <Text color="fg.muted">
              {dotted([one.about, one.required && texts.required(), one.mayBeEmpty && texts.mayBeEmpty()])}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
