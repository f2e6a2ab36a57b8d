/* What keeps the archive on the device comes once the page has rested. */

addEventListener("load", () => setTimeout(() => import(new URL("keeping.js", import.meta.url)).catch(() => {}), 3000));
