/** Says which parts of an address were not understood and left out, until the next step. */
import * as texts from '#texts/app/leftOut.js'
import { listed } from '#listed'
import { Alert } from '@chakra-ui/react'

const short = (part: string) => (part.length > 60 ? `${part.slice(0, 60)}…` : part)

export const LeftOut = ({ parts }: { parts: readonly string[] }) => (
  <Alert.Root status="warning" size="sm" marginBottom="4" role="status">
    <Alert.Indicator />
    <Alert.Title fontWeight="normal" overflowWrap="anywhere">
      {parts.length === 1 ? texts.aFilterInThisLink() : texts.someFiltersInThisLink()}
      {listed(parts.map(short))}
    </Alert.Title>
  </Alert.Root>
)
