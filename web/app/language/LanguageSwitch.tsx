/** The other language by its own name, for pages before signing in, which have no user menu. */
import { Button } from '@chakra-ui/react'
import { language, languages } from '#language'
import { languageNames, showIn } from './chosenLanguage.ts'

export const LanguageSwitch = () =>
  languages
    .filter((each) => each !== language())
    .map((other) => (
      <Button key={other} variant="ghost" size="sm" lang={other} onClick={() => showIn(other)}>
        {languageNames[other]}
      </Button>
    ))
