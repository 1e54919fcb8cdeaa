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

export function Initials({ name, image, size = '8' }: Props) {
  // The address that could not be loaded; another one is tried.
  const [broken, setBroken] = useState<string | null>(null)
  const words = name
    .replace(/^(Dr|Prof|Eng)\.?\s+/i, '')
    .split(/\s+/)
    .filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
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
        letters.toUpperCase()
      )}
    </Center>
  )
}
