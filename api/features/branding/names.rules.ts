/** What the platform calls itself in a language: the one place that decides between the names of a look. */

export interface Names {
  platformName: string
  shortName: string
  tagline: string
}

interface NamesOfLook extends Names {
  arabicName: string
  arabicShortName: string
  arabicTagline: string
}

/** `language` is a tag such as `en` or `ar-AE`; what has no Arabic is as in English. */
export function namesIn(language: string, look: NamesOfLook): Names {
  const arabic = /^ar\b/i.test(language)
  const platformName = (arabic && look.arabicName) || look.platformName
  const short = (arabic && (look.arabicShortName || look.arabicName)) || look.shortName
  return {
    platformName,
    shortName: short || platformName,
    tagline: (arabic && look.arabicTagline) || look.tagline,
  }
}
