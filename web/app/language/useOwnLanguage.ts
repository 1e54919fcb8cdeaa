/** The language that a person has chosen follows them to every browser. */
import { useEffect } from 'react'
import { graphql } from 'react-relay'
import type { Locale } from '#language'
import { languageNamed, localeOf } from '#api/languages.rules.ts'
import type { useOwnLanguageMutation } from '#web/__generated__/useOwnLanguageMutation.graphql.ts'
import * as texts from '#texts/app/language.js'
import { useAction } from '#web/relay/useAction.ts'
import { showIn } from './chosenLanguage.ts'

/** Comes to the page in the person's language; `language` is as the server names it, null where the person has chosen none. */
export function useFollowedLanguage(language: keyof typeof localeOf | null | undefined): void {
  const own = language ? localeOf[language] : undefined
  useEffect(() => {
    if (own) showIn(own)
  }, [own])
}

/** Changes the language of the signed-in person: of the app, and of mails. */
export function useChooseLanguage(): (chosen: Locale) => Promise<void> {
  const [update] = useAction<useOwnLanguageMutation>(
    graphql`
      mutation useOwnLanguageMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          viewer {
            id
            language
          }
        }
      }
    `,
    { failure: texts.failed() },
  )
  return async (chosen) => {
    const { ok } = await update({ input: { language: languageNamed[chosen] } })
    if (ok) showIn(chosen)
  }
}
