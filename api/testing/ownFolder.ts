/** For vitest: a data folder for each worker, since tests count what lies in theirs. */
process.env['DATA_DIR'] = `.cache/test-data/${process.env['VITEST_POOL_ID']}`
