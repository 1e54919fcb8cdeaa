/** A person as a picture in a circle, or as two letters where there is none that can be shown. */
import { Center, Image } from '@chakra-ui/react'
import { useState } from 'react'
import { ownPath } from './ownPath.ts'

interface Props {
  name: string
  image?: string | null | undefined
  size?: string
}

/** Pictures come from ourselves alone: another site would learn who reads what. */
const isOurs = (image: string) => image.startsWith('data:') || ownPath(image) !== null

/** Titles before a name, and the Arabic article before a word of it. */
const title = /^((Dr|Prof|Eng)\.?|(أ\.\s?د|أ|د|م)\.)\s+/i
const article = /^ال(?=.{2})/

/** The first letters of the first word and of the last; Arabic ones do not join (U+200C). */
function initialsOf(name: string): string {
  const words = name.replace(title, '').split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  const letters = ends.map((word) => word.replace(article, '').slice(0, 1).toUpperCase())
  return letters.join(/\p{Script=Arabic}/u.test(letters[0] ?? '') ? '\u200c' : '')
}

export function Initials({ name, image, size = '8' }: Props) {
  // The address that could not be loaded; another one is tried.
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <Center
      boxSize={size}
      borderRadius="full"
      overflow="hidden"
      bg="brand.muted"
      color="brand.fg"
      fontSize={Number(size) > 20 ? '2xl' : Number(size) > 10 ? 'lg' : 'xs'}
      fontWeight="semibold"
      flexShrink="0"
      aria-hidden
    >
      {image && isOurs(image) && image !== broken ? (
        <Image src={image} alt="" boxSize="full" objectFit="cover" onError={() => setBroken(image)} />
      ) : (
        initialsOf(name)
      )}
    </Center>
  )
}
