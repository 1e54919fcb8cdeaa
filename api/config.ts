export const config = { demo: true, production: false, publicUrl: 'http://127.0.0.1:4000', dataDir: '.data' }
