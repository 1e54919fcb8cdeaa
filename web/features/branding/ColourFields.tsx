/** The colours of pages, mails and files, each refused where it could not be read. */
import { SimpleGrid, Text } from '@chakra-ui/react'
import * as texts from '#texts/branding/page.js'
import { ColourField } from './ColourField.tsx'

export const ColourFields = () => (
  <>
    <Text color="fg.muted" fontSize="sm">
      {texts.colorsHint()}
    </Text>
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      <ColourField name="backgroundColor" />
      <ColourField name="textColor" />
      <ColourField name="accentColor" />
      <ColourField name="primaryColor" hint={texts.primaryHint()} />
      <ColourField name="secondaryColor" hint={texts.secondaryHint()} />
    </SimpleGrid>
  </>
)
