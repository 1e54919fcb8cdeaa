/** What each permission allows, in words: a text for every row of the policy, in the group `permissions` of its feature's texts, and none besides. */
import { permissions as texts } from './__generated__/features/permissions.ts'
import type { Permission } from './policy.ts'

/** `PROJECT_READ` -> `projectRead`, as messages are named. */
type MessageOf<P extends string> = P extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<MessageOf<Rest>>}`
  : Lowercase<P>

type Meanings = { readonly [P in Permission as MessageOf<P>]: () => string }

/** A permission without a text is no `Meanings`, nor is a text without a permission. */
const meanings: Meanings = texts satisfies Meanings & Record<Exclude<keyof typeof texts, keyof Meanings>, never>

const messageOf = (permission: Permission) =>
  permission.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as keyof Meanings

/** What a permission allows, in the language that is wanted when it is asked. */
export const meaningOf = (permission: Permission): string => meanings[messageOf(permission)]()
