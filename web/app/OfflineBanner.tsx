/**
 * Says that the connection is lost, for as long as it is, above all else that stays in sight: its height is the
 * variable `--above`, below which the top bar and the side menu stay.
 */
import { Box, HStack, Text } from '@chakra-ui/react'
import { WifiOff } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import * as texts from '#texts/app/offlineBanner.js'
import { isOffline, onConnectivity } from '#web/relay/connectivity.ts'

const never = () => false

/** Keeps `--above` at the height of an element, which lines that wrap change; returns how to end that. */
function saysHeight(element: HTMLElement): () => void {
  const { style } = document.documentElement
  const say = () => style.setProperty('--above', `${element.offsetHeight}px`)
  say()
  const observer = new ResizeObserver(say)
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--above')
  }
}

export function OfflineBanner() {
  const offline = useSyncExternalStore(onConnectivity, isOffline, never)
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => (offline && banner.current ? saysHeight(banner.current) : undefined), [offline])
  return (
    <Box ref={banner} role="status" position="sticky" top="0" zIndex="banner">
      {offline && (
        <HStack bg="warning.subtle" color="warning.fg" paddingX="4" paddingY="2" gap="2">
          <WifiOff size={16} aria-hidden />
          <Text>{texts.youreOfflineWhatYouTyped()}</Text>
        </HStack>
      )}
    </Box>
  )
}
