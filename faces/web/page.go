package web

import "embed"

// Page is the files of the page, below page/.
//
//go:embed page
var Page embed.FS

// PagePolicy is the page's Content-Security-Policy: it needs nothing from elsewhere, and nobody else may frame it.
const PagePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src " +
	"'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
