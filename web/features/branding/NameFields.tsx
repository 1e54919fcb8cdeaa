/** What the platform is called in English and in Arabic. */
import { SimpleGrid } from '@chakra-ui/react'
import * as texts from '#texts/branding/page.js'
import { TextField } from '#web/ui/form/fields.tsx'

export const NameFields = () => (
  <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
    <TextField name="platformName" autoComplete="off" />
    <TextField name="arabicName" autoComplete="off" />
    <TextField name="shortName" autoComplete="off" hint={texts.shortNameHint()} />
    <TextField name="arabicShortName" autoComplete="off" />
    <TextField name="tagline" autoComplete="off" hint={texts.taglineHint()} />
    <TextField name="arabicTagline" autoComplete="off" hint={texts.arabicHint()} />
  </SimpleGrid>
)
