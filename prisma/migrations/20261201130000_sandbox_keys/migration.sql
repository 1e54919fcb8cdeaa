-- A sandbox key is asked in the sandbox alone. How it begins and what it is say the same.
ALTER TABLE "ApiKey" ADD COLUMN "sandboxRole" "Role";
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_sandboxRole_check"
  CHECK (("sandboxRole" IS NOT NULL) = starts_with("prefix", 'ascent_sandbox_')) NOT VALID;
