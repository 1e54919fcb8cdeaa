/** Light, dark, or as the system setting says; the choice is kept in the browser. */
import * as texts from '#texts/ui/colourMode.js'
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'

export const colourModes = { system: texts.systemDefault(), light: texts.light(), dark: texts.dark() } as const

export type ColourMode = keyof typeof colourModes

const key = 'ascent.theme'
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')

function show(look: 'light' | 'dark') {
  document.documentElement.className = look
  document.documentElement.style.colorScheme = look
}

function stored(): ColourMode {
  const value = localStorage.getItem(key)
  return value === 'light' || value === 'dark' ? value : 'system'
}

interface Chosen {
  mode: ColourMode
  /** How it looks now. */
  shown: 'light' | 'dark'
  setMode: (mode: ColourMode) => void
}

const ColourModeContext = createContext<Chosen>({
  mode: 'system',
  shown: 'light',
  setMode: () => {},
})

export function ColourModeProvider({ children }: { children: ReactNode }) {
  const [mode, set] = useState<ColourMode>(stored)
  const [isDark, setIsDark] = useState(() => systemDark().matches)
  useEffect(() => {
    const query = systemDark()
    const changed = () => setIsDark(query.matches)
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }, [])
  const shown = mode === 'system' ? (isDark ? 'dark' : 'light') : mode
  useEffect(() => {
    show(shown)
    // Paper is light: what is written lightly on it could not be read.
    const onPaper = () => show('light')
    const onScreen = () => show(shown)
    window.addEventListener('beforeprint', onPaper)
    window.addEventListener('afterprint', onScreen)
    return () => {
      window.removeEventListener('beforeprint', onPaper)
      window.removeEventListener('afterprint', onScreen)
    }
  }, [shown])
  const value = useMemo(
    (): Chosen => ({
      mode,
      shown,
      setMode(next: ColourMode) {
        set(next)
        if (next === 'system') localStorage.removeItem(key)
        else localStorage.setItem(key, next)
      },
    }),
    [mode, shown],
  )
  return <ColourModeContext.Provider value={value}>{children}</ColourModeContext.Provider>
}

export const useColourMode = () => useContext(ColourModeContext)
