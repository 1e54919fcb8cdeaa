// Builds the web app for each language, side by side: dist/en and dist/ar.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { languages } from '#language'
import { environment, root } from './setUp.mjs'

const build = async (language) => {
  const vite = spawn('vite', ['build'], {
    cwd: root,
    env: { ...environment(), APP_LANGUAGE: language },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  const [code] = await once(vite, 'close')
  return code
}

const codes = await Promise.all(languages.map(build))
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0
