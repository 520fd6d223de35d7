// Package serve_page answers with the page.
package serve_page

import (
	"net/http"
	"strings"

	"rkllmd/web"
)

// ServePage answers with a file of the page: / is its index.html, and so is /page/.
//
// **Runs on:** the request's goroutine.
func ServePage(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Security-Policy", web.PagePolicy)
	w.Header().Set("Referrer-Policy", "no-referrer")
	w.Header().Set("Cache-Control", "no-cache")
	name := "page" + strings.TrimPrefix(r.URL.Path, "/page")
	if strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	http.ServeFileFS(w, r, web.Page, name)
}
