/** Light or dark, for pages before signing in, which have no user menu. */
import { IconButton } from '@chakra-ui/react'
import { Moon, Sun } from 'lucide-react'
import * as texts from '#texts/ui/colourMode.js'
import { useColourMode } from './colourMode.tsx'

export function ThemeSwitch() {
  const { shown, setMode } = useColourMode()
  const [next, Icon, words] =
    shown === 'dark'
      ? (['light', Sun, texts.switchToLight()] as const)
      : (['dark', Moon, texts.switchToDark()] as const)
  return (
    <IconButton variant="ghost" size="sm" aria-label={words} title={words} onClick={() => setMode(next)}>
      <Icon size={18} />
    </IconButton>
  )
}
