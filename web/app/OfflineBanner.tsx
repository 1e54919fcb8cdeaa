/** Says that the connection is lost, for as long as it is. */
import { Box, HStack, Text } from '@chakra-ui/react'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import * as texts from '#texts/app/offlineBanner.js'
import { isOffline, onConnectivity } from '#web/relay/connectivity.ts'

const never = () => false

export function OfflineBanner() {
  const offline = useSyncExternalStore(onConnectivity, isOffline, never)
  return (
    <Box role="status">
      {offline && (
        <HStack bg="warning.subtle" color="warning.fg" paddingX="4" paddingY="2" gap="2">
          <WifiOff size={16} aria-hidden />
          <Text>{texts.youreOfflineWhatYouTyped()}</Text>
        </HStack>
      )}
    </Box>
  )
}
