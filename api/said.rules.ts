/** Words by key that are made when they are read: in the language of the reader (texts/language.ts). */

type Words<K extends string> = Readonly<Record<K, string>>

/** Makes a map of words from the messages that say them; it is read like one of strings. */
export function said<K extends string>(messages: Readonly<Record<K, () => string>>): Words<K> {
  const getters = Object.entries<() => string>(messages).map(([key, get]) => [key, { get, enumerable: true }] as const)
  return Object.defineProperties({}, Object.fromEntries(getters)) as Words<K>
}
