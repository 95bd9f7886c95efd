/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { namesWhatIsPacked } from "./packed.ts";

// The page is built into the Python package, which serves it. Nothing is inlined: the policy of the page forbids it.
export default defineConfig({
    plugins: [svelte(), namesWhatIsPacked()],
    build: {
        outDir: "../src/carrack/server/page",
        emptyOutDir: true,
        assetsInlineLimit: 0,
        reportCompressedSize: true,
        modulePreload: { polyfill: false },
    },
    server: {
        proxy: { "/api": { target: process.env["CARRACK_SERVER"] ?? "http://127.0.0.1:8000" } },
        fs: { allow: [".."] }, // the page shows NOTICE and LICENSE of the repository
    },
    // Where Python has said what it expects, that is held to it, and nothing else.
    test: { include: [process.env["CARRACK_FORETOLD"] ? "src/**/*.spoken.ts" : "src/**/*.test.ts"] },
});
