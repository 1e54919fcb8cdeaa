/** What of a new project was filled in for its writer, and from where; said at a field until it is changed. */
import { useFormikContext } from 'formik'
import { createContext, useContext } from 'react'
import * as texts from '#texts/projects/prefilled.js'

type Source = 'PROFILE' | 'PROJECT' | 'ORCID'
export type Prefilled = Readonly<Record<string, { readonly value: unknown; readonly source: Source }>>

export const PrefilledContext = createContext<Prefilled>({})

const words: Record<Source, string> = {
  PROFILE: texts.fromProfile(),
  PROJECT: texts.fromProject(),
  ORCID: texts.fromOrcid(),
}

/** The hint of a field that still holds what was filled in. */
export function usePrefilledHint(name: string): string | undefined {
  const { values } = useFormikContext<Record<string, unknown>>()
  const filled = useContext(PrefilledContext)[name]
  return filled && String(values[name]) === String(filled.value) ? words[filled.source] : undefined
}
