package web

import "embed"

// Page is the files of the page, below page/. Those of page/library, the works of others, are compressed: NAME.mjs.gz.
//
//go:embed page
var Page embed.FS

// Documents are openapi.json and asyncapi.json of docs/api, compressed, below documents/. Make docs writes them.
//
//go:embed documents
var Documents embed.FS

// OpenPaths are addresses, beside those of the page, that need no token: what they answer is no secret.
var OpenPaths = map[string]bool{"/": true, "/docs": true, "/openapi.json": true, "/asyncapi.json": true,
	"/readyz": true}

// PagePolicy is the page's Content-Security-Policy: it needs nothing from elsewhere, and nobody else may frame it.
const PagePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src " +
	"'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
