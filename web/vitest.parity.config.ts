import { defineConfig } from "vitest/config";

// Minutes, not seconds: no test hangs on the speed of the machine.
export default defineConfig({ test: { environment: "node", include: ["src/**/*.parity.ts"], testTimeout: 300_000 } });
