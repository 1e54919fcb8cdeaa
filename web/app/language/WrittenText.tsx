/** What somebody wrote, with its lines, set in its own direction: found out, or that of Arabic where it was written as such. */
import { Text } from '@chakra-ui/react'
import { writtenIn } from './writtenIn.ts'

export const WrittenText = ({ children, arabic = false }: { children: string; arabic?: boolean }) => (
  <Text whiteSpace="pre-line" overflowWrap="anywhere" {...(arabic ? writtenIn('ARABIC') : { dir: 'auto' as const })}>
    {children}
  </Text>
)
