/** The packages of others that are part of the page, and the licence of each. The build fails when one is not named. */
import type { Plugin } from "vite";

export const PACKED = {
    svelte: "MIT",
    clsx: "MIT",
    "openapi-fetch": "MIT",
    "@fluent/bundle": "Apache-2.0",
    "@fontsource/alegreya": "OFL-1.1",
    "@fontsource/alegreya-sans": "OFL-1.1",
} as const;

const PACKAGE = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

export function namesWhatIsPacked(): Plugin {
    return {
        name: "names-what-is-packed",
        apply: "build",
        generateBundle(_options, bundle) {
            for (const chunk of Object.values(bundle)) {
                const files =
                    chunk.type === "chunk"
                        ? Object.entries(chunk.modules).flatMap(([file, { renderedLength }]) =>
                              renderedLength > 0 ? [file] : [],
                          )
                        : chunk.originalFileNames;
                for (const file of files) {
                    const name = PACKAGE.exec(file.startsWith("/") ? file : `/${file}`)?.[1];
                    if (name !== undefined && !(name in PACKED))
                        this.error(
                            `${name} is packed with the page, but packed.ts does not name its licence`,
                        );
                }
            }
        },
    };
}
