/** A warning that the IP check of an idea is open, or will be. */
import { Alert } from '@chakra-ui/react'

interface Props {
  words: string
  /** Whether it comes up while somebody writes, so that it is read out. */
  live?: boolean
}

export const IpCheckAlert = ({ words, live = false }: Props) => (
  <Alert.Root status="warning" {...(live ? { role: 'status' } : {})}>
    <Alert.Indicator />
    <Alert.Title fontWeight="normal">{words}</Alert.Title>
  </Alert.Root>
)
